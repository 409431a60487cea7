// Pictures of a page: made small, compared and searched for colours, by a blank page of the same browser.
import { readFileSync, writeFileSync } from "node:fs";
import { drawn } from "./browser.mjs";

/** Pixels as [red, green, blue, alpha, …] of a PNG, in this size. */
export async function pixels(browser, png, width, height) {
  const page = await browser.newPage();
  try {
    return await page.evaluate(
      async (data, wide, high) => {
        const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${data}`)).blob());
        const context = new OffscreenCanvas(wide, high).getContext("2d");
        context.imageSmoothingQuality = "high";
        context.drawImage(image, 0, 0, wide, high);
        return [...context.getImageData(0, 0, wide, high).data];
      },
      Buffer.from(png).toString("base64"),
      width,
      height,
    );
  } finally {
    await page.close();
  }
}

/** A PNG of the table alone, in all pixels. */
export async function tablePicture(page) {
  await atRest(page);
  return tableNow(page);
}

/** A PNG of the table alone, as it is. */
export async function tableNow(page) {
  const { x, y, width, height } = await (await page.$(".stage")).boundingBox();
  await page.$eval(".tools", (tools) => (tools.style.visibility = "hidden"));
  // Without more than the window: that would change the window's size for a moment, and the view with it.
  return page.screenshot({ clip: { x, y, width, height }, captureBeyondViewport: false });
}

/** Wait until nothing moves and the table is drawn in all pixels: half as many again each way as the screen has. */
export async function atRest(page) {
  // What was asked for just now is drawn first, perhaps in fewer pixels.
  await drawn(page);
  await page.waitForFunction(() => {
    const canvas = document.querySelector("canvas");
    return canvas.width === Math.round(canvas.clientWidth * Math.min(1.5 * devicePixelRatio, 2));
  });
  await drawn(page);
}

/** Mean difference of two pictures' colours, 0 to 255. */
export function difference(one, other) {
  let sum = 0;
  for (let n = 0; n < one.length; n++) sum += n % 4 === 3 ? 0 : Math.abs(one[n] - other[n]);
  return sum / ((one.length / 4) * 3);
}

/** How many pixels are of a strong colour with about this hue (degrees). */
export function pixelsOfHue(data, hue) {
  let found = 0;
  for (let n = 0; n < data.length; n += 4) {
    const [own, strength, bright] = hueOf(data[n], data[n + 1], data[n + 2]);
    if (strength > 0.35 && bright > 50 && Math.abs(((own - hue + 540) % 360) - 180) < 14) found += 1;
  }
  return found;
}

/** Hue in degrees, saturation from 0 to 1 and brightness to 255. */
export function hueOf(red, green, blue) {
  const most = Math.max(red, green, blue);
  const span = most - Math.min(red, green, blue);
  if (span === 0) return [0, 0, most];
  const sector = most === red ? ((green - blue) / span + 6) % 6 : most === green ? (blue - red) / span + 2 : (red - green) / span + 4;
  return [sector * 60, span / most, most];
}

export const SMALL = { width: 192, height: 120 };

/** The reference picture of a game, small; with TORRES3D_PICTURES=write it is made from `png` again. */
export async function reference(browser, game, png) {
  const file = new URL(`../pictures/${game}.png`, import.meta.url);
  if (process.env.TORRES3D_PICTURES === "write") writeFileSync(file, await smaller(browser, png));
  return readFileSync(file);
}

async function smaller(browser, png) {
  const page = await browser.newPage();
  const data = await page.evaluate(
    async (content, { width, height }) => {
      const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${content}`)).blob());
      const canvas = new OffscreenCanvas(width, height);
      canvas.getContext("2d").drawImage(image, 0, 0, width, height);
      const bytes = new Uint8Array(await (await canvas.convertToBlob({ type: "image/png" })).arrayBuffer());
      return btoa(String.fromCharCode(...bytes));
    },
    Buffer.from(png).toString("base64"),
    SMALL,
  );
  await page.close();
  return Buffer.from(data, "base64");
}

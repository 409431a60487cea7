// The official glTF validator over the files named: exit status 1 if it finds an error or a warning.
const fs = require("fs");
const validator = require("gltf-validator");

(async () => {
  let bad = 0;
  for (const file of process.argv.slice(2)) {
    const report = await validator.validateBytes(new Uint8Array(fs.readFileSync(file)));
    const { numErrors, numWarnings } = report.issues;
    console.log(`${file}: ${numErrors} errors, ${numWarnings} warnings`);
    for (const issue of report.issues.messages.slice(0, 10)) console.log(`  ${issue.code} ${issue.pointer}: ${issue.message}`);
    bad += numErrors + numWarnings;
  }
  process.exit(bad ? 1 : 0);
})();

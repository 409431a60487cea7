"""What a build for macOS needs beside what build_apps does: what its Info.plist says, its icons, signatures that hold.

On Apple's own processors nothing runs whose signature is wrong. What comes in wheels is signed by its linker, without
anybody's name; build_apps writes the program's modules into it, and other places into libraries.
"""

import hashlib
import plistlib
import struct
from pathlib import Path

ARM64 = 0x0100000C
FAT, MACH_O = b"\xca\xfe\xba\xbe", b"\xcf\xfa\xed\xfe"
SIGNATURE_COMMAND = 0x1D
DIRECTORY = 0xFADE0C02
"""What begins the part of a signature that has the sums of all pages."""
ADHOC = 0x2
"""The flag of a signature in nobody's name."""
SUMS = {1: hashlib.sha1, 2: hashlib.sha256}

IDENTIFIER = "torres3d.game"
"""Nobody else's; the project has no domain of its own to begin it with."""
KINDS = {"torres": "A game of Torres", "turm": "A game of Turm Bauer", "study": "A study of Torres"}
"""The files it opens, by their endings."""
PROGRAM_ICON = "iconfile"
"""What build_apps calls it."""
PICTURES = {32: ["ic11"], 64: ["ic12"], 128: ["ic07"], 256: ["ic08", "ic13"], 512: ["ic09", "ic14"]}
"""As what a picture of so many pixels stands in an icon: for its own size, and for half of it on a fine screen."""


def write_icon(file: Path, pictures: dict[int, Path]) -> None:
    """Put PNG pictures, by their size, into one icon; build_apps stores small ones as old systems had them."""
    parts = [
        kind.encode() + struct.pack(">I", len(picture) + 8) + picture
        for size, kinds in PICTURES.items()
        for picture in [pictures[size].read_bytes()]
        for kind in kinds
    ]
    body = b"".join(parts)
    file.write_bytes(b"icns" + struct.pack(">I", len(body) + 8) + body)


def write_info(file: Path, version: str) -> None:
    """Add to an Info.plist who this is, and which files are its own; their icons lie beside the program's."""
    known = plistlib.loads(file.read_bytes())
    known |= {
        "CFBundleName": "Torres 3D",
        "CFBundleDisplayName": "Torres 3D",
        "CFBundleIdentifier": IDENTIFIER,
        "CFBundleVersion": version,
        "CFBundleShortVersionString": version,
        "CFBundleInfoDictionaryVersion": "6.0",
        "CFBundleSignature": "????",
        "LSApplicationCategoryType": "public.app-category.board-games",
        "LSMinimumSystemVersion": "11.0",
        "LSRequiresNativeExecution": True,
        "NSHighResolutionCapable": True,
        "CFBundleDocumentTypes": [
            {
                "CFBundleTypeName": words,
                "CFBundleTypeRole": "Editor",
                "CFBundleTypeIconFile": f"{ending}.icns",
                "LSHandlerRank": "Owner",
                "LSItemContentTypes": [f"{IDENTIFIER}.{ending}"],
            }
            for ending, words in KINDS.items()
        ],
        "UTExportedTypeDeclarations": [
            {
                "UTTypeIdentifier": f"{IDENTIFIER}.{ending}",
                "UTTypeDescription": words,
                "UTTypeConformsTo": ["public.data"],
                "UTTypeIconFile": f"{ending}.icns",
                "UTTypeTagSpecification": {"public.filename-extension": [ending]},
            }
            for ending, words in KINDS.items()
        ],
    }
    file.write_bytes(plistlib.dumps(known))


def sign_again(file: Path) -> bool:
    """Put the sums of a program's or a library's pages right where something was changed after it was signed.

    Whether anything was wrong. Raises `ValueError` when it is signed in somebody's name, who alone can do it again.
    """
    data = bytearray(file.read_bytes())
    wrong = [at for begin in _for_arm(data) for at in _directories(data, begin) if _put_right(data, begin, at, file)]
    if wrong:
        file.write_bytes(data)
    return bool(wrong)


def is_for_others(file: Path) -> bool:
    """Whether a library is for other processors than Apple's only."""
    data = file.read_bytes()
    return data[:4] in (FAT, MACH_O) and not _for_arm(data)


def _for_arm(data: bytes) -> list[int]:
    """Where the parts for Apple's processors begin."""
    if data[:4] == MACH_O:
        return [0] if struct.unpack_from("<I", data, 4) == (ARM64,) else []
    if data[:4] != FAT:
        return []
    (count,) = struct.unpack_from(">I", data, 4)
    parts = [struct.unpack_from(">IIIII", data, 8 + 20 * number) for number in range(count)]
    return [begin for processor, _, begin, _, _ in parts if processor == ARM64]


def _directories(data: bytes, begin: int) -> list[int]:
    """Where the directories of sums lie of the part that begins there."""
    (commands,) = struct.unpack_from("<I", data, begin + 16)
    at, found = begin + 32, []
    for _ in range(commands):
        kind, size = struct.unpack_from("<II", data, at)
        if kind == SIGNATURE_COMMAND:
            signature = begin + struct.unpack_from("<I", data, at + 8)[0]
            (count,) = struct.unpack_from(">I", data, signature + 8)
            blobs = [signature + struct.unpack_from(">I", data, signature + 16 + 8 * n)[0] for n in range(count)]
            found += [blob for blob in blobs if struct.unpack_from(">I", data, blob) == (DIRECTORY,)]
        at += size
    return found


def _put_right(data: bytearray, begin: int, at: int, file: Path) -> bool:
    """Write the sums of all pages into the directory that lies there; whether one was another."""
    flags, sums, _, _, count, limit = struct.unpack_from(">6I", data, at + 12)
    length, kind, _, page_bits = data[at + 36 : at + 40]
    before = bytes(data[at + sums : at + sums + count * length])
    ends = [min((number + 1) << page_bits, limit) for number in range(count)]
    pages = [data[begin + (number << page_bits) : begin + end] for number, end in enumerate(ends)]
    right = b"".join(SUMS[kind](page).digest()[:length] for page in pages)
    if right != before and not flags & ADHOC:
        raise ValueError(f"{file} was changed, and is signed in somebody's name")
    data[at + sums : at + sums + len(right)] = right
    return right != before

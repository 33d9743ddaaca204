/** File types that candidates may send. */
export type FileType = "pdf" | "docx" | "odt" | "rtf" | "doc" | "txt";

const signatures: [FileType, readonly number[]][] = [
  ["pdf", [0x25, 0x50, 0x44, 0x46, 0x2d]],
  ["docx", [0x50, 0x4b, 0x03, 0x04]],
  ["rtf", [0x7b, 0x5c, 0x72, 0x74, 0x66]],
  ["doc", [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]],
];

/** The first entry of an OpenDocument file, uncompressed. */
const openDocument = "mimetypeapplication/vnd.oasis.opendocument.text";

/** Number of bytes needed to recognise every type except text. */
const headBytes = 30 + openDocument.length;

/** Checks chunk by chunk for UTF-8 text without control characters, which no program would execute. */
function createTextCheck() {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let isText = true;
  const check = (decode: () => string) => {
    try {
      isText &&= !/[^\P{Cc}\n\r\t\f]/u.test(decode());
    } catch {
      isText = false;
    }
  };
  return {
    add: (bytes: Uint8Array) => check(() => decoder.decode(bytes, { stream: true })),
    end(): boolean {
      check(() => decoder.decode());
      return isText;
    },
  };
}

/** Detects a file's type chunk by chunk. Never opens archives: a small one may unpack to gigabytes. */
export function createSniffer() {
  const text = createTextCheck();
  let head = Buffer.alloc(0);
  return {
    add(bytes: Uint8Array): void {
      if (head.length < headBytes) head = Buffer.concat([head, bytes.subarray(0, headBytes - head.length)]);
      text.add(bytes);
    },
    end(): FileType | undefined {
      if (head.length === 0) return undefined;
      const match = signatures.find(([, signature]) =>
        signature.every((byte, index) => head[index] === byte),
      );
      if (!match) return text.end() ? "txt" : undefined;
      const [type] = match;
      return type === "docx" && head.subarray(30).toString("latin1") === openDocument ? "odt" : type;
    },
  };
}

/** The detected type, if it matches the extension of the file name. */
export function checkExtension(detected: FileType | undefined, name: string): FileType | undefined {
  const [, extension = ""] = /\.([^.]+)$/.exec(name.toLowerCase()) ?? [];
  return detected === (extension === "text" ? "txt" : extension) ? detected : undefined;
}

/** A safe file name: the last path segment without control and direction characters, up to 200 characters. */
export function displayName(name: string): string {
  const base = name.split(/[/\\]/).at(-1) ?? "";
  return base
    .toWellFormed()
    .normalize("NFC")
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, "")
    .trim()
    .replace(/^(.{160}).*(.{39})$/su, "$1…$2");
}

/** Types of files that candidates send. */
export type FileType = "pdf" | "docx" | "odt" | "rtf" | "doc" | "txt";

const starts: [FileType, readonly number[]][] = [
  ["pdf", [0x25, 0x50, 0x44, 0x46, 0x2d]],
  ["docx", [0x50, 0x4b, 0x03, 0x04]],
  ["rtf", [0x7b, 0x5c, 0x72, 0x74, 0x66]],
  ["doc", [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]],
];

/** The first entry of an OpenDocument file, in the clear. */
const openDocument = "mimetypeapplication/vnd.oasis.opendocument.text";

/** So many bytes tell every type but text. */
const headBytes = 30 + openDocument.length;

/** Whether pieces that follow each other are text in UTF-8 without control characters: nothing that some program would run. */
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
    take: (bytes: Uint8Array) => check(() => decoder.decode(bytes, { stream: true })),
    end(): boolean {
      check(() => decoder.decode());
      return isText;
    },
  };
}

/**
 * Says what a file is by its own bytes, which come in pieces. Archives are not opened: a small one may hold gigabytes.
 */
export function createSniffer() {
  const text = createTextCheck();
  let head = Buffer.alloc(0);
  return {
    take(bytes: Uint8Array): void {
      if (head.length < headBytes) head = Buffer.concat([head, bytes.subarray(0, headBytes - head.length)]);
      text.take(bytes);
    },
    end(): FileType | undefined {
      if (head.length === 0) return undefined;
      const found = starts.find(([, start]) => start.every((byte, index) => head[index] === byte));
      if (!found) return text.end() ? "txt" : undefined;
      const [type] = found;
      return type === "docx" && head.subarray(30).toString("latin1") === openDocument ? "odt" : type;
    },
  };
}

/** The type of a file, where its name says the same as its bytes. */
export function agreedType(sniffed: FileType | undefined, name: string): FileType | undefined {
  const [, extension = ""] = /\.([^.]+)$/.exec(name.toLowerCase()) ?? [];
  return sniffed === (extension === "text" ? "txt" : extension) ? sniffed : undefined;
}

/** A name to show and to save under: the last part of a path, without what would break or turn a line, at most 200 characters. */
export function displayName(name: string): string {
  const base = name.split(/[/\\]/).at(-1) ?? "";
  return base
    .toWellFormed()
    .normalize("NFC")
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, "")
    .trim()
    .replace(/^(.{160}).*(.{39})$/su, "$1…$2");
}

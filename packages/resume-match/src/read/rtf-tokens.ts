export type RtfToken =
  | { kind: "open" }
  | { kind: "close" }
  /** `\word` with its number, if it has one. */
  | { kind: "word"; word: string; value: number | undefined }
  /** `\` and one sign. */
  | { kind: "symbol"; symbol: string }
  /** `\'hh`: a letter in the code page. */
  | { kind: "byte"; byte: number }
  /** Plain text: bytes from `start` to `end` (exclusive), without line ends. */
  | { kind: "text"; start: number; end: number };

const BACKSLASH = 92;
const OPEN = 123;
const CLOSE = 125;

function isLetter(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 65 && code <= 90);
}

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}

function isLineEnd(code: number): boolean {
  return code === 10 || code === 13 || code === 0;
}

/** Tokens of RTF, one after the other; the data of `\bin` is left out. Never throws: RTF has no wrong bytes. */
export function* tokenizeRtf(bytes: Uint8Array): Generator<RtfToken> {
  let at = 0;
  while (at < bytes.length) {
    const code = bytes[at] ?? 0;
    if (code === OPEN || code === CLOSE) {
      yield { kind: code === OPEN ? "open" : "close" };
      at += 1;
    } else if (code === BACKSLASH) {
      const { token, end } = readControl(bytes, at + 1);
      if (token) yield token;
      at = end;
    } else if (isLineEnd(code)) at += 1;
    else {
      const start = at;
      while (at < bytes.length && !endsText(bytes[at] ?? 0)) at += 1;
      yield { kind: "text", start, end: at };
    }
  }
}

/** Whether a run of plain text ends at this byte. */
function endsText(code: number): boolean {
  return code === OPEN || code === CLOSE || code === BACKSLASH || isLineEnd(code);
}

type Control = { token: RtfToken | undefined; end: number };

function readControl(bytes: Uint8Array, start: number): Control {
  const first = bytes[start] ?? 0;
  if (!isLetter(first)) return readSymbol(bytes, start, first);
  let at = start;
  let word = "";
  while (isLetter(bytes[at] ?? 0) && word.length < 32) {
    word += String.fromCharCode(bytes[at] ?? 0);
    at += 1;
  }
  const isNegative = bytes[at] === 45 && isDigit(bytes[at + 1] ?? 0);
  if (isNegative) at += 1;
  let digits = "";
  while (isDigit(bytes[at] ?? 0) && digits.length < 10) {
    digits += String.fromCharCode(bytes[at] ?? 0);
    at += 1;
  }
  if (bytes[at] === 32) at += 1;
  const value = digits === "" ? undefined : Number(digits) * (isNegative ? -1 : 1);
  if (word === "bin") return { token: undefined, end: at + Math.max(0, value ?? 0) };
  return { token: { kind: "word", word, value }, end: at };
}

function readSymbol(bytes: Uint8Array, start: number, code: number): Control {
  const symbol = String.fromCharCode(code);
  if (symbol !== "'") return { token: { kind: "symbol", symbol }, end: start + 1 };
  const hex = String.fromCharCode(bytes[start + 1] ?? 32, bytes[start + 2] ?? 32);
  if (!/^[\da-f]{2}$/i.test(hex)) return { token: undefined, end: start + 1 };
  return { token: { kind: "byte", byte: Number.parseInt(hex, 16) }, end: start + 3 };
}

export type RtfToken =
  | { kind: "open" }
  | { kind: "close" }
  /** `\word` with its optional number. */
  | { kind: "word"; word: string; value: number | undefined }
  /** `\` and one character. */
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

/** Tokens of RTF in order, without the data of `\bin`. Never throws: RTF has no invalid bytes. */
export function* tokenizeRtf(bytes: Uint8Array): Generator<RtfToken> {
  let index = 0;
  while (index < bytes.length) {
    const code = bytes[index] ?? 0;
    if (code === OPEN || code === CLOSE) {
      yield { kind: code === OPEN ? "open" : "close" };
      index += 1;
    } else if (code === BACKSLASH) {
      const { token, end } = readControl(bytes, index + 1);
      if (token) yield token;
      index = end;
    } else if (isLineEnd(code)) index += 1;
    else {
      const start = index;
      while (index < bytes.length && !endsText(bytes[index] ?? 0)) index += 1;
      yield { kind: "text", start, end: index };
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
  let index = start;
  let word = "";
  while (isLetter(bytes[index] ?? 0) && word.length < 32) {
    word += String.fromCharCode(bytes[index] ?? 0);
    index += 1;
  }
  const isNegative = bytes[index] === 45 && isDigit(bytes[index + 1] ?? 0);
  if (isNegative) index += 1;
  let digits = "";
  while (isDigit(bytes[index] ?? 0) && digits.length < 10) {
    digits += String.fromCharCode(bytes[index] ?? 0);
    index += 1;
  }
  if (bytes[index] === 32) index += 1;
  const value = digits === "" ? undefined : Number(digits) * (isNegative ? -1 : 1);
  if (word === "bin") return { token: undefined, end: index + Math.max(0, value ?? 0) };
  return { token: { kind: "word", word, value }, end: index };
}

function readSymbol(bytes: Uint8Array, start: number, code: number): Control {
  const symbol = String.fromCharCode(code);
  if (symbol !== "'") return { token: { kind: "symbol", symbol }, end: start + 1 };
  const hex = String.fromCharCode(bytes[start + 1] ?? 32, bytes[start + 2] ?? 32);
  if (!/^[\da-f]{2}$/i.test(hex)) return { token: undefined, end: start + 1 };
  return { token: { kind: "byte", byte: Number.parseInt(hex, 16) }, end: start + 3 };
}

import { TOP_LEVEL } from "../read/top-level.ts";
import type { Line } from "../types.ts";

/*
 * A narrow column breaks an email address or a link anywhere, also inside a word, and a phone number at a space.
 */

const isAddress = (token: string) =>
  /@|:\/\/|^www\.|^[a-z\d-]+(?:\.[a-z\d-]+)+(?:\/|$)/i.test(token) && /[a-z]/i.test(token);
/** Ends as no address ends. */
const endsOpen = (token: string) => /[-_/.@=]$/.test(token);
const endsWithDomain = new RegExp(String.raw`\.(?:${TOP_LEVEL}|example|test)$`, "i");
const countDigits = (text: string) => text.replace(/\D/g, "").length;

function continuesNumber(line: Line, next: string): boolean {
  const tail = /(?:^|\s)([+(]?\d[\d ().-]*)$/.exec(line.text)?.[1] ?? "";
  const head = /^\d[\d ().-]*(?=$|\s*[|•·,–—])/.exec(next)?.[0] ?? "";
  if (tail === "" || head === "" || countDigits(tail + head) > 13) return false;
  return line.wraps === true || (tail.startsWith("+") && countDigits(tail) <= 9);
}

function continuesAddress(line: Line, next: string): boolean {
  const token = /\S*$/.exec(line.text)?.[0] ?? "";
  const [, part = "", after = ""] = /^([a-z\d._~%/?=&#@-]+)(.*)$/.exec(next) ?? [];
  if (part === "") return false;
  if (part.startsWith("@")) return /^[\w.+-]+$/.test(token);
  if (!isAddress(token) || part.includes("@")) return false;
  if (after !== "") return endsOpen(token) && /^\s*[|•·,–—]/.test(after);
  if (token.includes("@") && !token.includes("://")) {
    const isWhole = endsWithDomain.test(token);
    return !isWhole || (part.length <= 3 && !/\.(?:com|org|net|edu|in|uk)$/i.test(token));
  }
  if (endsOpen(token) || part.startsWith(".")) return true;
  return line.wraps === true && !isAddress(part);
}

/** Joins the contact details that a column broke across lines. */
export function joinBrokenDetails(lines: Line[]): Line[] {
  const joined: Line[] = [];
  let above: Line | undefined;
  for (const line of lines) {
    const start = joined.at(-1);
    const isBelow =
      above !== undefined &&
      above.page === line.page &&
      above.column === line.column &&
      above.cells.length === 1 &&
      line.cells.length === 1 &&
      !line.bullet;
    const whole = isBelow && start ? { ...start, wraps: above?.wraps === true } : undefined;
    above = line;
    const glue =
      whole === undefined
        ? undefined
        : continuesNumber(whole, line.text)
          ? " "
          : continuesAddress(whole, line.text)
            ? ""
            : undefined;
    if (whole === undefined || glue === undefined) joined.push(line);
    else {
      const text = whole.text + glue + line.text;
      joined[joined.length - 1] = { ...whole, text, cells: [text] };
    }
  }
  return joined;
}

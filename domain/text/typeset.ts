/*
 * Typography of English text. Every replacement keeps the length of the text, so that offsets of quotations
 * and marks stay valid.
 */

const noBreak = "\u00a0";

/** Placeholders such as {count} stand for numbers. */
const number = String.raw`(?:\d|\{\w+\})`;
const units = [
  "%|per cent|lakhs?|crores?|KB|MB|GB|ms|px|IST",
  "(?:seconds?|mins?|minutes?|hours?|days?|weeks?|months?|years?|points?)(?![\\w-])",
  "(?:January|February|March|April|May|June|July|August|September|October|November|December)(?!\\w)",
  "(?:Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)(?!\\w)",
].join("|");
/** The space between a number and its unit, or a day and its month. */
const beforeUnit = new RegExp(`(?<=${number}) (?=${units})`, "g");

/** `'2025-04-01'` in a line of SQL, and the keys and values of JSON. */
const code = /(?<![\p{L}\d])'\d[^'\s]*'|"[\w.-]+":(?: "[^"]*")?/gu;

const opensBefore = /^$|[\s([{–—/“‘]$/;

/**
 * Replaces straight apostrophes and quotation marks with typographic ones.
 * @param before the text before it in the same paragraph, which decides whether a mark opens or closes
 */
function curlQuotes(text: string, before: string): string {
  return text.replace(/['"]/g, (mark, index: number) => {
    const opens = opensBefore.test((before + text.slice(0, index)).slice(-1));
    if (mark === '"') return opens ? "“" : "”";
    return opens && /^\p{L}/u.test(text.slice(index + 1)) ? "‘" : "’";
  });
}

/** @param before the text before it in the same paragraph */
function typesetPart(text: string, before: string): string {
  let end = 0;
  const parts: string[] = [];
  const add = (part: string) => parts.push(curlQuotes(part, before + text.slice(0, end)));
  for (const { 0: literal, index } of text.matchAll(code)) {
    add(text.slice(end, index));
    parts.push(literal);
    end = index + literal.length;
  }
  add(text.slice(end));
  return parts.join("");
}

/** Curly apostrophes and quotation marks. Code in the text stays as it is. */
export const typesetQuotes = (text: string): string => (/['"]/.test(text) ? typesetPart(text, "") : text);

/** `typesetQuotes`, and no line break between a number and its unit. */
export const typeset = (text: string): string => typesetQuotes(text).replace(beforeUnit, noBreak);

/** Elements whose text is code. */
const isCode = /^<(\/?)(?:code|pre|kbd|samp|script|style)[\s>]/;

/** `typeset` for the text of HTML, without tags, attributes and code. */
export function typesetHtml(html: string): string {
  let depth = 0;
  let before = "";
  return html
    .split(/(<[^>]*>)/)
    .map((part) => {
      if (part.startsWith("<")) {
        const [isTag, closes] = isCode.exec(part) ?? [];
        if (isTag) depth += closes === "/" ? -1 : 1;
        if (/^<\/?(?:p|li|h\d|td|th|dt|dd|figcaption|blockquote)\b/.test(part)) before = "";
        return part;
      }
      const set = depth > 0 ? part : typesetPart(part, before).replace(beforeUnit, noBreak);
      before = part.slice(-1) || before;
      return set;
    })
    .join("");
}

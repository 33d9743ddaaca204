/** A word as written: "follow-up", "₹1,50,000", "10:30", "&". */
export type Token = {
  text: string;
  /** Whether a full stop follows, which may belong to an abbreviation. */
  hasFullStop: boolean;
  /** The slash or dash that joins it to the word before, and may be read: "and/or", "Monday–Friday". */
  joinedBy: "/" | "–" | "";
  /** Whether punctuation after it ends a phrase. */
  endsPhrase: boolean;
};

const apostrophe = "['’‘ʼ`]";
const sign = String.raw`(?:US\$|[₹$€£¥]|(?:Rs|INR|USD|EUR|GBP)\.?(?=\d))`;
const digits = String.raw`(?:\d{1,3}(?:,\d{2,3})*,\d{3}(?!\d)|\d+)(?:\.\d+)*`;
const unit = String.raw`(?:%|°[CF]?|\/-|(?:km\/hr?|m\/s|km\/l|sq\.ft)\b|(?!x\d)[a-zA-Z]+²?(?:\/(?:day|month|year|hr|hour|kg|week)\b)?)`;
const amount = String.raw`${sign}?(?:${digits}|\.\d+)(?:[½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞]|(?:${unit})?(?:\/-)?)`;
const numeric = String.raw`[-−+~#<>≈≥≤±]?${apostrophe}?${amount}(?:(?:[-–−:/×÷+*=x]|'|-(?=\())${amount})*(?:"|''|\+|${apostrophe}s(?!\p{L}))?(?:-\p{L}+(?:-\d+)?)*`;
const letters = String.raw`[\p{L}\p{M}\p{N}]`;
const word = String.raw`${apostrophe}?${letters}+(?:(?:${apostrophe}|[-‐‑]|\.(?=${letters})|&)${letters}+)*${apostrophe}?`;
const shortened = String.raw`(?:km\/hr?|m\/s|[wc]\/o|a\/c|n\/a|b\/w|w\/)(?!\p{L})`;
const address = String.raw`[\w.+-]+@[\w-]+(?:\.[\w-]+)+|(?:https?:\/\/)?(?:www\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)*\.(?:com|in|org|net|io|co|ai|dev|edu|gov|uk|app|info|me)(?:\/[\w/.#?=&%-]*[\w/])?(?![\w.]*\w)`;
const phone = String.raw`\+?(?:\(\d+\)|\d+)(?:-?\(\d+\)|-\d+|\.\d+){1,5}(?![\p{L}%])`;
const handle = String.raw`[@#][\p{L}][\p{L}\p{N}_]*`;
const single = "[&+@%=×÷₹$€£°≥≤±≈]";
const tokenPattern = new RegExp(
  [address, phone, numeric, shortened, handle, word, single].map((part) => `(?:${part})`).join("|"),
  "iuy",
);
const simplePattern = new RegExp(word, "uy");
const other = /[^\p{L}\p{M}\p{N}₹$€£¥&+@%=×÷°<>≥≤±≈~#'’‘ʼ`.−-]+|[\s\S]/uy;
/** Written forms are shorter. */
const maxForm = 120;

const endOfPhrase = /^["'”’)\]]*[.,;:!?–—…|]|^["'”’)\]]*--|^["'”’)\]]*\s[-–—](?:\s|$)/;
const currencySign = /^(?:US\$|[₹$€£¥]|Rs|INR|USD|EUR|GBP)$/i;
const magnitude = /^(?:thousand|million|billion|trillion|lakhs?|lacs?|crores?|cr|mn|bn|LPA)$/i;
const isMoney = (text: string) => /^(?:US\$|[₹$€£¥]|Rs\.?|INR|USD|EUR|GBP)\s?[\d.,]+$/i.test(text);

function scan(chunk: string, rest: string): Token[] {
  const tokens: Token[] = [];
  const pattern = chunk.length > maxForm ? simplePattern : tokenPattern;
  for (let at = 0; at < chunk.length; ) {
    pattern.lastIndex = at;
    const found = pattern.exec(chunk)?.[0];
    if (found === undefined || found === "") {
      other.lastIndex = at;
      at += other.exec(chunk)?.[0].length ?? 1;
      continue;
    }
    at += found.length;
    const after = chunk.slice(at, at + 8) + (at + 8 >= chunk.length ? rest : "");
    const before = tokens.length > 0 ? chunk.charAt(at - found.length - 1) : "";
    tokens.push({
      text: found,
      joinedBy: before === "/" || before === "–" ? before : "",
      hasFullStop: chunk.charAt(at) === ".",
      endsPhrase: endOfPhrase.test(after),
    });
  }
  return tokens;
}

/** Whether two tokens with a space between them are one word: "Rs. 500", "₹2.5 crore", "2 1/2". */
function areOne(before: Token, { text }: Token): boolean {
  if (currencySign.test(before.text)) return /^[\d.,]/.test(text);
  if (before.endsPhrase) return false;
  if (isMoney(before.text)) return magnitude.test(text);
  const [, above = "", below = ""] = /^(\d)\/(\d)$/.exec(text) ?? [];
  return /^\d{1,3}$/.test(before.text) && above !== "" && above < below;
}

function joinAmounts(tokens: readonly Token[]): Token[] {
  const joined: Token[] = [];
  for (const token of tokens) {
    const before = joined.at(-1);
    if (before && areOne(before, token)) {
      const stop = before.hasFullStop ? "." : "";
      joined[joined.length - 1] = { ...token, text: `${before.text}${stop} ${token.text}` };
    } else joined.push(token);
  }
  return joined;
}

/**
 * Splits a text into words as written. Numbers with their signs and units, times, dates, sums of money, addresses and
 * abbreviations are one word each; other punctuation separates words, with or without spaces.
 */
export function splitText(text: string): Token[] {
  const tokens: Token[] = [];
  const chunks = text.split(/(\s+)/);
  for (let i = 0; i < chunks.length; i += 2) {
    const chunk = chunks[i] ?? "";
    const next = chunks[i + 2] ?? "";
    if (chunk !== "") tokens.push(...scan(chunk, ` ${next.slice(0, 2)} `));
  }
  return joinAmounts(tokens);
}

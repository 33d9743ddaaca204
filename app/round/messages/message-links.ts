/**
 * Windows and some mail programs cut or refuse longer links; phones take much more, and cannot open a saved draft.
 * In characters of the encoded link.
 */
export const maxMailtoCharacters = { desktop: 1_800, phone: 16_000 };

export type Mail = { to?: string | undefined; subject: string; text: string };

/** An address that can stand in a link and in a header as it is. */
const isPlainAddress = (to: string) =>
  /^[^\s@<>(),;:"\\[\]]+@[^\s@<>(),;:"\\[\]]+\.[^\s@<>(),;:"\\[\]]+$/u.test(to);

const addressOf = (to = "") => (isPlainAddress(to.trim()) ? to.trim() : "");

/** A link that opens a draft in the mail program. Without a usable address the person fills it in. */
export function mailtoLink({ to, subject, text }: Mail): string {
  const encoded = (value: string) => encodeURIComponent(value.toWellFormed());
  const address = encoded(addressOf(to)).replaceAll("%40", "@");
  return `mailto:${address}?subject=${encoded(subject)}&body=${encoded(text.replace(/\r?\n/g, "\r\n"))}`;
}

const base64 = (text: string) =>
  btoa(Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join(""));

/** At most so many bytes in an encoded word, whose limit is 75 characters with its frame (RFC 2047). */
const maxWordBytes = 42;

/** A header's text as encoded words. Characters are never split between two. */
function encodedWords(text: string): string {
  const line = text.replace(/\s+/g, " ").trim().toWellFormed();
  if (/^[\x20-\x7e]{0,60}$/.test(line) && !line.includes("=?")) return line;
  const parts: string[] = [];
  for (const character of line) {
    const longer = `${parts.at(-1) ?? ""}${character}`;
    if (parts.length > 0 && new TextEncoder().encode(longer).length <= maxWordBytes)
      parts[parts.length - 1] = longer;
    else parts.push(character);
  }
  return parts.map((part) => `=?UTF-8?B?${base64(part)}?=`).join("\r\n ");
}

/** A file that mail programs open as an unsent draft. An international address stays out: headers are ASCII. */
export function mailFile({ to, subject, text }: Mail): string {
  const address = addressOf(to);
  const body = base64(text.replace(/\r?\n/g, "\r\n")).replace(/.{76}(?=.)/g, "$&\r\n");
  return [
    ...(/^[\x21-\x7e]+$/.test(address) ? [`To: ${address}`] : []),
    `Subject: ${encodedWords(subject)}`,
    // Outlook opens such a file as a draft.
    "X-Unsent: 1",
    "MIME-Version: 1.0",
    "Content-Type: text/plain; charset=utf-8",
    "Content-Transfer-Encoding: base64",
    "",
    body,
    "",
  ].join("\r\n");
}

/** A number for WhatsApp: with its country code, or an Indian mobile number without it, which a person must confirm. */
export type WhatsAppNumber = { kind: "FULL" | "ASK"; digits: string } | undefined;

export function whatsAppNumber(phone = ""): WhatsAppNumber {
  // Of two numbers in one field the first counts.
  const [first = ""] = phone.trim().split(/[/,;|]|\s(?:or|and)\s|\bext/i);
  const digits = first.replace(/\D/g, "");
  // "(0)" after a country code is left out abroad.
  const isFull = /^\(?\+|^00/.test(first.trim());
  const international = first
    .replace(/\(0\)/g, "")
    .replace(/\D/g, "")
    .replace(/^00/, "")
    .replace(/^910(?=\d{10}$)/, "91");
  if (isFull)
    return international.length >= 8 && international.length <= 15 && !international.startsWith("0")
      ? { kind: "FULL", digits: international }
      : undefined;
  if (/^91[6-9]\d{9}$/.test(digits)) return { kind: "FULL", digits };
  const [, mobile] = /^0?([6-9]\d{9})$/.exec(digits) ?? [];
  return mobile === undefined ? undefined : { kind: "ASK", digits: `91${mobile}` };
}

/** Opens a chat with the text typed in; the person sends it there. */
export const whatsAppLink = (digits: string, text: string): string =>
  `https://wa.me/${digits}?text=${encodeURIComponent(text.toWellFormed())}`;

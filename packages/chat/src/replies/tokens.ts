import { toLatin } from "../language/to-latin.ts";

/** A message in lower-case Latin letters, with straight apostrophes. */
export const plainOf = (text: string) => toLatin(text).text.toLowerCase().replace(/[’‘`]/g, "'");

/**
 * The words of a message in lower-case Latin letters, with question marks and the signs that are a reply by themselves. Letters
 * that are drawn out count once: "yesss" is "yes".
 */
export function tokensOf(text: string): string[] {
  const plain = plainOf(text)
    .normalize("NFKD")
    .replace(/[؟？]/g, "?")
    // Accents, and joiners, which only shape letters.
    .replace(/[\u0300-\u036f\u200b-\u200d]/g, "")
    .replace(/(\p{L})\1{2,}/gu, "$1");
  return plain.match(/[\p{L}\p{M}\d_]+(?:'\p{L}+)?|👍|✅|👌|☑|✔|👎|❌|\?/gu) ?? [];
}

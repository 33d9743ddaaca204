/** Codes of ISO 15924. Several languages share most of them, so that only the script is certain. */
const scripts = "Arab Beng Cyrl Deva Gujr Guru Hang Hani Kana Knda Mlym Taml Telu Thai";

/** Frequent words with a grammatical function, without those that are common in English texts, too. */
const functionWords = [
  "en the and of to for with from at",
  "de und der für mit von bei zur des",
  "fr et les des du dans pour avec chez",
  "es el los las del para con por y",
  "pt dos das para com uma em os na",
  "it di della del dei il con presso e",
];

/** Fewer could be names, places and titles in an English text. */
const minWords = 6;
const countIn = (text: string, pattern: string) => text.match(new RegExp(pattern, "giu"))?.length ?? 0;

function foreignScript(text: string): string | undefined {
  const letters = countIn(text, "\\p{L}");
  return scripts.split(" ").find((script) => countIn(text, `\\p{Script=${script}}`) > letters / 2);
}

/** The language with clearly more function words than English and than any other. */
function foreignWords(text: string): string | undefined {
  const [english = 0, ...counts] = functionWords.map((line) =>
    countIn(text, `(?<!\\p{L})(${line.slice(3).replaceAll(" ", "|")})(?!\\p{L})`),
  );
  const best = Math.max(...counts);
  const place = counts.indexOf(best);
  const isSure = best >= minWords && best > 2 * english && place === counts.lastIndexOf(best);
  return isSure ? functionWords[place + 1]?.slice(0, 2) : undefined;
}

/**
 * The code of a text's language or script, such as `de` or `Arab`, if it is surely not English. Undefined for
 * English and for unknown languages.
 */
export const foreignLanguage = (text: string): string | undefined =>
  foreignScript(text) ?? foreignWords(text);

/** A language or script that the résumé engine does not read, by its English name. */
export type ForeignLanguage = { kind: "language" | "script"; name: string };

/** Codes of ISO 15924. Several languages share most of them, so that only the script is certain. */
const scripts = "Arab Beng Cyrl Deva Grek Gujr Guru Hang Hani Hebr Kana Knda Mlym Taml Telu Thai".split(" ");

/** Frequent words with a grammatical function, without those that are common in English texts, too. */
const functionWords = [
  "en the and of to for with from by at",
  "de und der für mit von bei zur zum den des auf",
  "fr et les des du une dans pour avec chez",
  "es el los las del para con una por y",
  "pt dos das para com uma em os na nos",
  "it di della del dei il con una presso e",
  "nl het een van voor met bij naar op en",
].map((line) => line.split(" "));

/** Fewer could be names, places and titles in an English text. */
const minWords = 6;
const lettersOf = (text: string, pattern: string) => text.match(new RegExp(pattern, "gu"))?.length ?? 0;

function foreignScript(text: string): string | undefined {
  const letters = lettersOf(text, "\\p{L}");
  return scripts.find((script) => lettersOf(text, `\\p{Script=${script}}`) > letters / 2);
}

/** The language with clearly more function words than English and than any other. */
function foreignWords(text: string): string | undefined {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const [english = 0, ...counts] = functionWords.map(
    (known) => words.filter((word) => known.indexOf(word) > 0).length,
  );
  const best = Math.max(...counts);
  const isSure =
    best >= minWords && best > 2 * english && counts.filter((count) => count === best).length === 1;
  return isSure ? functionWords[counts.indexOf(best) + 1]?.[0] : undefined;
}

/** The language of a text, if it is surely not English; undefined for English and for unknown languages. */
export function foreignLanguage(text: string): ForeignLanguage | undefined {
  const script = foreignScript(text);
  const code = script ?? foreignWords(text);
  if (code === undefined) return undefined;
  const kind = script === undefined ? "language" : "script";
  return { kind, name: new Intl.DisplayNames(["en"], { type: kind }).of(code) ?? code };
}

/** A language or script that the résumé engine does not read, by its English name. */
export type ForeignLanguage = { kind: "language" | "script"; name: string };

/** Codes of ISO 15924. Several languages share most of them, so that only the script is certain. */
const scripts = [
  ..."Arab Armn Beng Cyrl Deva Ethi Geor Grek Gujr Guru Hang Hani Hebr Hira Kana".split(" "),
  ..."Khmr Knda Laoo Mlym Mymr Orya Sinh Taml Telu Thai".split(" "),
];

/** Frequent words with a grammatical function, without those that are common in English texts, too. */
const functionWords: Record<string, string> = {
  en: "the and of to for with from by at as on is are was were my our their that this which",
  de: "und der das für mit von bei zur zum den dem des ein eine einer nicht auf aus als sowie durch über nach",
  fr: "et les des du une dans pour avec sur aux chez en au est sont ainsi que qui mes leurs cette",
  es: "el los las del para con una por y en como desde hasta sus mis más sobre entre",
  pt: "dos das para com uma em não os na nas nos pela pelo mais minha sobre até e",
  it: "di della delle del dei degli il gli nel nella con una presso alla dal sono che e per",
  nl: "het een van voor met bij naar uit ook niet zijn aan door tot mijn als op en",
  pl: "w z na do oraz przez dla jest się nie od po przy jako i o",
};
const wordSets = Object.entries(functionWords).map(
  ([code, words]) => [code, new Set(words.split(" "))] as const,
);

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
  const counts = new Map(
    wordSets.map(([code, known]) => [code, words.filter((word) => known.has(word)).length]),
  );
  const english = counts.get("en") ?? 0;
  counts.delete("en");
  const [best, next] = [...counts].toSorted(([, a], [, b]) => b - a);
  if (!best || best[1] < minWords || best[1] <= 2 * english || best[1] <= (next?.[1] ?? 0)) return undefined;
  return best[0];
}

/** The language of a text, if it is surely not English; undefined for English and for unknown languages. */
export function foreignLanguage(text: string): ForeignLanguage | undefined {
  const script = foreignScript(text);
  const code = script ?? foreignWords(text);
  if (code === undefined) return undefined;
  const kind = script === undefined ? "language" : "script";
  return { kind, name: new Intl.DisplayNames(["en"], { type: kind }).of(code) ?? code };
}

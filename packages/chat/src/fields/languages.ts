import type { FieldName, Reading } from "../types.ts";
import { otherPerson } from "./clauses.ts";

const languageNames = new Map(
  Object.entries({
    hindi: "Hindi",
    hin: "Hindi",
    english: "English",
    eng: "English",
    angrezi: "English",
    marathi: "Marathi",
    kannada: "Kannada",
    tamil: "Tamil",
    telugu: "Telugu",
    malayalam: "Malayalam",
    bengali: "Bengali",
    bangla: "Bengali",
    gujarati: "Gujarati",
    punjabi: "Punjabi",
    odia: "Odia",
    oriya: "Odia",
    urdu: "Urdu",
    assamese: "Assamese",
    konkani: "Konkani",
    sindhi: "Sindhi",
    nepali: "Nepali",
    bhojpuri: "Bhojpuri",
    tulu: "Tulu",
    arabic: "Arabic",
    french: "French",
    german: "German",
    spanish: "Spanish",
    polish: "Polish",
    portuguese: "Portuguese",
    italian: "Italian",
    russian: "Russian",
    mandarin: "Mandarin",
    chinese: "Chinese",
    japanese: "Japanese",
    korean: "Korean",
    turkish: "Turkish",
    swahili: "Swahili",
    welsh: "Welsh",
    tagalog: "Tagalog",
    filipino: "Filipino",
    cebuano: "Cebuano",
    bisaya: "Cebuano",
    ilocano: "Ilocano",
    kikuyu: "Kikuyu",
    luo: "Luo",
    luganda: "Luganda",
    kinyarwanda: "Kinyarwanda",
    yoruba: "Yoruba",
    igbo: "Igbo",
    hausa: "Hausa",
    pidgin: "Pidgin",
    zulu: "Zulu",
    isizulu: "Zulu",
    isixhosa: "Xhosa",
    sesotho: "Sotho",
    setswana: "Tswana",
    nihongo: "Japanese",
    xhosa: "Xhosa",
    afrikaans: "Afrikaans",
    amharic: "Amharic",
    somali: "Somali",
    pashto: "Pashto",
    farsi: "Persian",
    persian: "Persian",
    sinhala: "Sinhala",
    maithili: "Maithili",
    rajasthani: "Rajasthani",
    marwari: "Marwari",
    haryanvi: "Haryanvi",
    kashmiri: "Kashmiri",
    dogri: "Dogri",
    manipuri: "Manipuri",
    khasi: "Khasi",
    malay: "Malay",
    indonesian: "Indonesian",
    thai: "Thai",
    vietnamese: "Vietnamese",
    romanian: "Romanian",
    ukrainian: "Ukrainian",
    dutch: "Dutch",
    greek: "Greek",
    hebrew: "Hebrew",
    kiswahili: "Swahili",
    hiligaynon: "Hiligaynon",
    ilonggo: "Hiligaynon",
    waray: "Waray",
    bikol: "Bikol",
    bicolano: "Bikol",
    kapampangan: "Kapampangan",
    pangasinan: "Pangasinan",
    chavacano: "Chavacano",
    kamba: "Kamba",
    luhya: "Luhya",
    kalenjin: "Kalenjin",
    kimeru: "Meru",
    gikuyu: "Kikuyu",
    dholuo: "Luo",
    twi: "Twi",
    fante: "Fante",
    fula: "Fula",
    fulani: "Fula",
    fulfulde: "Fula",
    tiv: "Tiv",
    ijaw: "Ijaw",
    efik: "Efik",
    ibibio: "Ibibio",
    kanuri: "Kanuri",
    irish: "Irish",
    gaeilge: "Irish",
    gaelic: "Gaelic",
    scots: "Scots",
    silesian: "Silesian",
    kashubian: "Kashubian",
    czech: "Czech",
    slovak: "Slovak",
    lithuanian: "Lithuanian",
    latvian: "Latvian",
    estonian: "Estonian",
    hungarian: "Hungarian",
    bulgarian: "Bulgarian",
    serbian: "Serbian",
    croatian: "Croatian",
    swedish: "Swedish",
    norwegian: "Norwegian",
    danish: "Danish",
    finnish: "Finnish",
    albanian: "Albanian",
    kumaoni: "Kumaoni",
    garhwali: "Garhwali",
    chhattisgarhi: "Chhattisgarhi",
    magahi: "Magahi",
    awadhi: "Awadhi",
    bodo: "Bodo",
    santali: "Santali",
    mizo: "Mizo",
    nagamese: "Nagamese",
    sanskrit: "Sanskrit",
    pahari: "Pahari",
    ladakhi: "Ladakhi",
    saraiki: "Saraiki",
    beary: "Beary",
    kodava: "Kodava",
    kutchi: "Kutchi",
    malyalam: "Malayalam",
    panjabi: "Punjabi",
    dari: "Dari",
    kurdish: "Kurdish",
    burmese: "Burmese",
    khmer: "Khmer",
    cantonese: "Cantonese",
    hokkien: "Hokkien",
    tigrinya: "Tigrinya",
    oromo: "Oromo",
    lingala: "Lingala",
    wolof: "Wolof",
    shona: "Shona",
    ndebele: "Ndebele",
    sotho: "Sotho",
    tswana: "Tswana",
    chichewa: "Chichewa",
    bemba: "Bemba",
    polski: "Polish",
    angielski: "English",
    niemiecki: "German",
    ukrainski: "Ukrainian",
    rosyjski: "Russian",
    kiingereza: "English",
    kizungu: "English",
    ingles: "English",
    inglish: "English",
    englsh: "English",
    hindhi: "Hindi",
    aangilam: "English",
    tamizh: "Tamil",
    telgu: "Telugu",
    marati: "Marathi",
    guju: "Gujarati",
  }),
);

/** Whether two words differ by at most one inserted, deleted or replaced letter. */
function isNear(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  const short = Math.min(a.length, b.length);
  let same = 0;
  while (same < short && a[same] === b[same]) same += 1;
  return (
    a.slice(same + 1) === b.slice(same + 1) ||
    a.slice(same) === b.slice(same + 1) ||
    a.slice(same + 1) === b.slice(same)
  );
}

/** The language that a word names, even if one letter is wrong. */
export function languageOf(word: string): string | undefined {
  const known = languageNames.get(word);
  if (known !== undefined || word.length < 6) return known;
  return [...languageNames].find(([name]) => name.length >= 6 && isNear(word, name))?.[1];
}

/** End of a remark about languages, but not a comma within a list. */
const remarkEnd = /[.;!?\n(]+|\s(?=(?:but|par|lekin|magar|pero|though|except)\s)/;
const word = /\p{L}+/gu;
/** A language after these is not spoken. */
const notBefore =
  /\b(?:not|no|never|except|learning|learnt? some|forgot(?:ten)?|weak in|without|hear|understand|follow|don'?t (?:speak|know)|can'?t speak|cannot speak|instead of|rather than|did|studied|hindi ako marunong(?: ng)?)\s+(?:in |any |much |my |all |the |of )*$/;
/** A language before these is not spoken. */
const notAfter =
  /^\s*(?:(?:is|are|was|i|ko|mujhe|bhi|ka|me|to|bolna|language|ke|utna|thoda)\s+)*(?:nahi+n?|nai|not\b|isn'?t|don'?t|do not|forgot\w*|completely forgot|can'?t|cannot|no be|(?:i )?understand|never\b|samajh (?:aati|leta|leti)|only (?:understand|read)|understand only|(?:i )?can (?:only read|read only)|read only|movies?|films?|songs?|medium|puri(?:um|yum)|pesa var\w+|teriyadhu|theriyathu|se bachta)/;

function languagesIn(text: string) {
  // A word that comes again is compared with all names only once.
  const known = new Map<string, string | undefined>();
  return [...text.matchAll(word)].flatMap(({ 0: name, index }) => {
    if (!known.has(name)) known.set(name, languageOf(name));
    const language = known.get(name);
    return language === undefined ? [] : [{ language, start: index, end: index + name.length }];
  });
}

/** Languages in a remark, except negated ones. */
function spokenIn(remark: string): string[] {
  const isOfOther =
    otherPerson.test(remark) ||
    /\b(?:friend|they|people|customers) (?:say|said|says|speak|told)/.test(remark);
  const isDenied =
    /\b(?:so no|not count\w*|only know \w+ so|nahi aat[ia]|don'?t (?:speak|know) (?:it|them))\b/.test(remark);
  const all = languagesIn(remark);
  if (isOfOther && !/\b(?:i|mujhe|main)\b/.test(remark)) return [];
  return all.flatMap(({ language, start, end }, at) => {
    const before = remark.slice(0, start);
    const piece = `${before.split(",").at(-1)}${remark.slice(start).split(",")[0]}`;
    if (otherPerson.test(piece) && !/\bi\b/.test(piece)) return [];
    const after = remark.slice(end).split(",")[0] ?? "";
    const isLast = at === all.length - 1;
    return notBefore.test(before) || notAfter.test(after) || (isDenied && isLast) ? [] : [language];
  });
}

const shortNames = new Map(
  "eng english, hin hindi, tel telugu, tam tamil, mar marathi, mara marathi, kan kannada, mal malayalam, guj gujarati, ben bengali, beng bengali, pun punjabi, punj punjabi, urd urdu, ori odia, odi odia, ass assamese"
    .split(", ")
    .map((pair) => pair.split(" ") as [string, string]),
);

/** Short names in a list of nothing but languages: "Eng, Tel, Hin". */
function inFull(text: string): string {
  const names = text.match(word) ?? [];
  const isList = names.every(
    (name) =>
      shortNames.has(name) || languageOf(name) !== undefined || /^(?:and|n|aur|only|sirf)$/.test(name),
  );
  return isList ? text.replace(word, (name) => shortNames.get(name) ?? name) : text;
}

/** Reads the spoken languages, without those that are denied. Text is in lower case. */
export function readLanguages(raw: string, asked: FieldName | null): Reading<string[]> {
  const isAsked = asked === "languages";
  // A language that is corrected right away does not count.
  const text = (isAsked ? inFull(raw) : raw)
    .replace(/\S*@\S*/g, " ")
    .replace(/\p{L}+,? (?:sorry,? )?(?:i mean|no wait|i meant)\b/gu, (part) =>
      languageOf(part.split(/[ ,]/)[0] ?? "") ? " " : part,
    );
  const isContext =
    isAsked ||
    /\bspeak|\bfluent|\blanguages?\b|\bbol(?:t[aei]|na|lun?g?a?|leta|leti)\w*|\baat[ia] hai\b|\bsalita\b|\bnaongea\b|\bm[oó]wi[eę]\b|\bpesuven\b/.test(
      text,
    );
  if (!isContext && languagesIn(text).length < 2) return undefined;
  const remarks = text.split(remarkEnd);
  const last = remarks.findLast(
    (remark) => /\b(?:sirf|list|only|correct is|just those)\b/.test(remark) && spokenIn(remark).length > 1,
  );
  const names =
    last !== undefined && remarks.length > 1 && !isAsked ? spokenIn(last) : remarks.flatMap(spokenIn);
  return names.length > 0 ? { value: [...new Set(names)] } : undefined;
}

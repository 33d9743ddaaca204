import { isVowel } from "./phones.ts";

/*
 * British and Indian pronunciations, which are accepted like the dictionary's American ones. After J. C.
 * Wells, Accents of English (1982), vols. 2 and 3; R. Gargesh, "Indian English: phonology", in Varieties of
 * English 4 (2008); P. Sailaja, Indian English (2009).
 */

type Phones = readonly string[];

/** Words with the vowel of "bath", long in the south of England. */
const bathWords = new RegExp(
  `^(?:${"advance|advantage|after|afternoon|afterwards|answer|ask|bask|basket|bath|blast|branch|brass|broadcast|calf|calve|cast|castle|chance|chant|clasp|class|classroom|command|contrast|craft|dance|demand|disaster|draft|draught|enhance|example|fast|fasten|flask|forecast|france|gasp|ghastly|giraffe|glance|glass|graft|grant|graph|grasp|grass|half|halve|last|laugh|laughter|mask|mast|master|nasty|outcast|overcast|paragraph|pass|passport|past|pastor|pasture|path|photograph|plant|plaster|prance|raft|rasp|raspberry|rather|reprimand|sample|shaft|slant|staff|stance|surpass|task|telegraph|trance|transplant|vantage|vast|wrath"})(?:s|es|d|ed|ing|er|ers|ly|en)?$`,
);
const longAWords = /^(?:can't|shan't|aunt|aunts|aunt's)$/;

/** Words whose British form follows no rule. */
const britishWords: Record<string, string[]> = {
  advertisement: ["AH D V ER T IH S M AH N T", "AH D V AH T IH S M AH N T"],
  been: ["B IY N"],
  clerk: ["K L AA K", "K L AA R K"],
  clerks: ["K L AA K S", "K L AA R K S"],
  data: ["D AA T AH"],
  derby: ["D AA B IY"],
  either: ["AY DH AH", "AY DH ER"],
  garage: ["G AE R AA ZH", "G AE R IH JH"],
  herb: ["HH ER B"],
  herbs: ["HH ER B Z"],
  laboratory: ["L AH B AO R AH T R IY"],
  leisure: ["L EH ZH AH"],
  lever: ["L IY V AH"],
  lieutenant: ["L EH F T EH N AH N T"],
  missile: ["M IH S AY L"],
  mobile: ["M OW B AY L"],
  neither: ["N AY DH AH", "N AY DH ER"],
  patent: ["P EY T AH N T"],
  privacy: ["P R IH V AH S IY"],
  process: ["P R OW S EH S"],
  processes: ["P R OW S EH S IH Z"],
  progress: ["P R OW G R EH S"],
  project: ["P R AA JH EH K T", "P R OW JH EH K T"],
  route: ["R UW T"],
  routes: ["R UW T S"],
  schedule: ["SH EH D Y UW L", "SH EH JH UH L"],
  scheduled: ["SH EH D Y UW L D", "SH EH JH UH L D"],
  schedules: ["SH EH D Y UW L Z", "SH EH JH UH L Z"],
  scheduling: ["SH EH D Y UW L IH NG"],
  semi: ["S EH M IY"],
  shone: ["SH AA N"],
  status: ["S T EY T AH S"],
  strata: ["S T R AA T AH"],
  tomato: ["T AH M AA T OW"],
  vase: ["V AA Z"],
  vitamin: ["V IH T AH M IH N"],
  vitamins: ["V IH T AH M IH N Z"],
  zebra: ["Z EH B R AH"],
};

/** R is spoken before vowels only. The vowel before it stays long or ends in "uh". */
function withoutFinalR(phones: Phones): string[] {
  const out: string[] = [];
  phones.forEach((phone, i) => {
    const before = phones[i - 1];
    const beforeVowel = isVowel(phones[i + 1]);
    if (phone === "ER") {
      out.push("AH");
      if (beforeVowel) out.push("R");
    } else if (phone === "R" && isVowel(before) && !beforeVowel) {
      if (before === "IH" || before === "IY" || before === "UH" || before === "AY" || before === "AW")
        out.push("AH");
    } else out.push(phone);
  });
  return out;
}

/** "nurse" keeps its long vowel, which the model decodes as ER, although R itself is dropped. */
function withNurseVowel(phones: Phones): string[] {
  return phones.filter((phone, i) => !(phone === "R" && isVowel(phones[i - 1]) && !isVowel(phones[i + 1])));
}

function replaceAll(phones: Phones, from: string, to: readonly string[]): string[] {
  return phones.flatMap((phone) => (phone === from ? to : [phone]));
}

function withYod(phones: Phones, word: string): string[] {
  if (!/u|ew/.test(word.replaceAll("ou", ""))) return [...phones];
  return phones.flatMap((phone, i) =>
    phone === "UW" && /^[TDN]$/.test(phones[i - 1] ?? "") ? ["Y", phone] : [phone],
  );
}

function withBritishEnding(phones: Phones, word: string): string[] {
  const out = [...phones];
  const last = out.slice(-3).join(" ");
  const isLong = out.filter(isVowel).length > 3;
  if (isLong && /(?:ary|ery|ory)$/.test(word) && (last === "EH R IY" || last === "AO R IY"))
    out.splice(-3, 1, "AH");
  if (word.endsWith("ile") && out.slice(-2).join(" ") === "AH L") out.splice(-2, 1, "AY");
  return out;
}

function britishForms(phones: Phones, word: string): string[][] {
  const base = withBritishEnding(withYod(phones, word), word);
  if (bathWords.test(word) || longAWords.test(word))
    base.splice(0, base.length, ...replaceAll(base, "AE", ["AA"]));
  return [base, withoutFinalR(base), withNurseVowel(base)];
}

/** "lot" is round in Britain. In India many merge it with "thought". */
function withRoundLot(phones: Phones, word: string): string[] {
  return /o|wa/.test(word)
    ? phones.map((phone, i) => (phone === "AA" && phones[i + 1] !== "R" ? "AO" : phone))
    : [...phones];
}

/** V and W merge, TH and DH become dental stops, "thought" may be open, and ER is a vowel with its R. */
function indianForms(phones: Phones): string[][] {
  const dental = phones.map((phone) => (phone === "TH" ? "T" : phone === "DH" ? "D" : phone));
  return [phones, dental].flatMap((form) => [
    [...form],
    replaceAll(form, "V", ["W"]),
    replaceAll(form, "W", ["V"]),
  ]);
}

const maxForms = 16;

/**
 * All accepted pronunciations, at most 16: the dictionary's first, then their British and Indian forms.
 *
 * @param word in lower case
 * @param dictionaryForms the dictionary's pronunciations
 */
export function accentedForms(word: string, dictionaryForms: readonly string[][]): string[][] {
  const forms = new Map<string, string[]>();
  const add = (form: string[]) => {
    if (form.length > 0 && forms.size < maxForms) forms.set(form.join(" "), form);
  };
  for (const phones of dictionaryForms) add(phones);
  const local = [
    ...(britishWords[word] ?? []).map((form) => form.split(" ")),
    ...dictionaryForms.flatMap((phones) => britishForms(phones, word)),
  ];
  for (const form of local) add(form);
  for (const form of [...dictionaryForms, ...local]) add(withRoundLot(form, word));
  for (const form of [...dictionaryForms, ...local]) for (const indian of indianForms(form)) add(indian);
  for (const phones of dictionaryForms) add(replaceAll(replaceAll(phones, "ER", ["AH", "R"]), "ZH", ["JH"]));
  return [...forms.values()];
}

/**
 * A word in each accent, always in the same order: the dictionary's two first forms, British without R, Indian with R and
 * without, V for W, and W for V. For words that are spoken together.
 */
export function otherAccents(word: string, dictionaryForms: readonly string[][]): string[][] {
  const first = dictionaryForms[0] ?? [];
  const second = dictionaryForms[1] ?? first;
  const [, british = first] = britishForms(first, word);
  const [, , , rhotic = first, , indianV = first] = indianForms(first);
  const [, , , nonRhotic = british] = indianForms(british);
  return [first, british, rhotic, second, nonRhotic, indianV];
}

import type { Education, FieldName, Reading, Shift } from "../types.ts";

const shifts: [RegExp, Shift][] = [
  [
    /\bany\b(?! (?:update|news|question))|\bflexible\b|\bkoi bhi\b|\bkisi bhi\b|\ball shifts\b|\bwhatever\b|\bany ?time\b|\beverything\b|\b24\s*[x*/]\s*7\b/,
    "any",
  ],
  [/\brotat\w*/, "rotating"],
  [/\bnights?\b|\bu\.?s\.? ?(?:shift|process|timings?|hours)|\bgraveyard\b|\braat\b/, "night"],
  [/\bevenings?\b|\bafternoons?\b|\bshaam\b|\buk (?:shift|process)/, "evening"],
  [/\bdays?\b(?! \w+ week)|\bmornings?\b|\bgeneral\b|\bdin\b|\bsubah\b/, "day"],
];
const refusal =
  /\b(?:not?|no|except|but not|can'?t do|cannot|nahi|without|avoid)\s+(?:in |do |work |the |at )?(?:nights?|evenings?|days?|mornings?|rotat\w+|weekends?|afternoons?)(?: shifts?)?|\b(?:nights?|raat)(?: shifts?| me[in]?)? (?:nahi|not possible|no)\b|(?:because|as|since|coz|cos) .*/g;

function byClock(text: string): Shift | undefined {
  const clock =
    /\b(\d{1,2})(?:[:.]\d{2})?\s*(am|pm)?\s*(?:-|–|to|se)\s*(\d{1,2})(?:[:.]\d{2})?\s*(am|pm)?\b/.exec(text);
  const start = /\b(?:from|after|starting(?: at)?|at) (\d{1,2})(?:[:.]\d{2})? ?(am|pm)\b/.exec(text);
  if (!clock && start) {
    const from = (Number(start[1]) % 12) + (start[2] === "pm" ? 12 : 0);
    return from >= 5 && from < 12 ? "day" : from >= 12 && from < 19 ? "evening" : "night";
  }
  if (!clock) return undefined;
  const half = clock[2] ?? (Number(clock[1]) < 7 && clock[4] !== "am" ? "pm" : undefined);
  const hour =
    (Number(clock[1]) % 12) +
    (half === "pm" ? 12 : 0) +
    (clock[2] === undefined && Number(clock[1]) > 12 ? 12 : 0);
  return hour >= 5 && hour < 12 ? "day" : hour >= 12 && hour < 19 ? "evening" : "night";
}

/** The shift that someone wants. Refused shifts and reasons are left out. */
export function readShift(text: string, asked: FieldName | null): Reading<Shift> {
  const isAsked = asked === "shift";
  const wanted = text.replace(refusal, " ");
  if (!isAsked && !/\bshifts?\b|\bnights?\b|\bevenings?\b|\brotational\b/.test(wanted)) return undefined;
  const clock = isAsked || /shift/.test(text) ? byClock(wanted) : undefined;
  if (clock) return { value: clock };
  const found = shifts.filter(([pattern]) => pattern.test(wanted));
  const value = found[0]?.[1];
  if (value && (found.length === 1 || value === "any" || value === "rotating")) return { value };
  return found.length > 1 || (isAsked && wanted !== text) ? { again: true } : undefined;
}

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
  }),
);

/** Whether one letter is missing, added or another. */
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

/** The language that a word names, also if it is misspelt by one letter. */
function languageOf(word: string): string | undefined {
  const known = languageNames.get(word);
  if (known !== undefined || word.length < 6) return known;
  return [...languageNames].find(([name]) => name.length >= 6 && isNear(word, name))?.[1];
}

/** The languages that someone speaks, without those that they say they don't. */
export function readLanguages(text: string, asked: FieldName | null): Reading<string[]> {
  const isContext =
    asked === "languages" || /\bspeak|\bfluent|\blanguages?\b|\bbol\w*|\baat[ia]\b/.test(text);
  const named = [...text.matchAll(/[a-z]+/g)].filter(([word]) => languageOf(word) !== undefined);
  if (!isContext && named.length < 2) return undefined;
  const spoken = text
    .replace(/\b(?:not|no|don'?t (?:speak|know)|except|but not)\s+\w+/g, " ")
    .replace(/\b\w+ (?:nahi|i (?:don'?t|do not) (?:know|speak))\b/g, " ");
  const names = [...spoken.matchAll(/[a-z]+/g)].flatMap(([word]) => languageOf(word) ?? []);
  return names.length > 0 ? { value: [...new Set(names)] } : undefined;
}

const degrees: [RegExp, Education][] = [
  [/\bph\.?\s?d\b|\bdoctor(?:al|ate)\b/, "doctorate"],
  [
    /\bm\.?\s?(?:a|com|sc|tech|ba|ca|e|phil)\b\.?|\bpost[ -]?grad\w*|\bmasters?\b|\bpg(?:dm)?\b|\bmba\b|\bmca\b/,
    "master",
  ],
  [
    /\bb\.?\s?(?:a|com|sc|tech|ba|ca|e|ed|pharm|hm|ms)\b\.?|\bgraduat\w+|\bbachelors?\b|\bdegree\b|\bbtech\b|\bllb\b|\bbe\b(?= in| \()/,
    "bachelor",
  ],
  [/\bdiploma\b|\biti\b|\bpolytechnic\b/, "diploma"],
  [
    /\b12\s*th\b|\b12(?: ?pass| class| std)|\bhsc\b|\bpuc\b|\bpu\b|\ba[ -]levels?\b|\bintermediate\b|\b(?:higher|senior) secondary\b|\bbarahvi\b|\bclass 12\b|\bplus two\b|\+2/,
    "12th",
  ],
  [
    /\b10\s*th\b|\b10(?: ?pass| class| std)|\bssc\b|\bsslc\b|\bmatric\w*|\bgcses?\b|\bdasvi\b|\bclass 10\b/,
    "10th",
  ],
];

/** The highest education. One that was left or is not over does not count. */
export function readEducation(text: string, asked: FieldName | null): Reading<Education> {
  const isAsked = asked === "education";
  const done = text
    .replace(
      /\b(?:doing|pursuing|dropped out of|left|discontinued|not completed|final year (?:of )?)\s*(?:my )?[\w.]+/g,
      " ",
    )
    .replace(/\b[\w.]+ (?:final year|pursuing|running|drop ?out|incomplete)\b/g, " ");
  const found = degrees.find(([pattern]) => pattern.test(done));
  if (!found) return undefined;
  return isAsked ||
    /\b(?:pass|passed|completed|graduate|degree|did my|diploma|studied|done|qualification)\b|mba|b\.?com|b\.?tech/.test(
      done,
    )
    ? { value: found[1] }
    : undefined;
}

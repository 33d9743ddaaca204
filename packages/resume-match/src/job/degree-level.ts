/** Levels of education in order. Anything between two levels counts as the lower. */
export type DegreeLevel = 1 | 2 | 3 | 4 | 5;

const levels: [RegExp, DegreeLevel][] = [
  [/\b(ph\.?\s?d|doctorate|doctoral|d\.?phil|pharm\.?d|dnp|ed\.?d|md\b|m\.d\.)/i, 5],
  [
    /\b(master'?s?|m\.?\s?(?:sc|tech|com|ed|eng|phil)|m\.?b\.?a|pgdm|mca|post[- ]?graduat\w*|ll\.?m|mph|mfa|msw|msn|mpa)\b/i,
    4,
  ],
  [
    /\b(bachelor'?s?|b\.?\s?(?:sc|tech|com|ed|eng|pharm|des|arch)|bca|bba|bsn|bscs|mbbs|ll\.?b|bsw|bfa|bbm|bhm|graduat(?:e|ion)|degree)\b/i,
    3,
  ],
  [
    /\b(diploma|associate'?s? degree|hnd|foundation degree|iti|nvq|btec|apprenticeship|certificate (in|iii|iv)|polytechnic|gnm|anm|vocational)\b/i,
    2,
  ],
  [
    /\b(high school|secondary|hsc|ssc|12th|10th|class (xii|x)|a[- ]levels?|gcses?|10\+2|ged|matric\w*|intermediate)\b/i,
    1,
  ],
];

/**
 * BE, ME, BA, MA, BS and MS are also words, and in capitals an analyst, a state or Office. With full stops
 * they are always degrees, otherwise only before a subject, another degree or the end.
 */
const shortDegree = (letter: string) =>
  new RegExp(
    String.raw`\b[${letter}]\.\s?[AESaes]\b|\b${letter[0]}(?:[AES](?=\s*(?:$|[,;/(.]|(?:in|or|and|degree)\b))|[AE](?= \p{Lu}\p{Ll}))`,
    "u",
  );
levels.push([shortDegree("Mm"), 4], [shortDegree("Bb"), 3]);

/** Levels in the text, highest first. */
function findLevels(text: string): DegreeLevel[] {
  const named = levels.filter(([pattern]) => pattern.test(text));
  return named.map(([, level]) => level).sort((a, b) => b - a);
}

/** The highest level of education in the text; `undefined` if it names none. */
export function highestLevel(text: string): DegreeLevel | undefined {
  return findLevels(text)[0];
}

const anyDegree = /\bdegree\b|\bgraduat(e|ion)\b/gi;

/** The level a requirement asks for: "bachelor's or master's" asks for the lower, "a degree" for a bachelor's. */
export function degreeLevel(text: string): DegreeLevel | undefined {
  const named = text.replace(anyDegree, " ");
  return findLevels(named).at(-1) ?? highestLevel(text);
}

/** Levels of education in order; what lies between two of them counts as the lower. */
export type DegreeLevel = 1 | 2 | 3 | 4 | 5;

const levels: [RegExp, DegreeLevel][] = [
  [/\b(ph\.?\s?d|doctorate|doctoral|d\.?phil|pharm\.?d|dnp|ed\.?d|md\b|m\.d\.)/i, 5],
  [
    /\b(master'?s?|m\.?\s?sc|m\.?\s?tech|m\.?\s?a\.?(?=\s|,|$)|mba|m\.?b\.?a|pgdm|mca|m\.?\s?com|m\.?\s?ed|m\.?\s?eng|m\.?\s?e\.?(?= in)|m\.?\s?s\.?(?= in|,|$)|post[- ]?graduat\w*|m\.?\s?phil|ll\.?m|mph|mfa|msw|msn|mpa)\b/i,
    4,
  ],
  [
    /\b(bachelor'?s?|b\.?\s?sc|b\.?\s?tech|b\.?\s?a\.?(?=\s|,|$)|b\.?\s?e\.?(?=\s|,|$|\/)|b\.?\s?com|bca|b\.?\s?ed|bba|b\.?\s?eng|b\.?\s?s\.?(?= in|,|$)|bsn|bscs|mbbs|ll\.?b|bsw|bfa|bbm|b\.?\s?pharm|bhm|b\.?des|b\.?arch|graduat(?:e|ion)|(?:university|college|undergraduate|honou?rs|four-year|relevant|technical|engineering|any) degree|degree)\b/i,
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

/** The highest level of education that a text names. */
export function highestLevel(text: string): DegreeLevel | undefined {
  return levels.find(([pattern]) => pattern.test(text))?.[1];
}

const anyDegree = /\bdegree\b|\bgraduat(e|ion)\b/gi;

/** The level that a demand asks for: "bachelor's or master's" asks for the lower, "a degree" for the first one. */
export function degreeLevel(text: string): DegreeLevel | undefined {
  const named = text.replace(anyDegree, " ");
  return (
    levels.findLast(([pattern]) => pattern.test(named))?.[1] ??
    levels.find(([pattern]) => pattern.test(text))?.[1]
  );
}

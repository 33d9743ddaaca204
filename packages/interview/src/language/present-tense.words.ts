/** What sets a story on one occasion: its day, its date or the person in it. */
export const occasions = [
  "(mon|tues|wednes|thurs|fri|satur|sun)day, january, february, april, june, july, august, september, october, november",
  "december, (in|of|last|this) (march|may), yesterday, ago, last (night|week|month|year|time), (that|same|one|whole) (day|night|morning|evening)",
  "he, she, him, her, mr, mrs, ms, (the|on|of|by) _th, (19|20)[0-9][0-9]",
];

/** Verbs that report speech in the present or past. */
export const reported = [
  "says?, said, tells? _, told, asks?, asked, promises?, promised, agrees?, agreed, explains?, explained, writes?, wrote",
  "repl(y|ies|ied), answers?, answered, means?, knows?, thinks?, that, word, shook, left it, landed on, assured?, deal",
];

/** Words for what is still true when the story is told. */
export const stillTrue = [
  "now, still, today, these days, currently, nowadays, always, since, there (is|are), that is, this is",
];

const irregular = new Map(
  [
    "ask asked asking",
    "be was were is are am been being",
    "break broke broken",
    "bring brought",
    "build built",
    "buy bought",
    "choose chose chosen",
    "come came coming",
    "do did done doing does",
    "draw drew drawn",
    "drive drove driven driving",
    "feel felt",
    "find found",
    "forget forgot forgotten",
    "get got getting gotten",
    "give gave given giving",
    "go went gone going goes",
    "have had has having",
    "hear heard",
    "hold held",
    "keep kept",
    "know knew known",
    "leave left leaving",
    "lend lent",
    "let letting lets",
    "lose lost losing",
    "make made making",
    "mean meant",
    "pay paid",
    "put putting",
    "ring rang rung",
    "say said says saying",
    "see saw seen",
    "sell sold",
    "send sent",
    "show showed shown showing",
    "sit sat sitting",
    "speak spoke spoken",
    "take took taken taking",
    "teach taught",
    "tell told",
    "think thought",
    "write wrote written writing",
  ].flatMap((line) => {
    const [base = "", ...forms] = line.split(" ");
    return forms.map((form): [string, string] => [form, base]);
  }),
);

/** Stems an English word in lower case, so that its forms become equal: "calls", "called" → "call". */
export function stem(word: string): string {
  const base = irregular.get(word);
  if (base !== undefined) return base;
  let short = word.replace(/'s$/, "");
  if (short.length > 5 && short.endsWith("ing")) short = short.slice(0, -3);
  else if (short.length > 4 && /ie[ds]$/.test(short)) short = `${short.slice(0, -3)}y`;
  else if (short.length > 4 && short.endsWith("ed")) short = short.slice(0, -2);
  else if (short.length > 3 && /[^s]s$/.test(short)) short = short.slice(0, -1);
  if (short.length > 3 && /([^lseo])\1$/.test(short)) short = short.slice(0, -1);
  return short.length > 4 ? short.replace(/e$/, "") : short;
}

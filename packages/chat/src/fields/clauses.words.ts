/*
 * Words of clauses, in the notation of `word-patterns`.
 */

/** Words before a relative: "my wife", "mera bhai". */
export const possessives = ["my, mera, meri, mere, our, his, her"];

/** People whose facts are not the sender's, if the word for whose they are comes before: "my brother". */
export const relatives = [
  "wife, husband, pati, brother, bro, sister, sis, bhai, behen, didi, father, dad, papa, mom, mum, parents?, family, folks",
  "son, daughter, kids?, child(ren)?, eldest, youngest, cousin, uncle, aunt*, nephew, niece",
  "people, friends?, mates?, lad, colleague, neighbou?r, boss, manager",
];

/** People who are someone else without such a word, too. */
export const otherPeople = [
  "husband, wife, father, papa, maa, parents, family, eldest, kids, children, beti, beta, bachch[aei], roommate, flatmate",
];

/** Words of a reply that has no value. Replies are in lower case. */
export const vagueWords = [
  // Not decided
  "depends?, not sure, not decided, unsure, decide, maybe, perhaps, possible, open, flexible, discuss, complicated",
  "will (confirm|check|see|ask|let you know), need to (check|ask), (must|have to) (look|check|ask)",
  // Not known, and not told
  "don'?t know, dunno, no idea, you know how it is, confidential, can'?t say, prefer not, rather not",
  // No amount
  "as much as, not much, minimum, double, triple, enough, several, many, some, few, couple, a bit, a lot, lots",
  "half, between, various, mix, still, since, ages",
  // Nothing certain
  "whatever, wherever, whenever, sometime, soon, something, anything, everything, kind of, sort of, kinda, this and that",
  // As elsewhere
  "same, local, the usual, mother tongue, all (the )?(_ )?languages",
  // Hindi, Marathi, Tagalog, Swahili, Polish and Tamil
  "pata nahi, pakka nahi, confirm nahi, dekh(na|te|kar|unga|ungi)?, batata, bataungi, bataunga, theek lage",
  "bahala, hindi sure, sijui, nie wiem, theriyala",
];

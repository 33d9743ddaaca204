/** Say yes to a question about values, wherever they stand: "that is correct". */
export const confirmingWords = [
  // English
  "yes, yess, yeah, yep, yup, ya, ok, okay, sure, fine, good, great, cool, agreed, done, works",
  "correct, right, perfect, perfectly, exact, exactly, true, absolutely, definitely, indeed, that's it",
  // Hindi, Marathi
  "haan?, haa, han, ji, sahi, theek, thik, bilkul, pakka, ho, hoy, barobar, barabar",
  // Tamil, Telugu, Kannada
  "aama, aamam, seri, sari, avunu, howdu, haudu",
  // Tagalog, Portuguese, Spanish, Swahili, Polish
  "opo, oo, ayos, tama, sim, si, ndio, ndiyo, sawa, sawasawa, tak, dobrze, zgadza",
];

export const confirmingSigns = ["👍, ✅, 👌"];

/** Say no to a question about values. */
export const denyingWords = [
  "no, noo, nope, nah, na, nay, never, not, wrong, incorrect, false, mistake, different, another, change, 👎, ❌",
  // Hindi, Marathi
  "nahi, nahin, nhi, nai, galat, nako",
  // Tamil, Telugu, Kannada
  "illa, illai, alla, vendam, ledu, beda",
  // Tagalog, Polish, Swahili, Portuguese, Turkish
  "hindi, nie, hapana, nao, hayir",
];

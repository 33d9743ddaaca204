/** Subjects of a degree. */
export const subjects = [
  "science, sciences, engineering, arts, commerce, information, business, computer, computing, mathematics",
  "physics, chemistry, biology, economics, finance, accounting, accountancy, marketing, management",
  "administration, nursing, psychology, history, english, literature, law, design, education, journalism",
  "communications?, electronics, mechanical, civil, electrical, technology, studies, cookery, culinary",
  "hospitality, media, philosophy, sociology, statistics, pharmacy, medicine, architecture",
];

/** Kinds of schools, and schools known by one word. */
export const institutions = [
  // English
  "colleges?, h.s. school, tafe, inst(itute)?, academy, sixth form, gymnasium, faculty, seminary, conservatory, campus",
  "convent, board, institution, training cent(re|er), matriculation",
  // Other languages
  "uniwersytet, coll[eè]ge, colegio, escola, scuola, [eé]cole, escuela, instituto?s?, acad[eé]mi[ae]",
  "akademie, vidyalaya, vidya mandir, vidyapeeth, vidyapith, lyc[ée]e, liceo, faculdade, centro d[ei], gimn[aá]zium",
  "conservatoire, kendriya, ysgol",
  // Names
  "b.?s.?e.?b, iit, iim, nit, iiit, bits, mit, ucla, eth, epfl, lse, ucl, caltech, uc berkeley, cbse, icse",
  "ignou, smk",
];

/** Degrees and certificates that are complete without further words. */
export const degreeNames = [
  // English
  "bsn, mbbs, bds, bams, hn[dc], btec, g?nvq, [ao][- ]levels?, gcses?, international baccalaureate",
  "apprenticeship, ged",
  // Asia, Africa
  "hsc, h.s.c.?, ssc, s.s.c.?, sslc, puc, matric, [ga]nm, sijil, kc[sp]e, waec, wassce, nysc",
  // German, Polish
  "magister, staatsexamen, ausbildung, abitur, fachabitur, matura",
  // French, Italian, Spanish, Portuguese
  "baccalaur[ée]at, bts, dut, ing[ée]nieur, laurea, maturit[àa], attestato, certificato, m[áa]ster",
  "licenciatura, bachillerato, ciclo formativo, tecn[oó]log[oa], bacharelado, mestrado, gradua[çc][ãa]o",
];

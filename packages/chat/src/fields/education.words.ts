/*
 * Words for qualifications, in the notation of `word-patterns`.
 */

/** What follows "M" and "B": "M.Com", "B Tech". */
export const masterSubjects = ["com, sc, tech, ca, phil, pharm?, lib, voc"];
export const bachelorSubjects = ["com, sc, tech, ba, ca, pharm?, hm, ms, voc, lib, fa, pt, bs, eng"];

export const masters = [
  "meng, mba, mca, msw, llm, pgdm, post[ -]?grad*",
  // Polish and Swahili
  "magister*, mgr, paraskata",
];

export const bachelors = [
  "bba, bca, bbm, bhm, bms, btech, beng, llb, mbbs, bds, bams, bhms, bsn, bsit, bsba",
  "grad, bachelor'?s?, honou?rs, university passed",
  // Polish and Swahili
  "licencjat*, in[zż]ynier*, shahada",
];

export const diplomas = [
  "dip(loma|lomas)?, polytechnic, poly, iti, vocational, associate degree, foundation degree",
  // Nursing, pharmacy and teaching
  "gnm, anm, d.?(pharm|el.?ed|ed)",
  // Great Britain, Nigeria and the Philippines
  "hnd, hnc, ocd, tesda",
];

/** The end of school after twelve years. */
export const twelveYears = [
  "xii, 12( ?pass| class| std|ve?en|vi|vin)*, (class|grade|standard|std|plus) ?(12|two), k-?12, 10 ?+ ?2",
  "high ?school, senior high, shs, (higher|senior) secondary, sixth form, form (four|4|six|6)",
  // India
  "hsc, h.s.c, hs pass*, puc, pu, intermediate, bara?hvi, barvi, barahvin",
  // Great Britain and Ireland
  "a[ -]?levels?, a/ls?, o'?level and a'?level*, highers, btec, leaving cert*",
  // Nigeria and Kenya
  "waec, wassce, ssce, neco, kcse",
  // Poland
  "matur[aęy], technikum, liceum",
];

/** The end of school after ten years. */
export const tenYears = [
  "10( ?pass| class| std|ve?en|vi)*, (class|grade|standard|std) ?10, junior high, high school only 10*",
  // India
  "ssc, s.s.c, sslc, matric*, dasvi*, pathaam",
  // Great Britain and Ireland
  "gcses?, o[ -]?levels?, o/ls?, junior cert*",
];

/** Words by which a qualification is not, or not yet, someone's. */
export const unfinishedWords = [
  // Still there
  "doing, pursu_, studying, running, appearing, ongoing, in progress, pending, currently in, enrolled, undergrad",
  "final year, (1st|2nd|3rd|4th|first|second|third) (year|yr|sem*), in view, result awaited, awaiting, kar rah_, chal rah_",
  // Left
  "dropped, drop ?out, discontinu_, abandon*, gave up, quit, never (finished|did|completed|went), some (of|college)",
  // Failed, or not completed
  "fail*, backlogs?, incomplete, not (completed|finish*|complete|done|cleared|pass*), (didn'?t|did not) (finish|complete|pass)",
  "isn'?t (finished|complete*|over), adhura, hindi (natapos|tapos), di natapos, nie skończy*",
  // Planned
  "wanted, planning, want to",
];

/** Words by which a qualification is someone's. */
export const finishedWords = [
  "pass(ed|out)?, complet_, finish*, done, did my, graduat_, studied, qualifi_, educat_, hold, holder, have, batch, only",
  "kiya, tapos, nimemaliza",
  // Qualifications that are named as such
  "degree, diploma, mba, b.?com, b.?tech, m.?sc, b.?sc, b.?a, hsc, bca, mca, phd",
];

/** Months beside a day: "12th of June" is no qualification. */
export const shortMonths = ["jan, feb, mar, apr, may, jun, jul, aug, sep, oct, nov, dec"];
export const longMonths = [
  "january, february, march, april, may, june, july, august, september, october, november, december",
];

/*
 * Words by which people correct themselves or that are about a field, in the notation of `word-patterns`.
 */

/** Words by which people correct themselves. */
export const slips = [
  "sorry, i mean, oops, wait, no wait, wait no, oh wait, actually, correction, scratch that, on second thoughts?",
  "let me not lie, make it, (change|update|correct) (it|that|this|my _)? ?to",
  "(abeg|uff|ah|umm?|oh|no),? (no|nah|nope|wait), no,? (that'?s|it'?s|its|thats|make|rather)",
  "ay hindi, nahi nahi, galti se",
];

/** Words between a value and the one that replaces it. */
export const slipsBetween = ["no, no no, wait, no wait, wait no, sorry, i mean, oops, actually, nahi nahi"];

/** Numbers as words, as far as they are usual for months and years. */
export const smallNumbers = ["one, two, three, four, five, six, seven, eight, nine, ten, teen, char, paanch"];

/** Labels before a value: "Name - Mohsin Ansari". */
export const labels = [
  "name, naam, exp(erience)?, company, employer, notice( period)?, ctc, ectc, salary, city, location, phone, mobile, e?mail",
  "shift, languages?",
];

/** Words that show which field a reply is about, even without a value. */
export const aboutName = ["names?, naam, calls? me, as (per|in|on|written), surname"];
export const aboutCity = [
  "cit(y|ies), village, town, district, state, abroad, near, outside, outskirts, north, south, east, west, kms?",
  "mov(e|ing), shift(ing|ed)?, relocat_, staying, living, parents",
];
export const aboutExperience = [
  "exp*, years?, yrs?, since, worked, compan_, saal, taon, lata?",
  "plenty, long, lot, many, some, few, several, ages, forever, while, donkey'?s, kaafi, bahut, kuch, matagal",
];
export const aboutNotice = [
  "notice, np, resign*, serv(e|ing), reliev_, imm?[ei]di?at*, contract, polic(y|ies), buy ?out, negotia_, manager, boss, hr",
  "few, weeks?, months?, days?, din, mahin_, haft_",
];
export const aboutShift = [
  "shifts?, timings?, time, fixed, late, early, days?, hours, rotat_, chang(e|es|ing), week*, cab, duty, both",
];
export const aboutPay = [
  "salary, sal, pay, paid, ctc, package, budget, money, hike, increment, rate, lpa, lakhs?, offer*, giving",
  "market, norms, industry, standard, same, more, better, curr?ent, negotia_, discuss, afford, deserve, enough",
];
export const aboutLanguages = [
  "languages?, local, mother tongue, many, speak, bhasha, multilingual, bilingual",
];
export const aboutEducation = [
  "educat_, padh*, stud(y|ies|ying|ied|ent), school*, colleges?, universit(y|ies), uni, degree, courses?, qualif_",
  "class, grade, std, standard, year, sem*, stream, arts, commerce, science, board, [5-9] ?th",
  "complet_, drop ?out, fail*",
];
export const aboutStart = [
  "after, before, once, when*, jab, soon, asap, immediate*, turant, (right|straight) ?away, any ?time, sometime",
  "weeks?, months?, days?, year, mid, fortnight, mahin_, haft_, notice, offer, join*, start*, depends",
  "holidays?, pongal, diwali, eid, holi, christmas, pasko",
  "jan(uary)?, feb(ruary)?, mar(ch)?, apr(il)?, may, june?, july?, aug(ust)?, sep*, oct(ober)?, nov(ember)?, dec(ember)?",
];
export const aboutEmployer = [
  "compan_, firm, shops?, store, agency, start ?up, mnc, bpo, office, business, employer, payroll, freelanc_, contract*",
];
export const aboutPhone = ["number, num, phone, mobile, mob, sim, whats ?app, cell"];
export const aboutEmail = ["e?-?mails?, gmail, yahoo, outlook, id"];

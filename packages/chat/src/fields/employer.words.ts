/*
 * Words around an employer, in the notation of `word-patterns`.
 */

/** Words for the present. */
export const present = ["currently, presently, now, abhi, ab, still, these days, at present, today"];

/** What comes before a kind of company: "a small firm". */
export const beforeKind = [
  "an?, some, one, the, small, big, local, private, govt, government, us, foreign, leading, reputed, in an?, at an?, with an?",
];
export const kindsAfterArticle = [
  "mnc, company, firm, bpo, call cent(re|er), start ?up, agency, office, business, factory, warehouse, bank",
  "shop, store, school, hospital, clinic, hotel, restaurant, salon, garage, place",
];
/** A kind of company without an article. */
export const kindsAlone = [
  "mnc, bpo, kpo, call cent(re|er), (private|product|service|small|local|it) (company|firm|job), start ?up, govt job, agency",
  "freelanc*, self[- ]?employed, (own|family) business, (third|3rd)[- ]party, payroll",
  "(two|three|2|3|many|several|various|different) (compan_|jobs|places)",
];

/** Ways of not telling the employer. */
export const secretWords = [
  "confidential, secret, nda, rather not, can'?t (say|disclose|share|name), cannot (disclose|share|say)",
  "not (disclose|share), under notice board, agency send",
];

/** Verbs for having a job, and what may come before "at": "working full-time as a nurse at". */
export const employed = [
  "work(ing|s)?, employed, serving, posted, placed, job, nagtatrabaho, nagwowork, nafanya kazi, pracuj[eę]",
];
export const afterEmployed = ["as, ako, po, now, there, currently, presently, full[- ]time, part[- ]time"];

/** Jobs, before "at" or "for". */
export const jobs = [
  "clerk, cashier, accountant, receptionist, teller, executive, agent, associate, assistant, officer, manager, lead",
  "supervisor, staff, rep, representative, analyst, librarian, teacher, nurse",
  "engineer, technician, developer, tester, mechanic, operator, fitter, welder",
  "driver, guard, storekeeper, helper, porter, cleaner, packer, picker, steward, cook, chef, baker, waiter",
];
/** Ends of words for jobs: "salesman", "driver". */
export const jobEndings = ["man, er, or, ist, ant, ian, ive, ee, ary, hand, boy, girl"];

/** Words by which an employer is a former one, or none. */
export const formerWords = [
  // The past
  "was, were, used to, ex, left, before, earlier, previous*, former*, past, pehle, dati, kwanza, zamani",
  "did my time, served my time, resigned, quit, poached, worked, studied, laid off",
  // Not, or not yet
  "don'?t, no longer, not, joining, started at, interview*, applied, offer from",
  // Those that one works for or with
  "client, customer, supplier",
];

/** Replies of people without an employer. */
export const withoutJob = [
  "not working, unemployed, between jobs, no job, none, fresher, jobless, nowhere, on a break, laid off, at home",
  "house ?wife, home ?maker, student, study(ing)?, looking for (a )?job, job (dhund|search)*",
  // Hindi
  "ghar (pe|par|me|mein|baitha|baithi), padhai, padh rah_, kuch nahi, kahin? nahi, berozgar*, bekaar",
];

/** Kinds of work that follow "3 years in" and are no employer. */
export const fieldsOfWork = [
  // Offices and call centres
  "sales, support, customers?, marketing, hr, back, office, operations, process, voice, non-voice, chat, inbound, outbound",
  "bpo, kpo, collections?, care, service, team, international, domestic, us, uk",
  // Industries
  "banking, finance, accounts?, insurance, telecom, retail, hospitality, hotels?, food, delivery, logistics, driving",
  "security, production, manufacturing, construction, civil, mechanical, electrical",
  "healthcare, nursing, icu, education, teaching, java, python, it, tech, testing",
  // Neither
  "field, same, this, that, total, all",
];

/** Words with which a name without capitals ends. */
export const afterSmallName = [
  "since, as, for, from, but, and i, and my, right now, now, in, near, with, where, exp, notice, salary, only, currently",
  "presently, at the moment",
  "me, mein, po, sir, mam, ji, hai, mate, pls, please",
];

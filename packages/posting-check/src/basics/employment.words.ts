/*
 * Words about the kind of employment, in the notation of `word-patterns`.
 */

export const employment = [
  "full[- ]?time, part[- ]?time, fulltime, parttime, permanent, temporary, temp, freelance, freelancers?",
  "fixed[- ]term, seasonal, casual, zero[- ]hours?, on[- ]rolls?, off[- ]rolls?, third[- ]party payroll",
  "daily wages?, internship, apprenticeship, traineeship, contractual, self[- ]employed, locum",
  "maternity cover, temp[- ]to[- ]perm, consultant basis, retainership, bank staff, supply, per diem, gig",
  "commission[- ]only, employed",
  "(contract|fixed term) (role|position|job|basis|to hire|of _ (months?|years?)), on contract",
  "contract basis, contract (for|of) _ (months?|years?)",
  "(_|six|twelve|three|eleven|one)[- ](months?|years?) contract",
  "contract ?[,:(-] ?(_|six|one|twelve|three|eleven)[- ](months?|years?), contract to hire",
  "(_|six|twelve|three|one)[- ](month|months|year) (internship|apprenticeship|fixed[- ]term), w2, c2c, 1099",
  "inside ir35, outside ir35, season, live[- ]in",
];

/** A weekly number of hours says it, too. */
export const weeklyHours = [
  "hours (a|per|each) week, hours weekly, hours/week, hrs/week, hrs (a|per) week, h/week",
];

export const indianEmployment = ["पूर्णवेळ, पूर्ण वेळ, अर्धवेळ, कायमस्वरूपी, कंत्राटी, पूर्णकालिक, अंशकालिक, ठेका"];

/** Something else that is permanent, temporary, part-time … */
export const notEmployment = [
  "experience, degree, mba, course, courses, graduates?, education, studies, structures?, works?",
  "residen(t|ts|ce|cy), address, members?, makeup, b.ed, diploma, students?, solution, fix, fixes, magnets?",
  "staff of, employees? of, programme, phd, pgdm, qualification, wear, dining, accommodation, cover, chain",
  "files?",
];
export const beforeNotEmployment = [
  "manage, managing, lead, supervise, of _, hire, hiring of, prior, previous, years? of, a team of",
  "experience, mba, degree, regular, graduate, graduation",
];

export const vagueEmployment = [
  "(employment|job|contract) type ?[:-]? ?(to be (discussed|decided)|flexible|negotiable|as per (_ )?(policy|norms|requirement))",
];

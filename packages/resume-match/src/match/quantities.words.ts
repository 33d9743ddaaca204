/** Ranges and limits before a number. The first group needs more than it says, the second no more. */
export const atLeastWords = [
  "at least, no (less|fewer) than, not less than, minimum( of)?, min\\.?, more than, over, above, exceeding",
  "upwards of, in excess of, greater than, starting at, from",
];
export const atMostWords = [
  "at most, no more than, not more than, maximum( of)?, max\\.?, less than, fewer than, below, under, within",
];
export const nearWords = [
  "about, around, approximately, approx\\.?, nearly, almost, some, roughly, up to, circa",
];

/** People who may be led. */
export const staffNouns = [
  "people, persons?, staff, employees, personnel, heads, headcount, fte?s?, reports, members, colleagues, hands",
  "nurses, chefs, cooks, associates, executives, technicians, trainees, apprentices, graduates, interns",
  "guards, assistants, clerks, volunteers, juniors, hires, specialists, analysts, agents, reps, consultants",
];
/** Groups with a size: "a team of eight". */
export const teamNouns = [
  "team, crew, squad, group, department, brigade, gang, staff, workforce, unit, shift, ward",
];
/** Verbs and phrases that say that someone led others. */
export const leadWords = [
  "led, lead(s|ing)?, manag(e|ed|es|ing|er), head(ed|s|ing)?, supervis(e|ed|es|ing|or), ran, run(s|ning)?",
  "oversaw, overs(ee|ees|eeing), direct(ed|s|ing)?, in charge of, responsible for, line[- ]manag(e|ed|es|ing)",
  "coordinat(e|ed|es|ing), foreman, leadership, management, supervision, reporting to me, reported to me",
];
/** What an amount of money is: amounts of different things are not compared. */
export const moneyNouns = [
  "budgets?, revenues?, sales, turnover, portfolios?, p&l, deals?, contracts?, quotas?, targets?, spend(ing)?",
  "savings?, saved, cost(s)?, funds?, funding, grants?, loans?, capex, opex, assets?, ledgers?, payroll, projects?",
];

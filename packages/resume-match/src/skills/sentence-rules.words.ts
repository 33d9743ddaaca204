/** People whom one leads or trains. */
export const peopleWords = [
  "people, persons?, reports, staff, employees, engineers, developers, nurses, agents, associates, cooks",
  "chefs, teachers, members, executives, technicians, workers, operators, trainees, juniors, apprentices",
  "students, analysts, designers, testers, volunteers, drivers, clerks, subcontractors, colleagues, recruits",
  "graduates, interns, starters, hires, joiners, guards, carpenters, electricians, plumbers, welders",
  "advisors, advisers, consultants, salespeople, waiters, cleaners, pickers",
];

/** What is settled, and how people are before. */
export const disputes = [
  "conflicts?, disputes?, complaints?, quarrels?, arguments?, angry, aggressive, upset, difficult",
  "grievances?",
];

/** People whom one serves. */
export const publicWords = [
  "customers?, callers?, guests?, patients?, parents?, passengers?, diners?, clients?, residents?, shoppers?",
  "users?",
];

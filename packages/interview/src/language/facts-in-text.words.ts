export const numberWords = [
  "two, three, four, five, six, seven, eight, nine, ten, eleven, twelve, thirteen, fourteen, fifteen, sixteen, seventeen",
  "eighteen, nineteen, twenty, thirty, forty, fifty, sixty, seventy, eighty, ninety, hundred, thousand, lakh, crore, million",
  "dozen, half, twice, double, third, quarter",
];

/** Days, parts of the day and of the year. Spring, summer and winter are not among them: they are also verbs. */
export const days = [
  "(mon|tues|wednes|thurs|fri|satur|sun)day, tomorrow, tonight, today, yesterday, noon, midnight, morning, evening",
  "afternoon, night, weekend, week, month, quarter, year, season, monsoon, term, half-term",
  "easter, christmas, diwali, holi, eid, ramadan, ramzan, onam, puja, new year'?s?",
];

/** Events that prove an outcome: a contract, a payment, a vote. */
export const facts = [
  "signed, renewed, refunded, paid, bought, reordered, re-ordered, ordered again, cancelled, extended, withdrew, withdrawn",
  "resigned, promoted, hired, graduated, certified, approved, passed, merged, went live, came back, stayed (on|with)",
  "still (with|uses?|buys?|orders?|works?|comes?|pays?|there|a customer|rents?|sends?), took (a|the|two|three|all|both) ",
];

/** Words between those and the time, which can also stand alone: "next Friday". */
export const nextWords = ["next, this, coming"];

/** Words before a time that is due: "by Friday", "not later than noon". */
export const duePrepositions = [
  "by, on, for, before, until, till, at, within, in, from, after, every, first thing, latest by, not later than",
];

/** Words of a clause that only says when something was. */
export const calendarWords = [
  "it, this, that, there, was, were, is, had been, and, so, but, well, um, yeah, like, on, in, at, by, of, the, a, an, same, again, also, only",
  "just, around, about, during, last, next, first, time, day, afternoon, am, pm",
];

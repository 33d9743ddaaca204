/*
 * Words about pay, in the notation of `word-patterns`.
 */

/** Name the pay. */
export const payWords = [
  "base, basic, salary, salaries, pay, paid, wages?, ctc, package, stipend, remuneration, compensation",
  "earn, earns, earnings?, in[- ]hand, take[- ]home, payout, ote, rate, hourly, income, offering, offer",
  "band [0-9], pagar, vetan, tankha, tankhwah, paga?r, mandhan",
];
/** The same in Hindi and Marathi. */
export const indianPayWords = ["वेतन, पगार, तनख्वाह, सैलरी, मानधन, वेतनमान, कमाई"];

/** An amount behind these is no pay. */
export const otherAmounts = [
  "turnover, revenue, sales of, funding, raised, portfolio, budget, cash, collections?, target, targets",
  "fees?, deposit, insurance, cover, mediclaim, incentives?, bonus, allowance, commission, penalty, fine",
  "loan, loans, worth, invoice, invoices, ticket size, discount, price, prices, limit, gmv, aum, assets",
  "project value, income of, petrol, voucher, referral, laptop, up to ₹, joining",
];
/** An amount before these is no pay. */
export const otherAmountsAfter = [
  "turnover, revenue, allowance, incentives?, bonus, insurance, cover, deposit, fee, fees, budget, per km",
  "a km, commission, for each closed, parcels, employees, people, customers, users, votes, towns, km, kg",
  "hours, hrs, days, years, words, wpm, litres, cows, units, calls, drops, wagers, in sales, sales, gmv",
  "of data, square",
];

/** Speak of pay without saying it. */
export const vaguePay = [
  "competitive (salary|pay|package|remuneration|compensation|wages?|ctc|base|stipend|rates? of pay)",
  "(salary|pay|package|remuneration|compensation|ctc|wages?) ?[:-]? ?(is |will be )?(negotiable|competitive|attractive|not a constraint|no bar|no constraint)",
  "(salary|pay|package|ctc|remuneration|compensation|stipend) (will )?(not be|is not|isn't|never|no) (a )?(bar|constraint|limit|issue)( for (the |a )?(right|deserving|suitable) candidates?)?",
  "(best|highest|good|attractive|handsome|lucrative|excellent|decent|great|suitable|generous|fair) (in (the )?industry )?(salary|pay|package|remuneration|compensation|ctc|wages?|stipend|paymaster)",
  "best in (the )?(industry|market|class)( salary| pay| package)?",
  "(salary|pay|package|remuneration|compensation|ctc|stipend|wages?) ?[:-]? ?(is |will be |shall be |offered )?(as per|according to|based on|depends on|depending on|commensurate with|subject to|at par with|in line with|matching) (the )?(_ )?(_ )?(norms?|standards?|interview|experience|skills?|market|industry|policy|rules|performance|candidate|capability|knowledge|qualifications?|last drawn|ability|talent|merit|commission|scale|schedule|agreement)",
  "(pay|salary|wages?) (by|on) (agreement|experience|application|request), wage according to _",
  "(salary|pay|package|ctc) (hike|negotiable|open|doe), hike on (current|last|existing) (ctc|salary|drawn)",
  "as per (industry|market|company|school|institute|government) (standards?|norms?|rules) (salary|pay), doe",
  "commensurate with (your )?(experience|skills)",
  "as per (the )?(industry|market) (standards?|norms?), depends on last drawn, rate on application",
  "market rates?( of pay)?, not a constraint for the right candidate, salary no bar, salary to be discussed",
  "piece[- ]rate, commission only, commission basis, pay to be discussed",
];

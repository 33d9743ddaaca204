/*
 * Words of amounts of money, in the notation of `word-patterns`.
 */

export const currencies = [
  "₹, rs., rs, inr, rupees, us$, a$, $, usd, £, gbp, €, eur, aed, sar, chf, cad, aud, sgd",
];
export const currenciesAfter = ["rupees, rs, inr, usd, gbp, eur, euros?, aed, pounds, dollars"];

/** Words behind a number, with their factor. */
export const scales: Record<string, number> = {
  k: 1e3,
  thousand: 1e3,
  thousands: 1e3,
  hazar: 1e3,
  हजार: 1e3,
  l: 1e5,
  lac: 1e5,
  lacs: 1e5,
  lakh: 1e5,
  lakhs: 1e5,
  लाख: 1e5,
  lpa: 1e5,
  cr: 1e7,
  crore: 1e7,
  crores: 1e7,
  m: 1e6,
  million: 1e6,
  bn: 1e9,
  billion: 1e9,
};

/** Say how long the amount is for. */
export const payPeriods = [
  "per (month|annum|year|hour|day|week|shift|visit|word|piece|trip|delivery|hr|mth|night|thousand|class|session|lecture)",
  "a (month|year|day|week|shift|word|night|piece|trip|visit|class|session), an hour, each month",
  "every month, monthly, annually, yearly, hourly, p.m., pm, p.a., pa, p/h, p/m, /hr, /hour, / ?month",
  "/ ?annum, / ?year, / ?hour, / ?day, /mo, /day, /year, /week, /annum, /-, ctc, in[- ]hand, take[- ]home",
  "net, gross, fixed, pro rata, stipend, consolidated, all in, average weekly, basic, base",
  "दरमहा, महिना, प्रति माह, प्रतिमाह, महीना, महीने, mahina, mahine",
];

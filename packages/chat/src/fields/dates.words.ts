/*
 * Words around a date, in the notation of `word-patterns`. Messages are in lower case.
 */

/** Words for the start of a job. */
export const starting = [
  "join*, start*, available, availability, free, from, report, begin, doj, onwards, resume, can be, can come, come in",
  "aa sak_, aa jau*, se (aa|join|start|kar), magsimula, pwede, nitaanza, zacz_",
];

/** Words for dates of something else. */
export const otherDays = [
  // The past
  "last (year|month|week|working day|day), was, were, lost, since, passed, came, went, posted, before",
  // Birth and family
  "born, dob, birth*, batch, wedding, married, marriage",
  // An end
  "over, expir*, ends?, contract, lwd, reliev*, resigned, till, until, up ?to",
  // Not then
  "out, too early, not possible, exams?, holiday, diwali",
];

/** Words for a time that is no date. */
export const vagueTimes = [
  "weeks?, haft_, fortnight",
  "months?, mahin_, month ?end, mid, early, late, (end|beginning|middle|start) of, next (week|month|year)*",
  "in (january|february|march|april|may|june|july|august|september|october|november|december)",
  "new year, holidays?, christmas, pasko, diwali, eid, holi",
  "soon, sometime, after, when(ever)?, jab, depends",
];

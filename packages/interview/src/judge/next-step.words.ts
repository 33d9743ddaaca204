/** Verbs with which a step is agreed. The text after them says when it is due. */
export const agreeing = [
  "agreed, agree, promised, promise, told, said, set, fix, fixed, arranged, booked, scheduled, committed",
  "wrote, messaged, texted, emailed, confirmed, asked, settled, decided",
];

/** Other ways to agree on a step. */
export const engaging = ["gave (him|her|them|my word), made an appointment"];

/** A step that is still to come. */
export const toCome = [
  "will, would, shall, going to, (i|we|he|she) come, again, has, have, gets?",
  "to (ring|call|phone|send|check|come|meet|visit|review|write|show|bring|finish|report|get|give|speak|talk|be|have|do)",
  "to (let|pay|deliver|update|decide|sign|test|return|follow), follow[- ]?up, call back, ring (me|her|him|them), come back",
  "meeting, appointment, deadline, visit, review, date, by when, due, hand over",
];

/** Deeds against the person in need. */
export const harms = [
  "(shout|yell|scream|laugh|snapp)ed (back )?at, swore at, cursed, insulted, mocked, blamed, threatened, lied to, hung up, (ended|cut|disconnected|dropped) (the|that|his|her|their) (call|line)",
  "put (the|my)? ?phone down( on)?, put down the phone, slammed (the|my) phone, ignored (him|her|them|his|her|their|the _)",
  "told (him|her|them) (to )?(shut up|get lost|go away|then go|stop it)",
];

/** Words that refuse, command or defend, right after the verb of saying. */
export const rebuffs = [
  "no, sorry no, (please )?(don't|do not|stop|wait|calm down|listen|count|check|read|bring|send|call back|go|come back)",
  "(it|that|this) is (against|not (allowed|possible|our|my))",
  "i (am|'m) (also|too) (a|an), i (can't|cannot|can not|could not|couldn't)",
];

/** What someone does for themselves or to get away. */
export const asides = [
  "went (home|to (lunch|bed|sleep)), slept, sat down, ate, rested, had (lunch|dinner|breakfast|a (rest|break)), took a break, overslept",
  "walked (away|out|off)",
];

/** How someone reacts, which is no result. */
export const reactions = ["(he|she|they) (just |only )?(grinned|laughed|shrugged|nodded|sighed)"];

/** Contacts, which are no result of a matter. */
export const contacts = ["phoned, called, rang, messaged, texted, emailed, mailed, visited"];

/** Words of an agreement or promise, and of what is still ahead. */
export const stepsAhead = [
  "agree_, agree, promise_, promise, arrang_, nailed down, put (a|the) (date|day), made it, booked?, schedul_, committed, settled, fixed, set, confirmed, deal, decided, assur_",
  "guarantee_, shook, left it, landed on, word, will, ll, would, 'd, shall, going to, gonna, won't, can, could, should, invited, signed",
  "appointment, meeting, deadline, diary, calendar, follow[- ]?up, callback, by when, due, comes?, coming, tomorrow",
  "(get|come|call|ring|go) back, to (ring|call|phone|send|check|come|meet|visit|review|write|show|bring|finish|report|give|speak|talk|be|have|do|let|pay)",
  "keep (him|her|them)",
];

/** Verbs before what someone announces. */
export const sayings = ["said, told, tell, says?, asked, informed, gave, offered, put, we made, combined"];

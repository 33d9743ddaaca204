/*
 * Words about shifts, working hours and days, in the notation of `word-patterns`.
 */

export const shifts = [
  "(night|day|morning|evening|general|rotational|rotating|afternoon|split|fixed|us|uk|first|second|third|graveyard|early|late|weekend|alternate|rotation|australian|est|ist|8[- ]hour|12[- ]hour|twelve[- ]hour|eight[- ]hour) (night |day )?(shifts?|duty)",
  "(two|three|2|3|four|a/b/c|all three) (rotating |rotational |rotation )?shifts?",
  "shifts of _( to _)? hours, shifts? by rota, weekly rotation, rotational (offs?|week[- ]?offs?)",
  "rotating rota, on a rota, raat (ki|ke|pali) (shift|pali)?, din (ki|ke) shift",
  "(six|seven|eight|nine|ten|twelve)[- ]hour (shifts?|duty|days?)",
  "(morning|evening|day|night)( (and|or) (morning|evening|day|night))? timings?, (1st|2nd|3rd|second) shift",
  "([2-6]|two|three|four|five) shifts( a week)?, rota includes, works? rota",
  "shift ?[:-] ?(general|day|night|rotational|morning|evening), nights, night work, school hours",
  "bank hours, office hours, term[- ]time, four on four off, 4 on,? 4 off, on[- ]call one week",
];
export const indianShifts = [
  "रात पाळी, रात्रपाळी, दिवस पाळी, दिवसपाळी, रात की शिफ्ट, दिन की शिफ्ट, पाळी, शिफ्ट, साप्ताहिक सुट्टी, कामाची वेळ",
];

export const days = [
  "([2-3]|two|three) days (a|per) week, m-f, [0-9] holidays (a|per|in a) month, saturdays? and sundays?",
  "friday and saturday, (evening|weekend)s? (and|or) (weekend|evening|saturday)s?( work)?, weekends",
  "([4-7]|four|five|six|seven|5.5|26|25) ?[- ]?days? (working|work|a week|per week|week|a month|weekly|duty|job)",
  "([4-7]|four|five|six) nights, six[- ]day week, five[- ]day week, four[- ]day week",
  "(4|5|6|four|five|six) days",
  "(mon|monday|tue|tuesday|wed|wednesday|thu|thursday|sun|sunday|fri|friday|sat|saturday)s? ?(-|to|till|through) ?(fri|friday|sat|saturday|sun|sunday|thu|thursday)s?",
  "mon-fri, mon-sat",
  "(sun|sundays?|saturdays?|weekends?|thursdays?|mondays?|tuesdays?|wednesdays?|fridays?) (off|closed|holiday|free|half day)",
  "(alternate|second and fourth|2nd and 4th|2nd & 4th|first and third|1st and 3rd|one|two) (sat|saturdays?|sundays?|weekends?)( off| in four| a month)?",
  "weekly off (on )?_, (one|two|1|2|three) days? off( a week| in a row)?, week[- ]?off, weekends off",
  "one weekend in _, alternate (saturday|sunday)s?( off)?",
];

export const hourCounts = [
  "hours? (a|per|each) (day|week), hours? (duty|shifts?|job|contract)",
  "hrs? (duty|shifts?|a day|per day|a week|per week)",
  "hours? over _ (days|mornings|evenings|afternoons|nights), hours live-in, hours weekly, hours daily",
  "h/week, hours/week, hrs/week, hours/day, hrs/day, hour (days?|week)",
];

/** Speak of hours without saying them. */
export const vagueHours = [
  "flexible (working )?(hours|timings?|time|shifts?|schedule)",
  "(timings?|hours|shifts?|working hours|duty) ?[:-]? ?(will be )?(as per|according to|depends on|depending on|based on) (the )?(_ )?(_ )?(policy|requirements?|norms?|workload|rules|need|needs|roster|business|shift|you like)",
  "(flexible|willing|open|ready|able|willingness|comfortable|flexibility) (with|to work|for|in|to) (in )?(any |all |different |rotational |various |night )?(shifts?|timings?|hours)",
  "any shift, extended hours, long hours, shift duty, shift work, shift basis, shifts, hours as you like",
  "flexible timings? as per workload, odd hours, stretch(able|ed)? hours, round the clock",
];

/** A time in such a sentence is for a visit or call. */
export const contactWords = [
  "walk[- ]?ins?, interview, interviews, call, contact, come, meet, visit, ring, phone, whatsapp, text",
  "drop, open, opens, opening hours, apply, ask for, dates?, venue, between, reach us, registration",
];

/** Label of the line with the hours. */
export const hourLabels = [
  "timings?, working hours, hours, shift, shift timings?, duty( time| hours| timings?)?, work(ing)? time",
  "work timings?, job timings?, schedule, days, start, day start, samay, vel",
];

/** Behind two numbers, these show that they are no times. */
export const units = [
  "years?, yrs?, days?, months?, weeks?, minutes?, mins?, people, km, kg, lakhs?, lacs?, lpa, k, cr, crore",
  "inr, rs, per, agents?, staff, drops?, calls?, covers?, hours? a, ton, nos, seats, members, persons?",
  "posts?, x",
];

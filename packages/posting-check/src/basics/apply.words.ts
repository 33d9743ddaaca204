/*
 * Words about applying, in the notation of `word-patterns`.
 */

/** A way to apply that needs neither an address nor a number. */
export const ways = [
  "apply (by|before|until|till) (the )?_, apply (online|in person|through|via|on|at|to|here|below|with)",
  "applications? (by|to|until|till|before)",
  "walk[- ]?in (at|on|with|interview|between|from|drive|till|until), last date( of| for| to)?, closing date",
  "closes on, apply using, use the form, refer at, gate walk[- ]in",
  "(drop|drop in|drop off|hand in|leave|bring|submit|register|carry|send|share|mail|email|post) (your |a |the )?(cv|resume|résumé|biodata|application|profile|resumes) (at|with|to|by|in|on)",
  "drop in, drop (your )?cv, sign up at, register at, come (to|with|for|by|between|on), meet the",
  "interview (every|on|at|daily|dates?|between), ask for, reply to this, message us on, download the app",
  "walk in",
  "walk[- ]?ins? (daily|every|today|tomorrow|mon|tue|wed|thu|fri|sat|monday|tuesday|wednesday|thursday|friday|saturday|sunday)",
  "form ?:, closes (on )?[0-9]_, factory gate, click apply, whatsapp (your )?(cv|resume|résumé) (to|on|at)",
  "text _ to, online at, in person to, by post, by registered post, registered post",
];

/** Asks to apply without saying how. */
export const vagueWays = [
  "(interested|suitable|eligible|desirous|willing) (candidates?|people|applicants?|persons?) (can|may|should|must|are requested to|to|please|kindly) (apply|contact|connect|send|share|reach|dm|call|submit)",
  "apply now, apply soon, apply today, apply immediately, dm us, dm me, dm for details, contact us",
  "get in touch, inbox me, comment interested, send (us )?(your )?(cv|resume|résumé)",
  "share (your )?(cv|resume|résumé|profile), ping me, please apply, kindly apply, how to apply, to apply",
];
export const indianWays = ["संपर्क, अर्ज, आवेदन, फोन करें, भेट द्या, अंतिम तारीख, शेवटची तारीख, मुलाखत"];

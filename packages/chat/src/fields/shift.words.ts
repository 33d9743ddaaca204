/*
 * Words for shifts, in the notation of `word-patterns`. Messages are in lower case.
 */

export const anyShift = [
  "any ?time, flexible, (all|every) (the )?([0-9] )?shifts?, all (are )?(ok|fine), all (three|3|timings?|times)",
  "whatever, everything, open to all, no problem with any",
  "no preference, no (dey )?mind, not (fussed|bothered|picky), don'?t mind, does(n'?t| not) matter",
  // Hindi
  "koi bhi, kisi bhi, koi si bhi, kuch bhi, kabhi bhi, jo bhi, sab chal_, dono chal_",
  // Tagalog, Swahili, Polish and Tamil
  "kahit an(o|ong), kahit alin, yoyote, obojętnie, obojetnie, edhu venalum",
];

export const rotatingShift = ["rotat*, rota, alternat_ weeks?, changing shifts"];

export const nightShift = [
  "nights?, n(yt|ite|8)s?, over ?night, graveyard, gy, u.?s.? ?(shift|process|timings?|hours)*",
  // Hindi and Marathi, Tagalog, Swahili, Polish and Tamil
  "raat*, ratri, (pang)?gabi, usiku, noc(k[aię]|na|ne|ny)?, iravu",
];

export const eveningShift = [
  "evenings?, eves?, afternoons?, lates, late (shift|duty|one)s?, second shift, uk (shift|process)*",
  // Hindi and Marathi, Tagalog, Swahili, Tamil and Polish
  "shaam, sham, dopahar, sandhya*, hapon, panghapon, jioni, alasiri, maalai, popo[lł]udni*",
];

export const dayShift = [
  "day ?time, mornings?, mornin, forenoon, general, earlies, early (shift|duty|morning|one)s?, first shift",
  // Hindi and Marathi, Tagalog, Swahili, Tamil and Polish
  "din, subah, savere, sakal*, umaga, pang-?umaga, asubuhi, mchana, pagal, kaalai, kalai, rano, porann_, dzienn_",
];

/** Names of shifts that can be refused. */
export const shiftNames = [
  "nights?, graveyard, raat, evenings?, days?, din, mornings?, subah, shaam, rotat_, weekends?, afternoons?, lates, earlies",
  "gabi, umaga, hapon",
];

/** Words that refuse the shift after them. */
export const refusing = [
  "not?, no more, never, without, can'?t( do)?, cannot( do)?, won'?t( do)?, don'?t (want|like|do)",
  "except, but not, anything (but|except), any (shift )?(but|except|bar), instead of, rather than",
  "avoid, hate, tired of, fed up (of|with), not (too|so|very|that), done with, stop(ped)? (doing )?",
  "nahi, ayaw ko (ng|sa)",
];

/** Words that refuse the shift before them. */
export const refused = [
  "not possible, impossible, is not, are not, isn'?t, aren'?t, not ok, not for me, is out, are out",
  "nahi, mat, hapana, sitaki, ayaw",
];

/** Words for choosing a shift. */
export const choosing = [
  "prefer*, pref, want, wants, need, like, ideal, only, final, change, put, write, go with, please, pls, now",
  "better, suits?, ok, okay, fine, happy, comfortable, normal",
  "chah_, chalegi, chalega, sahi, theek, ab, gusto",
];

/** Parts of a day before an hour. */
export const partsOfDay = ["morning, evening, subah, raat, shaam, sham"];

/** Words for an hour, after its figure. */
export const hourWords = [
  "am, a.m.?, pm, p.m.?, o'?clock, noon, midnight, hrs, baje, at night, in (the )?(morning|evening|afternoon)",
];

/** Words between the hours at which a shift starts and ends. */
export const untilWords = ["to, till?, until, and finish(es)?( at)?, se, hanggang, mpaka, do"];

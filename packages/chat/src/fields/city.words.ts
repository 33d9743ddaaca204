/*
 * Words around a city, in the notation of `word-patterns`.
 */

/** Names of cities that are also words or people's names. */
export const namesWithOtherMeaning = [
  // India
  "anand, sagar, puri, pali, gaya, ara, salem, hassan, kolar, leh, mandi, basti, gonda, banda, moga, kota, kalyani",
  // Great Britain and Ireland
  "reading, bath, hull, york, derby, barry, perth, lincoln, chester, stafford, preston, bolton, rugby, dover, durham",
  "surrey, cork, stoke, stirling",
  // The Americas and Europe
  "austin, phoenix, charlotte, columbus, valencia, sofia, florence, medina, portland, cal",
  // Africa, Asia and the Gulf
  "sur, male, naga, lipa, angeles, jos, aba, meru, benin, embu, voi, uyo, roxas",
];

/** Words before the city where someone lives. */
export const beforeHome = [
  "liv(e|es|ing), stay(s|ing)?, resid(e|es|ing), based, settled, rent(ing)?, moved( _)?, shifted, relocated, transferred me",
  "now, currently, presently, city( is| name is| now| should be)?, location, located",
  "it's, i('?m| am)( _ly| now| still)?, we('re| are), am",
  // Hindi, Tagalog, Pidgin, Swahili and Polish
  "abhi, ab, filhal, taga, nakatira( (po )?(ako|kami))?, dey, naishi, niko, mieszkam, mieszkam teraz",
];

/** "in" and "live" in Hindi and other languages of India, where they follow the city: "Pune me rehti hu". */
export const hindiIn = ["me, mein, mai, mei, main, m, la, il, lo, ku"];
export const livesInHindi = ["reh, rah, iruk, irukk, rent, hu, hoon, based, settle"];

/** Words before a city where someone does not live, or no longer. */
export const beforeOtherPlace = [
  // Origin
  "original*, native, home ?town, born, belong*, grew, raised, roots?, ancestral, gaon",
  // The past
  "used to, was, were, lived, stayed, left, before, earlier, previous*, pehle, formerly, (moved|shifted|relocated|came) from",
  // Not this one
  "not, no, never, instead of, rather than, put, wrote, typed, gave, told, said",
  // Beside it
  "near, opposite, behind",
  // Work and studies
  "office, branch, job, work*, compan*, kaam, posted, join*, training, bank, port",
  "stud*, graduat*, college, universit(y|ies), institute, degree, diploma",
  // Travel
  "go(ing)?, travel*, commut*, visit*, transfer",
  // Plans
  "to move, move me, moving, want, wish, plan*, shift to, willing, happy, ready, relocate",
];

/** Words after a city where someone does not live. */
export const afterOtherPlace = [
  // The name of an organisation or a street
  "universit*, college*, institut*, office*, branch*, hospital*, airport*, bank*, road*, street*, district*, board*",
  "medical*, express*, school*, hotel*, motors*, services*",
  // Origin and the past
  "born, native*, originally*, is (my )?(native|home ?town|where i (was|grew))*, ka (hu|hoon|rehne wala tha)*",
  "before*, pehle*, tha, thi, no longer*, anymore*, nahi*",
  // Work and studies
  "(mein?|me) (kaam|job|office|padh|stud)*, for (work|job|office)*",
];

/** Verbs for living somewhere. */
export const living = [
  "live, lives, living, stay, stays, staying, reside, residing, based, settled, renting",
];
export const atPresent = ["now (in|at), now, currently( in)?, presently( in)?, abhi"];

/** Phrases that an unknown place follows. */
export const beforeUnknownPlace = [
  "based (in|out of|at), city( is| now| should be|:)",
  "i('?m| am)( _ly| now| still)? (in|from), i dey, naishi, taga, nakatira (po )?(ako |kami )?(sa|ng), mieszkam w",
];

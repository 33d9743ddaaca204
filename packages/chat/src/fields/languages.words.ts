/*
 * Words around a language, in the notation of `word-patterns`. Messages are in lower case.
 */

/** Languages by their English names. */
export const languages = [
  // India and its neighbours
  "hindi, english, marathi, kannada, tamil, telugu, malayalam, bengali, gujarati, punjabi, odia, urdu, assamese",
  "konkani, sindhi, nepali, bhojpuri, tulu, sinhala, maithili, rajasthani, marwari, haryanvi, kashmiri, dogri",
  "manipuri, khasi, kumaoni, garhwali, chhattisgarhi, magahi, awadhi, bodo, santali, mizo, nagamese, sanskrit",
  "pahari, ladakhi, saraiki, beary, kodava, kutchi",
  // The Middle East and Central Asia
  "arabic, turkish, pashto, persian, dari, kurdish, hebrew",
  // East and South East Asia
  "mandarin, cantonese, hokkien, chinese, japanese, korean, malay, indonesian, thai, vietnamese, burmese, khmer",
  // The Philippines
  "tagalog, filipino, cebuano, ilocano, hiligaynon, waray, bikol, kapampangan, pangasinan, chavacano",
  // Africa
  "swahili, kikuyu, luo, kamba, luhya, kalenjin, luganda, kinyarwanda, yoruba, igbo, hausa, pidgin, twi, fante",
  "fula, tiv, ijaw, efik, ibibio, kanuri, zulu, xhosa, sotho, tswana, afrikaans, amharic, somali, tigrinya, oromo",
  "lingala, wolof, shona, ndebele, chichewa, bemba",
  // Europe
  "french, german, spanish, polish, portuguese, italian, russian, welsh, irish, gaelic, scots, silesian, kashubian",
  "romanian, ukrainian, dutch, greek, czech, slovak, lithuanian, latvian, estonian, hungarian, bulgarian, serbian",
  "croatian, swedish, norwegian, danish, finnish, albanian",
];

/** Other names and spellings, each with the English name after it. */
export const otherNames = [
  "hin hindi, eng english, angrezi english, bangla bengali, oriya odia, bisaya cebuano, isizulu zulu",
  "isixhosa xhosa, sesotho sotho, setswana tswana, nihongo japanese, farsi persian, kiswahili swahili",
  "ilonggo hiligaynon, bicolano bikol, kimeru meru, gikuyu kikuyu, dholuo luo, fulani fula, fulfulde fula",
  "gaeilge irish, malyalam malayalam, panjabi punjabi, polski polish, angielski english, niemiecki german",
  "ukrainski ukrainian, rosyjski russian, kiingereza english, kizungu english, ingles english, inglish english",
  "englsh english, hindhi hindi, aangilam english, tamizh tamil, telgu telugu, marati marathi, guju gujarati",
];

/** A language after these is not spoken. */
export const beforeUnspoken = [
  "not, no, never, except, without, don'?t (speak|know), can'?t speak, cannot speak, instead of, rather than",
  "learning, learnt? some, did, studied, forgot(ten)?, weak in, hear, understand, follow, hindi ako marunong( ng)?",
];

/** Words between a language and those that say that it is not spoken. */
export const betweenUnspoken = [
  "is, are, was, i, to, language, ko, mujhe, bhi, ka, me, bolna, ke, utna, thoda",
];

/** A language before these, or words that begin with them, is not spoken. */
export const afterUnspoken = [
  "isn'?t, don'?t, do not, can'?t, cannot, no be, nahi, nai, teriyadhu, theriyathu, se bachta",
  "forgot, completely forgot",
  // Only understood or read
  "(i )?understand, understand only, only (understand|read), (i )?can (only read|read only), read only",
  "samajh (aati|leta|leti), puri(um|yum), pesa var_",
  // In films and at school
  "movie, film, song, medium",
];

/** Short names of languages. */
export const shortNames = [
  "eng english, hin hindi, tel telugu, tam tamil, mar marathi, mara marathi, kan kannada, mal malayalam, guj gujarati",
  "ben bengali, beng bengali, pun punjabi, punj punjabi, urd urdu, ori odia, odi odia, ass assamese",
];

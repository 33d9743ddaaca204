/** Spoken languages. */
export const languageNames = [
  "english, hindi, marathi, gujarati, tamil, telugu, kannada, malayalam, bengali, bangla, punjabi, urdu, odia",
  "oriya, assamese, konkani, sanskrit, nepali, sinhala, spanish, french, german, deutsch, italian, portuguese",
  "dutch, russian, polish, ukrainian, turkish, arabic, hebrew, persian, farsi, mandarin, cantonese, chinese",
  "japanese, korean, vietnamese, thai, malay, bahasa, indonesian, tagalog, filipino, cebuano, swahili, yoruba",
  "igbo, hausa, amharic, afrikaans, zulu, greek, swedish, norwegian, danish, finnish, czech, hungarian",
  "romanian, bulgarian, serbian, croatian, catalan, welsh, irish, latin",
];

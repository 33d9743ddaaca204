/** Spoken languages. */
export const languageNames = [
  "english, hindi, marathi, gujarati, tamil, telugu, kannada, malayalam, bengali, bangla, punjabi, urdu, odia",
  "oriya, assamese, konkani, sanskrit, nepali, sinhala, spanish, french, german, deutsch, italian, portuguese",
  "dutch, russian, polish, ukrainian, turkish, arabic, hebrew, persian, farsi, mandarin, cantonese, chinese",
  "japanese, korean, vietnamese, thai, malay, bahasa, indonesian, tagalog, filipino, cebuano, swahili, yoruba",
  "igbo, hausa, amharic, afrikaans, zulu, greek, swedish, norwegian, danish, finnish, czech, hungarian",
  "romanian, bulgarian, serbian, croatian, catalan, welsh, irish, latin",
];

/** Programming languages, which some résumés list as "Languages". */
export const programmingLanguageNames = [
  "java, javascript, typescript, python, php, ruby, rust, kotlin, swift, scala, c, c++, c#, go, golang, perl",
  "sql, html, css, bash, matlab, r, haskell, lua, dart, vba, cobol, fortran, assembly, elixir",
];

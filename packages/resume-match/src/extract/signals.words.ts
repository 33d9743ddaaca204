/** Words that show a language in Latin letters, without accents: then the words of other languages are loaded. */
export const foreignSignals = [
  // German
  "lebenslauf, *ausbildung, studium, *bildung, *erfahrung(en)?, *werdegang, *kenntnisse, *tatigkeit(en)?, *laufbahn, *fahigkeiten, sprachen, schule",
  "aktuell, heute, laufend, seit, praktika",
  // French
  "formations?, experiences? prof*, parcours, diplomes?, etudes, competences, langues, loisirs, aujourd, actuel(lement)?, depuis, emplois",
  // Spanish, Portuguese, Italian
  "experiencias?, formacion, educacion, estudios, habilidades, idiomas, trayectoria, conocimientos, actualidad, actualmente, hasta",
  "formacao, educacao, escolaridade, competencias, habilitacoes, linguas, atual(mente)?, percurso, ate",
  "esperienz[ae], istruzione, formazione, competenze, lingue, carriera, percorso, attuale, attualmente, oggi, presso",
  // Dutch, Swedish
  "*ervaring, opleiding(en)?, loopbaan, vaardigheden, talen, onderwijs, studie, heden, sinds",
  "*erfarenhet(er)?, utbildning(ar)?, anstallningar?, kompetens(er)?, sprak, kunskaper, arbete, nuvarande, pagaende, sedan",
  // Polish, Turkish
  "doswiadczenie, wyksztalcenie, edukacja, umiejetnosci, jezyki, zatrudnieni[ae], kariera, praktyki, nadal, obecnie",
  "deneyim(i|ler|leri)?, tecrube(si|ler)?, egitim*, ogrenim, beceriler, yetenekler, stajlar, halen, devam",
];

/** Small words, which occur in names, too, so that one does not show a language. */
export const foreignSmallWords = [
  "und, der, die, das, bei, mit, et, des, les, le, la, de, del, en, du, chez, avec, pour, y, el, los, para, con, em, com, uma, dos, di, della, nel, het, een, voor, van, och, av, hos",
  "oraz, sie, na, dla, ve, icin, ile",
];

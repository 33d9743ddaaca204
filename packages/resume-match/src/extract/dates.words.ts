/** The end of a period that lasts. */
export const presentWords = [
  // English
  "present[eo]?, date, current(ly)?, now, today, on-?going",
  // German and Dutch
  "heute, jetzt, laufend, heden, nu",
  // French, Spanish, Portuguese, Italian
  "aujourd['’]hui, ce jour, a[ck]tu[ae]ll?(idad|mente|ement)?, atual(mente)?, hoy, hoje, oggi, attuale",
  "(alla |ad )?(data attuale|oggi), in corso, en cours, en curso",
  // Greek and Chinese
  "σήμερα, 至今, 今, 现在, 目前",
];

/** The end of a period that lasts, in English. */
export const presentWords = ["present[eo]?, date, current(ly)?, now, today, on-?going"];

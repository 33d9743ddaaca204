/** The languages of an applicant's page. */
export const cardLanguages = ["en", "hi", "mr"] as const;
export type CardLanguage = (typeof cardLanguages)[number];

/** The languages of an applicant's page. */
export const cardLanguages = ["en", "hi", "mr"] as const;

/** Compares ids, days or times by their characters, not as the words of a language. */
export const compareCodes = (a: string, b: string): number => Number(a > b) - Number(a < b);

/** Between two letters, as in "isn't", or after a plural, as in "candidates' answers". */
const within = /(?<=[\p{L}\p{N}])'(?=\p{L})/gu;
const plural = /(?<=s)'(?=[\s.,;:!?)]|$)/gu;
const opening = /(?:^|[\s(“])'/u;

/** The text with typographic apostrophes. Single quotation marks, as in program code, stay as they are. */
export function typographicApostrophes(text: string): string {
  if (!text.includes("'")) return text;
  const between = text.replace(within, "’");
  return opening.test(text) ? between : between.replace(plural, "’");
}

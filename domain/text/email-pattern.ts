/** A part of a host: letters of any script with their vowel signs and joiners, digits, and hyphens within. */
const hostPart = String.raw`[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}\u200C\u200D\-]*[\p{L}\p{M}\p{N}])?`;

/** One plain address whose host has a dot: no quoted names, comments, lists or invisible characters. */
export const emailPattern = new RegExp(
  String.raw`^[^\s\p{Cc}[\p{Cf}--[\u200C\u200D]]@<>\(\)\[\],;:\\"]{1,64}@${hostPart}(?:\.${hostPart})+$`,
  "v",
);

/*
 * Words around a phrase that change what it means, in the notation of `word-patterns`.
 */

/** Words that ask for someone: "we need an honest cook". */
export const hiringWords = [
  "need, needs, needed, looking for, look for, seek, seeks, seeking, want, wants, wanted, hiring, require",
  "requires, required, searching for, search for, recruiting, hire, are you, join",
];

/** Says that something is not asked for. */
export const negations = [
  "not, no, n't, don't, doesn't, isn't, aren't, never, without, rather than, instead of, than, tired of, neither, nor",
];

/** Names of organisations end like this. */
export const companyWords = [
  "Ltd, Limited, Pvt, Private, LLP, Inc, Corp, Corporation, LLC, Industries, Enterprises, Ventures",
  "Foundation, Trust, Academy, School, Hospital, Hotel, Hotels, Sports, Foods, Fashions?, Boutique, Clinic",
  "College, Institute, Magazine, Group, Solutions, Services, Technologies, Logistics, Club, Bakery, Stores?",
  "Studio, Associates, Programme, Program, Awards?",
];

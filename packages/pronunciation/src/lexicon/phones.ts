/** The phones of CMUdict without stress, in the order of their letters in a packed dictionary. */
export const phones =
  "AA AE AH AO AW AY B CH D DH EH ER EY F G HH IH IY JH K L M N NG OW OY P R S SH T TH UH UW V W Y Z ZH".split(
    " ",
  );
const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklm";

const phoneToLetter = new Map(phones.map((phone, i) => [phone, letters[i] ?? ""]));
const letterToPhone = new Map(phones.map((phone, i) => [letters[i], phone]));

const vowels = new Set("AA AE AH AO AW AY EH ER EY IH IY OW OY UH UW".split(" "));
export const isVowel = (phone: string | undefined) => phone !== undefined && vowels.has(phone);
export const isPhone = (name: string) => phoneToLetter.has(name);

/** One letter a phone: a tenth of the dictionary's size. */
export const toLetters = (pronunciation: readonly string[]) =>
  pronunciation.map((phone) => phoneToLetter.get(phone) ?? "").join("");
export const fromLetters = (text: string) => [...text].map((letter) => letterToPhone.get(letter) ?? "");

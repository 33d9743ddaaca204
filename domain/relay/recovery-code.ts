import { secretBytes } from "./bytes.ts";

/** Letters and digits that are not mistaken for each other (Crockford's base 32). */
const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
/** Two letters after the secret find a slip of the pen; they protect nothing. */
const checkLetters = 2;
const secretLetters = Math.ceil((secretBytes * 8) / 5);

const checkOf = (letters: string): string => {
  const sum = [...letters].reduce((total, letter) => (total * 31 + alphabet.indexOf(letter) + 1) % 1021, 0);
  return `${alphabet[sum >> 5]}${alphabet[sum & 31]}`;
};

/** A round's secret as text to print or to write down: seven groups of four letters and digits. */
export function writeRecoveryCode(secret: Uint8Array): string {
  const bits = Array.from(secret, (byte) => byte.toString(2).padStart(8, "0")).join("");
  const letters = Array.from(
    { length: secretLetters },
    (_, index) => alphabet[Number.parseInt(bits.slice(index * 5, index * 5 + 5).padEnd(5, "0"), 2)],
  ).join("");
  return (letters + checkOf(letters)).replace(/.{4}(?=.)/g, "$&-");
}

/**
 * Reads a recovery code, in small letters, too, with O for 0 and I or L for 1. Undefined if a letter is missing or
 * wrong.
 */
export function readRecoveryCode(text: string): Uint8Array<ArrayBuffer> | undefined {
  const letters = text
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, "")
    .replaceAll("O", "0")
    .replace(/[IL]/g, "1");
  const code = letters.slice(0, secretLetters);
  if (letters.length !== secretLetters + checkLetters || /U/.test(letters)) return undefined;
  if (checkOf(code) !== letters.slice(secretLetters)) return undefined;
  const bits = [...code].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, "0")).join("");
  return Uint8Array.from({ length: secretBytes }, (_, index) =>
    Number.parseInt(bits.slice(index * 8, index * 8 + 8), 2),
  );
}

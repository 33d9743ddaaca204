import { phones } from "../lexicon/phones.ts";
import { type Alignment, optionalPause } from "./align.ts";

/** Other texts that compete with the expected one. */
const decoys = 3;
/** Frames of speech in which one phone of a text can be found by chance. */
const framesPerPhone = 8;
const minFrames = 20;

const isVowel = (phone: string) => "AEIOU".includes(phone.charAt(0));
const vowels = phones.filter(isVowel);
const consonants = phones.filter((phone) => !isVowel(phone));

/** Exchanges each vowel for another vowel and each consonant for another consonant, always the same ones. */
function exchange(number: number): (phone: string) => string {
  return (phone) => {
    if (phone === optionalPause) return phone;
    const [list, shift] = isVowel(phone) ? [vowels, 3 + 2 * number] : [consonants, 4 + 3 * number];
    return list[(list.indexOf(phone) + shift) % list.length] ?? phone;
  };
}

/**
 * How much better a recording fits a text than texts of the same length and rhythm with other sounds, in nats for the
 * square root of the sounds that could be found. Voice, accent, channel and noise lower all of them alike, so only the
 * words matter. Another text scores about 0: it competes on equal terms.
 *
 * Comparing with competing models is usual in speaker verification ("test normalisation", R. Auckenthaler, M. Carey and
 * H. Lloyd-Thomas, Digital Signal Processing 10, 2000).
 *
 * @param words the accepted pronunciations of each word
 * @param alignText aligns the words of any text with the recording
 */
export function evidenceForText(
  words: readonly string[][][],
  alignText: (words: readonly string[][][]) => Alignment | undefined,
): number {
  const alignment = alignText(words);
  if (!alignment) return 0;
  const phoneCount = words.reduce((sum, forms) => sum + (forms[0]?.length ?? 0), 0);
  let sum = 0;
  for (let number = 0; number < decoys; number += 1) {
    const exchanged = exchange(number);
    const decoy = alignText(words.map((forms) => forms.map((form) => form.map(exchanged))));
    sum += decoy?.score ?? alignment.score;
  }
  let frames = minFrames;
  for (const { kind, start, end } of alignment.units) if (kind !== "silence") frames += end - start;
  const findable = Math.min(phoneCount, frames / framesPerPhone);
  return (alignment.score - sum / decoys) / Math.sqrt(findable);
}

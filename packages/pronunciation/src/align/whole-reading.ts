import type { Unit } from "./align.ts";
import { joinRating, type SoundRating } from "./rate-sounds.ts";

// Fitted on training speakers and on native readings: docs/decisions/065-words-readings-and-doubt.md.

/** Of many sounds, the output that was fitted on learners alone may count for more than of one. */
const expertsShare = 0.5;
/** A reading is rated as if it had so many sounds more, with the usual rating: few sounds say little. */
const usualSounds = 5;
const usualRating = 0.9;

/** Mean rating of a reading's sounds, drawn towards the usual one; 0 without sounds. */
export function rateReading(ratings: readonly SoundRating[]): number {
  if (ratings.length === 0) return 0;
  const sum = ratings.reduce((total, rating) => total + joinRating(rating, expertsShare), 0);
  return (sum + usualSounds * usualRating) / (ratings.length + usualSounds);
}

/** What a reading of other speech alone would cost, and right sounds gain, in the unit of `evidenceForText`. */
const otherSpeechCost = 30;
const ratingGain = 40;
/** Talk around the text counts up to this share of the speech. */
const maxOtherShare = 0.5;

/**
 * How sure it is that a text was read: its lead over other texts, less for speech that is in none of its words, more for
 * well rated sounds. Learners lead by less than native speakers, but nearly all that they say is in the words.
 */
export function confidenceInText(
  evidence: number,
  units: readonly Unit[],
  ratings: readonly SoundRating[],
): number {
  const frames = (wanted: Unit["kind"]) =>
    units.reduce((sum, { kind, start, end }) => sum + (kind === wanted ? end - start : 0), 0);
  const other = frames("garbage");
  const otherShare = other / Math.max(other + frames("word"), 1);
  const rating = ratings.reduce((sum, { general }) => sum + general, 0) / Math.max(ratings.length, 1);
  return evidence - otherSpeechCost * Math.min(otherShare, maxOtherShare) + ratingGain * rating;
}

import type { Deed, SkillGraph } from "./graph.ts";
import type { Word } from "./words.ts";

/** A skill shown by something done, from word `first` to word `last`. */
export type DeedMention = { skill: number; first: number; last: number };

/** Maximum distance in words between a verb and its object. */
const reach = 8;

type Place = [first: number, last: number];

/** Finds skills shown by a verb and one of its objects in one sentence, in either order. */
export function findDeeds(words: readonly Word[], graph: SkillGraph): DeedMention[] {
  const mentions: DeedMention[] = [];
  for (let verb = 0; verb < words.length; verb += 1) {
    const deeds = graph.deeds.get(words[verb]?.stem ?? "");
    if (!deeds) continue;
    const near = stemsAround(words, verb);
    for (const deed of deeds) {
      const found = nearestObject(deed, near, words, verb);
      if (found)
        mentions.push({ skill: deed.skill, first: Math.min(verb, found[0]), last: Math.max(verb, found[1]) });
    }
  }
  return mentions;
}

/** The stems of a verb's sentence within reach, apart from the verb itself. */
function stemsAround(words: readonly Word[], verb: number): ReadonlySet<string> {
  const stems = new Set<string>();
  const sentence = words[verb]?.sentence;
  for (const step of [-1, 1])
    for (let index = verb + step; Math.abs(index - verb) <= maxReach; index += step) {
      const word = words[index];
      if (!word || word.sentence !== sentence) break;
      stems.add(word.stem);
    }
  return stems;
}

/** An object may have this many words. */
const maxObjectWords = 6;
const maxReach = reach + maxObjectWords;

const distance = ([first, last]: Place, verb: number) => (first > verb ? first - verb : verb - last);

function nearestObject(
  { objects }: Deed,
  near: ReadonlySet<string>,
  words: readonly Word[],
  verb: number,
): Place | undefined {
  let best: Place | undefined;
  for (const stems of objects) {
    if (!stems.every((stem) => near.has(stem))) continue;
    const place = nearest(stems, words, verb);
    if (place && (!best || distance(place, verb) < distance(best, verb))) best = place;
  }
  return best;
}

/** Nearest position of these stems in the verb's sentence, apart from the verb itself. */
function nearest(stems: readonly string[], words: readonly Word[], verb: number): Place | undefined {
  const sentence = words[verb]?.sentence;
  const isAt = (first: number) =>
    stems.every((stem, step) => {
      const word = words[first + step];
      return first + step !== verb && word?.stem === stem && word.sentence === sentence;
    });
  for (let step = 1; step <= reach; step += 1) {
    if (isAt(verb + step)) return [verb + step, verb + step + stems.length - 1];
    const before = verb - step - stems.length + 1;
    if (before >= 0 && isAt(before)) return [before, before + stems.length - 1];
  }
  return undefined;
}

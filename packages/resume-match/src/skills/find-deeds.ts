import type { SkillGraph } from "./graph.ts";
import type { Word } from "./words.ts";

/** A skill shown by something done, from word `first` to word `last`. */
export type DeedMention = { skill: number; first: number; last: number };

/** Maximum distance in words between a verb and its object. */
const reach = 8;

/** Finds skills shown by a verb and one of its objects in one sentence, in either order. */
export function findDeeds(words: readonly Word[], graph: SkillGraph): DeedMention[] {
  const mentions: DeedMention[] = [];
  words.forEach(({ stem }, verb) => {
    for (const { skill, objects } of graph.deeds.get(stem) ?? []) {
      const found = objects
        .map((stems) => nearest(stems, words, verb))
        .filter((place) => place !== undefined)
        .sort((a, b) => distance(a, verb) - distance(b, verb))[0];
      if (found) mentions.push({ skill, first: Math.min(verb, found[0]), last: Math.max(verb, found[1]) });
    }
  });
  return mentions;
}

type Place = [first: number, last: number];

const distance = ([first, last]: Place, verb: number) => (first > verb ? first - verb : verb - last);

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

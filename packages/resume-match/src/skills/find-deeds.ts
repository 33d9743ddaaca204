import type { Deed, SkillGraph } from "./graph.ts";
import type { Word } from "./words.ts";

/** A skill shown by something done, from word `first` to word `last`. */
export type DeedMention = { skill: number; first: number; last: number };

/** Maximum distance in words between a verb and its object. */
const reach = 8;

/** Finds skills shown by a verb and one of its objects in one sentence, in either order: the nearest of each skill. */
export function findDeeds(words: readonly Word[], graph: SkillGraph): DeedMention[] {
  const mentions: DeedMention[] = [];
  for (let verb = 0; verb < words.length; verb += 1) {
    const deeds = graph.deeds.get(words[verb]?.stem ?? "");
    if (!deeds) continue;
    const found = new Map<number, DeedMention>();
    for (let step = 1; step <= reach; step += 1)
      for (const first of [verb + step, verb - step])
        for (const { skill, object } of deeds.get(words[first]?.stem ?? "") ?? [])
          if (!found.has(skill) && isAt(object, first, verb, words)) {
            const last = first + object.length - 1;
            found.set(skill, { skill, first: Math.min(verb, first), last: Math.max(verb, last) });
          }
    mentions.push(...[...found.values()].sort((a, b) => a.skill - b.skill));
  }
  return mentions;
}

/** Whether an object's words begin at a place of the verb's sentence, on one side of the verb. */
function isAt(object: Deed["object"], first: number, verb: number, words: readonly Word[]): boolean {
  const sentence = words[verb]?.sentence;
  if (first < verb && first + object.length > verb) return false;
  return object.every((stem, step) => {
    const word = words[first + step];
    return word?.stem === stem && word.sentence === sentence;
  });
}

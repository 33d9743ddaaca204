import { unpackWords } from "text-classifier";
import { letters, words } from "./word-kinds.ts";

/** The kinds of meaning that WordNet sorts words into, in its order. */
const kinds = [
  ...["adj.all", "adj.pert", "adv.all", "noun.tops", "noun.act", "noun.animal", "noun.artifact"],
  ...["noun.attribute", "noun.body", "noun.cognition", "noun.communication", "noun.event", "noun.feeling"],
  ...["noun.food", "noun.group", "noun.location", "noun.motive", "noun.object", "noun.person"],
  ...["noun.phenomenon", "noun.plant", "noun.possession", "noun.process", "noun.quantity", "noun.relation"],
  ...["noun.shape", "noun.state", "noun.substance", "noun.time", "verb.body", "verb.change"],
  ...["verb.cognition", "verb.communication", "verb.competition", "verb.consumption", "verb.contact"],
  ...["verb.creation", "verb.emotion", "verb.motion", "verb.perception", "verb.possession", "verb.social"],
  ...["verb.stative", "verb.weather", "adj.ppl"],
];

let known: Map<string, string> | undefined;

function readKinds(): Map<string, string> {
  return new Map(
    unpackWords(words).map((word, place) => [word, kinds[letters.charCodeAt(place) - 65] ?? "adj.all"]),
  );
}

/**
 * The kind of a word's most frequent meaning, so that rare words count like frequent ones: "electrician" is a person, and
 * "inquire" is communication.
 * @param word its stem, in lower case
 * @returns a name of WordNet's, such as `noun.person`; undefined for a word that is not in the list
 */
export function kindOfWord(word: string): string | undefined {
  known ??= readKinds();
  return known.get(word);
}

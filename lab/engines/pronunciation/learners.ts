import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** One of the groups whose figures are reported apart. */
export type Group = "Children" | "Women" | "Men";

/** A recording of a learner. `phones` and `ratings` have a list for each word; ratings are 0 (wrong) to 2 (right). */
export type LearnerRecording = {
  id: string;
  file: string;
  words: string[];
  speaker: string;
  age: number;
  group: Group;
  phones: string[][];
  ratings: number[][];
};

const oldestChild = 15;
const ratingsFile = "CTC-based-GOP/data/speechocean762/metadata.csv";

const readLines = (file: string) => readFileSync(file, "utf8").trim().split("\n");

/** Lines "key value …" as a map. */
const readTable = (file: string) =>
  new Map(
    readLines(file).map((line) => {
      const [key = "", ...rest] = line.split(/\s+/);
      return [key, rest.join(" ")];
    }),
  );

/** The expected phones of each word of each recording, without stress and places in the word. */
function readPhones(file: string): Map<string, string[][]> {
  const recordings = new Map<string, string[][]>();
  for (const line of readLines(file)) {
    const [key = "", sounds = ""] = line.split("\t");
    const [id = "", word = ""] = key.split(".");
    const words = recordings.get(id) ?? [];
    words[Number(word)] = sounds.split(" ").map((phone) => phone.replace(/_[BIES]$/, "").replace(/\d/, ""));
    recordings.set(id, words);
  }
  return recordings;
}

/** The mean rating of each phone by five experts, for each recording. */
const readRatings = (file: string) =>
  new Map(
    readLines(file)
      .slice(1)
      .map((line) => {
        const [name = "", , scores = ""] = line.split(",");
        return [name.replace(".WAV", ""), scores.trim().split(" ").map(Number)];
      }),
  );

/** Whether speechocean762 and the table of its ratings are laid out in `folder`. */
export const hasLearners = (folder: string | undefined): folder is string =>
  folder !== undefined &&
  existsSync(join(folder, ratingsFile)) &&
  existsSync(join(folder, "speechocean762/resource/text-phone"));

/**
 * Reads one split of speechocean762, which lies beside the checkout: `FOLDER/speechocean762` and the ratings of its
 * phones in `FOLDER/CTC-based-GOP`. Recordings whose phones and ratings do not match are left out.
 */
export function readLearners(folder: string, split: "train" | "test"): LearnerRecording[] {
  const corpus = join(folder, "speechocean762");
  const phones = readPhones(join(corpus, "resource/text-phone"));
  const ratings = readRatings(join(folder, ratingsFile));
  const table = (name: string) => readTable(join(corpus, split, name));
  const [speakers, ages, sexes, files] = ["utt2spk", "spk2age", "spk2gender", "wav.scp"].map(table);
  return [...table("text")].flatMap(([id, text]) => {
    const words = text.toLowerCase().split(" ");
    const [expected, scores, file] = [phones.get(id), ratings.get(id), files?.get(id)];
    if (!expected || !scores || !file) return [];
    if (expected.length !== words.length || expected.flat().length !== scores.length) return [];
    const speaker = speakers?.get(id) ?? "";
    const age = Number(ages?.get(speaker));
    const adult = sexes?.get(speaker) === "f" ? "Women" : "Men";
    let next = 0;
    return [
      {
        id,
        file: join(corpus, file),
        words,
        speaker,
        age,
        group: age <= oldestChild ? "Children" : adult,
        phones: expected,
        ratings: expected.map((word) => {
          next += word.length;
          return scores.slice(next - word.length, next);
        }),
      },
    ];
  });
}

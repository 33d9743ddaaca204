/*
 * node lab/engines/resume-match/short-names.ts FOLDER [--letters 4]
 * Searches the titles and tasks of all occupations (O*NET tables in FOLDER, see data/occupations/README.md)
 * for skill names with at most four letters. Prints each name with its skill and the occupations in whose
 * texts it was found. A name found in an unrelated trade needs "=", cues or counter-cues.
 */
import { parseArgs } from "node:util";
import { readTable } from "../../../packages/resume-match/data/occupations/read-table.ts";
import { findSkills } from "../../../packages/resume-match/src/skills/find-skills.ts";
import { loadGraph } from "../../../packages/resume-match/src/skills/load-skills.ts";

const { values, positionals } = parseArgs({
  options: { letters: { type: "string", default: "4" } },
  allowPositionals: true,
});
const [folder] = positionals;
if (folder === undefined) throw new Error("Name the folder of the tables.");
const read = (name: string) => readTable(folder, name);
const maxLetters = Number(values.letters);
const maxShown = 6;
const graph = loadGraph();

const titleOf = new Map(read("onet-occupations").map(([code = "", title = ""]) => [code, title]));
const texts = [
  ...read("onet-titles").map(([code, title]) => [code, title]),
  ...read("onet-tasks").map(([code, , , task]) => [code, task]),
];
const found = new Map<string, Map<string, number>>();
for (const [code = "", text = ""] of texts)
  for (const { skill, start, end, how } of findSkills(text, graph)) {
    const name = text.slice(start, end);
    if (how === "sentence" || name.length > maxLetters) continue;
    const key = `${name.toLowerCase()} → ${graph.skills[skill]?.label ?? ""}`;
    const occupations = found.get(key) ?? new Map<string, number>();
    const title = titleOf.get(code) ?? code;
    occupations.set(title, (occupations.get(title) ?? 0) + 1);
    found.set(key, occupations);
  }
for (const [key, occupations] of [...found].sort(([a], [b]) => (a < b ? -1 : 1))) {
  const most = [...occupations].sort((a, b) => b[1] - a[1]).slice(0, maxShown);
  const rest = occupations.size - most.length;
  console.log(
    `${key}: ${most.map(([title, count]) => `${title} ${count}`).join("; ")}${rest > 0 ? `; ${rest} more` : ""}`,
  );
}

/*
 * node packages/resume-match/data/occupations/compile.ts FOLDER [--only onet|esco]
 * Compiles occupations.txt from the ESCO and O*NET tables in FOLDER (format: README.md).
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { type AuthoredOccupation, packOccupations } from "../../src/occupations/occupation-data.ts";
import { occupationStems } from "../../src/occupations/occupation-stems.ts";
import { readTable } from "./read-table.ts";

const { values, positionals } = parseArgs({ options: { only: { type: "string" } }, allowPositionals: true });
const [folder] = positionals;
if (folder === undefined) throw new Error("Name the folder of the tables.");
const read = (name: string) => readTable(folder, name);

type Building = { title: string; counts: Map<string, number> };

function createBuilder() {
  const byCode = new Map<string, Building>();
  const find = (code: string) => {
    const known = byCode.get(code);
    if (known) return known;
    const created = { title: "", counts: new Map<string, number>() };
    byCode.set(code, created);
    return created;
  };
  return {
    add(code: string, text: string, weight: number) {
      const { counts } = find(code);
      for (const stem of occupationStems(text)) counts.set(stem, (counts.get(stem) ?? 0) + weight);
    },
    name(code: string, title: string) {
      find(code).title ||= title;
    },
    sorted: (): AuthoredOccupation[] =>
      [...byCode].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, building]) => building),
  };
}

/** O*NET by the first six digits of its codes, so that the specialities of an occupation count as one. */
function readOnet(): AuthoredOccupation[] {
  const { add, name, sorted } = createBuilder();
  const group = (code = "") => code.slice(0, 7);
  for (const [code, title = "", description = ""] of read("onet-occupations")) {
    name(group(code), title);
    add(group(code), title, 5);
    add(group(code), description, 2);
  }
  for (const [code, title, short] of read("onet-titles")) add(group(code), `${title} ${short ?? ""}`, 1);
  for (const [code, , type, task = ""] of read("onet-tasks"))
    add(group(code), task, type === "supplemental" ? 1 : 2);
  for (const [code, example = ""] of read("onet-technology")) add(group(code), example, 0.5);
  for (const [code, example = ""] of read("onet-tools")) add(group(code), example, 0.5);
  return sorted();
}

/** ESCO by the four digits of ISCO-08. */
function readEsco(): AuthoredOccupation[] {
  const { add, name, sorted } = createBuilder();
  const skillNames = new Map(read("esco-skills").map(([id = "", , label = ""]) => [id, label]));
  const groups = new Map<string, string>();
  for (const [id = "", , isco = "", , label = "", others = "", , description = ""] of read(
    "esco-occupations",
  )) {
    groups.set(id, isco);
    name(isco, label);
    add(isco, label, 4);
    add(isco, others.replaceAll("|", " "), 1);
    add(isco, description, 1);
  }
  for (const [id = "", essential = "", optional = ""] of read("esco-occupation-skills")) {
    const isco = groups.get(id);
    if (isco === undefined) continue;
    for (const skill of essential.split(" ")) add(isco, skillNames.get(skill) ?? "", 1);
    for (const skill of optional.split(" ")) add(isco, skillNames.get(skill) ?? "", 0.5);
  }
  return sorted();
}

const occupations = [
  ...(values.only === "esco" ? [] : readOnet()),
  ...(values.only === "onet" ? [] : readEsco()),
];
writeFileSync(join(import.meta.dirname, "occupations.txt"), packOccupations(occupations));

import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { load } from "js-yaml";
import type { OccupationData } from "../occupations/occupation-data.ts";
import { createGraph, type SkillGraph } from "./graph.ts";
import { type AuthoredSkill, packSkills, type SkillData } from "./skill-data.ts";

const occupationsFile = fileURLToPath(new URL("../../data/occupations/occupations.txt", import.meta.url));
const folder = fileURLToPath(new URL("../../data/skills/", import.meta.url));

/** Reads and packs the authored skills of all families. Node only; browsers load the packed text. */
export function loadSkills(): SkillData {
  const files = readdirSync(folder)
    .filter((file) => file.endsWith(".yaml"))
    .sort();
  return packSkills(files.flatMap((file) => load(readFileSync(folder + file, "utf8")) as AuthoredSkill[]));
}

/** Reads the packed words of all occupations. Node only; browsers load the file. */
export const loadOccupations = (): OccupationData => readFileSync(occupationsFile, "utf8");

let graph: SkillGraph | undefined;

/** The graph of the package's own data, made once. Node only. */
export function loadGraph(): SkillGraph {
  graph ??= createGraph(loadSkills(), loadOccupations());
  return graph;
}

import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parse } from "yaml";
import { type AuthoredSkill, packSkills, type SkillData } from "./skill-data.ts";

const folder = fileURLToPath(new URL("../../data/skills/", import.meta.url));

/** Reads and packs the authored skills of all families. Node only; browsers load the packed text. */
export function loadSkills(): SkillData {
  const files = readdirSync(folder)
    .filter((file) => file.endsWith(".yaml"))
    .sort();
  return packSkills(files.flatMap((file) => parse(readFileSync(folder + file, "utf8")) as AuthoredSkill[]));
}

/** One skill as its author writes it (data/skills/README.md). */
export type AuthoredSkill = {
  id: string;
  label: string;
  kind: "tool" | "language" | "method" | "domain" | "soft" | "certificate" | "licence";
  aliases?: string[];
  implies?: (string | Record<string, number>)[];
  related?: string[];
  exact?: boolean;
  near?: string[];
};

/** All skills as one text, a line each: what a browser loads. Written by `packSkills`, read by `createGraph`. */
export type SkillData = string;

const kinds = ["tool", "language", "method", "domain", "soft", "certificate", "licence"] as const;
export type SkillKind = (typeof kinds)[number];
export const kindLetter = (kind: SkillKind): string => String(kinds.indexOf(kind));
export const kindOfLetter = (letter: string): SkillKind => kinds[Number(letter)] ?? "domain";

export const defaultStrength = 0.9;

function edge(skill: AuthoredSkill, to: string | Record<string, number>): { id: string; strength: number } {
  if (typeof to === "string") return { id: to, strength: defaultStrength };
  const [entry] = Object.entries(to);
  if (!entry || entry[1] < 0.5 || entry[1] > 1)
    throw new Error(`${skill.id}: write implies as an id or as { id: strength from 0.5 to 1 }`);
  return { id: entry[0], strength: entry[1] };
}

/**
 * Packs authored skills into lines "label|alias…⇥kind⇥implies⇥related⇥near". References are distances in lines; a
 * strength other than 0.9 follows after a colon in hundredths. Throws, naming the skill, on a double name, an unknown
 * reference or a circle.
 */
export function packSkills(skills: AuthoredSkill[]): SkillData {
  const index = new Map<string, number>();
  skills.forEach(({ id }, at) => {
    if (index.has(id)) throw new Error(`${id}: two skills have this id`);
    index.set(id, at);
  });
  refuseDoubleNames(skills);
  refuseCircles(skills);
  const distance = (skill: AuthoredSkill, at: number, id: string): number => {
    const to = index.get(id);
    if (to === undefined) throw new Error(`${skill.id}: no skill has the id "${id}"`);
    return to - at;
  };
  return skills
    .map((skill, at) => {
      const implies = (skill.implies ?? []).map((to) => {
        const { id, strength } = edge(skill, to);
        const mark = strength === defaultStrength ? "" : `:${Math.round(strength * 100)}`;
        return `${distance(skill, at, id)}${mark}`;
      });
      const related = (skill.related ?? []).map((id) => distance(skill, at, id));
      const fields = [
        [skill.label, ...(skill.aliases ?? [])].join("|"),
        kindLetter(skill.kind),
        implies.join(","),
        related.join(","),
        skill.exact ? (skill.near ?? []).join(",") || "-" : "",
      ];
      return fields.join("\t").trimEnd();
    })
    .join("\n");
}

function refuseDoubleNames(skills: AuthoredSkill[]): void {
  const owners = new Map<string, string>();
  for (const { id, label, kind, aliases = [] } of skills) {
    if (!kinds.includes(kind))
      throw new Error(`${id}: "${kind}" is no kind: write one of ${kinds.join(", ")}`);
    for (const name of [label, ...aliases]) {
      const key = name.toLowerCase();
      const owner = owners.get(key);
      if (owner !== undefined) throw new Error(`${id}: "${name}" is already a name of ${owner}`);
      owners.set(key, id);
    }
  }
}

function refuseCircles(skills: AuthoredSkill[]): void {
  const parents = new Map(
    skills.map((skill) => [skill.id, (skill.implies ?? []).map((to) => edge(skill, to).id)]),
  );
  const done = new Set<string>();
  const visit = (id: string, path: string[]): void => {
    if (path.includes(id))
      throw new Error(`${id}: implies itself through ${path.slice(path.indexOf(id)).join(" → ")}`);
    if (done.has(id)) return;
    for (const parent of parents.get(id) ?? []) visit(parent, [...path, id]);
    done.add(id);
  };
  for (const { id } of skills) visit(id, []);
}

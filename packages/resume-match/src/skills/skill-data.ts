/** One skill as authored (data/skills/README.md). */
export type AuthoredSkill = {
  id: string;
  label: string;
  kind: "tool" | "language" | "method" | "domain" | "soft" | "certificate" | "licence";
  aliases?: string[];
  implies?: (string | Record<string, number>)[];
  related?: string[];
  exact?: boolean;
  cues?: string[];
  /** Deeds of people who have it: "verb|verb: object|object". */
  deeds?: string[];
};

/** All skills as one text, a line each, for browsers. Written by `packSkills`, read by `createGraph`. */
export type SkillData = string;

const kinds = ["tool", "language", "method", "domain", "soft", "certificate", "licence"] as const;
export type SkillKind = (typeof kinds)[number];
export const kindLetter = (kind: SkillKind): string => String(kinds.indexOf(kind));
export const kindFromLetter = (letter: string): SkillKind => kinds[Number(letter)] ?? "domain";

export const defaultStrength = 0.9;

function edge(skill: AuthoredSkill, to: string | Record<string, number>): { id: string; strength: number } {
  if (typeof to === "string") return { id: to, strength: defaultStrength };
  const [entry] = Object.entries(to);
  if (!entry || entry[1] < 0.5 || entry[1] > 1)
    throw new Error(`${skill.id}: write implies as an id or as { id: strength from 0.5 to 1 }`);
  return { id: entry[0], strength: entry[1] };
}

/**
 * Packs authored skills into lines "label|alias…⇥depth kind⇥implies⇥related⇥cues⇥deeds". A skill follows the
 * first one that it implies, one level deeper; its other references are distances in lines. A strength other
 * than 0.9 follows after a colon in hundredths; "-" before the cues means that the label itself needs a
 * context.
 *
 * @throws Error that names the skill, for a duplicate name, an unknown reference or a cycle
 */
export function packSkills(skills: AuthoredSkill[]): SkillData {
  const byId = new Map<string, AuthoredSkill>();
  for (const skill of skills) {
    if (byId.has(skill.id)) throw new Error(`${skill.id}: two skills have this id`);
    byId.set(skill.id, skill);
  }
  for (const skill of skills)
    for (const id of [...(skill.implies ?? []).map((to) => edge(skill, to).id), ...(skill.related ?? [])])
      if (!byId.has(id)) throw new Error(`${skill.id}: no skill has the id "${id}"`);
  refuseDoubleNames(skills);
  refuseCircles(skills);
  const ordered = orderBelowParents(skills);
  const lineById = new Map(ordered.map(({ skill }, line) => [skill.id, line]));
  const distance = (line: number, id: string) => (lineById.get(id) ?? 0) - line;
  return ordered
    .map(({ skill, depth }, line) => {
      const steps = (skill.implies ?? []).map((to, number) => {
        const { id, strength } = edge(skill, to);
        const mark = strength === defaultStrength ? "" : `:${Math.round(strength * 100)}`;
        return number === 0 ? mark : `${distance(line, id)}${mark}`;
      });
      const aliases = (skill.aliases ?? []).map((name) => (name.startsWith("=") ? name : name.toLowerCase()));
      const fields = [
        [skill.label, ...aliases].join("|"),
        depth.toString(36) + kindLetter(skill.kind),
        steps.filter(Boolean).join(","),
        (skill.related ?? []).map((id) => distance(line, id)).join(","),
        [...(skill.exact ? ["-"] : []), ...(skill.cues ?? [])].join(","),
        (skill.deeds ?? []).map((deed) => packDeed(skill, deed)).join(";"),
      ];
      return fields.join("\t").trimEnd();
    })
    .join("\n");
}

/** "verb|verb:object|object", without spaces around the marks. */
function packDeed({ id }: AuthoredSkill, deed: string): string {
  const sides = deed.split(":").map((side) => side.split("|").map((name) => name.trim().toLowerCase()));
  if (sides.length !== 2 || sides.flat().some((name) => name === "" || /[^\p{L}\p{N}' -]/u.test(name)))
    throw new Error(`${id}: write a deed as "verb|verb: object|object", not "${deed}"`);
  return sides.map((names) => names.join("|")).join(":");
}

/** Orders every skill below the first one it implies: related lines are adjacent and compress better. */
function orderBelowParents(skills: AuthoredSkill[]): { skill: AuthoredSkill; depth: number }[] {
  const children = new Map<string | undefined, AuthoredSkill[]>();
  for (const skill of skills) {
    const [first] = skill.implies ?? [];
    const parent = first === undefined ? undefined : edge(skill, first).id;
    children.set(parent, [...(children.get(parent) ?? []), skill]);
  }
  const below = (id: string | undefined, depth: number): { skill: AuthoredSkill; depth: number }[] =>
    (children.get(id) ?? []).flatMap((skill) => [{ skill, depth }, ...below(skill.id, depth + 1)]);
  return below(undefined, 0);
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

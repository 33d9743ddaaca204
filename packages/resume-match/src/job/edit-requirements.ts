import type { Priority, Requirement } from "../report.ts";
import { priorityWeight } from "./priorities.ts";
import type { Job } from "./read-job.ts";

/** A reader's correction of one requirement. `key` and `mergeInto` are keys of `requirementKey`. */
export type RequirementEdit = {
  key: string;
  /** The job does not ask for it. */
  drop?: true;
  /** A duty is judged as work, too: similar work meets it in part. */
  priority?: Exclude<Priority, "wanted">;
  /** Factor on the requirement's weight. */
  weight?: 0.5 | 1 | 2 | 3;
  /** It is the same demand as this one. */
  mergeInto?: string;
};

/**
 * A short key of a requirement, made from what it asks for and not from its place. It stays the same when other
 * parts of the job change, and does not contain the job's words.
 */
export function requirementKey({ kind, skills, label }: Requirement): string {
  const demand = skills.length > 0 ? skills.toSorted().join("|") : label.toLowerCase();
  // FNV-1a: of a few hundred requirements, two have the same key once in about 100,000 jobs.
  let hash = 0x811c9dc5;
  for (const letter of `${kind}:${demand}`)
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash.toString(36);
}

/** For each merged key, the key that stands for it. A merge into itself, or that would close a circle, has no effect. */
function resolveMerges(edits: ReadonlyMap<string, RequirementEdit>, keys: ReadonlySet<string>) {
  const targets = new Map<string, string>();
  const rootOf = (key: string): string => {
    const target = targets.get(key);
    return target === undefined ? key : rootOf(target);
  };
  for (const { key, mergeInto } of edits.values())
    if (mergeInto !== undefined && keys.has(mergeInto) && rootOf(mergeInto) !== key)
      targets.set(key, mergeInto);
  return rootOf;
}

/** One demand of several readings, with the highest priority. */
function mergeReadings(first: Requirement, also: Requirement[]): Requirement {
  const weightOf = ({ priority }: Requirement) => priorityWeight[priority];
  const highest = also.reduce((a, b) => (weightOf(b) > weightOf(a) ? b : a), first);
  return { ...first, priority: highest.priority, also };
}

/**
 * The job with a reader's corrections. Edits of requirements that the job does not have are ignored, so that
 * corrections survive a change of the posting; of two edits of one requirement the last counts.
 *
 * A merged requirement is one demand, counted once, and evidence for any of its readings proves it. It keeps the
 * label, weight and place of the one that the others are merged into, and is dropped with it.
 */
export function editRequirements(job: Job, edits: readonly RequirementEdit[]): Job {
  const byKey = new Map(edits.map((edit) => [edit.key, edit]));
  const keyed = job.requirements.map((requirement) => ({ key: requirementKey(requirement), requirement }));
  const rootOf = resolveMerges(byKey, new Set(keyed.map(({ key }) => key)));
  const requirements = keyed.flatMap(({ key, requirement }) => {
    const edit = byKey.get(key);
    if (rootOf(key) !== key || edit?.drop) return [];
    const others = keyed.flatMap((other) =>
      other.key !== key && rootOf(other.key) === key && !byKey.get(other.key)?.drop ? other.requirement : [],
    );
    const merged = others.length > 0 ? mergeReadings(requirement, others) : requirement;
    return {
      ...merged,
      ...(edit?.priority && { priority: edit.priority }),
      ...(edit?.weight !== undefined && { weight: edit.weight }),
    };
  });
  return { ...job, requirements };
}

import type { Job, Priority, Requirement, RequirementEdit } from "resume-match";

/** A requirement as it was read from the job. `key` is that of the engine's `requirementKey`. */
export type Asked = Pick<Requirement, "id" | "label" | "priority" | "span"> & { key: string };

export const priorities: readonly Priority[] = ["must", "wanted", "duty", "nice"];

/** The requirements of a job, must-haves first. The engine is an argument, since it is loaded on demand. */
export function listAsked(job: Job, keyOf: (requirement: Requirement) => string): Asked[] {
  return priorities.flatMap((priority) =>
    job.requirements
      .filter((requirement) => requirement.priority === priority)
      .map((requirement) => ({
        key: keyOf(requirement),
        id: requirement.id,
        label: requirement.label,
        priority,
        span: requirement.span,
      })),
  );
}

/** Longer lists show the must-haves; the others are in a collapsed list. */
const maxWhole = 12;
export const isLong = ({ length }: readonly Asked[]) => length > maxWhole;

/** A requirement with its correction. */
export type AskedRow = Asked & {
  /** As it counts: the reader's choice, or the highest of it and those that are merged into it. */
  counts: Priority;
  weight: NonNullable<RequirementEdit["weight"]>;
  isDropped: boolean;
  /** The requirement that it is merged into. */
  into?: Asked;
  /** Requirements that are merged into it. */
  includes: Asked[];
  /** Whether the reader has changed it. A requirement that others are merged into has not changed itself. */
  isChanged: boolean;
};

/** The requirements with the corrections that are about them. */
export function correctedRows(asked: readonly Asked[], edits: readonly RequirementEdit[]): AskedRow[] {
  const editOf = (key: string) => edits.find((edit) => edit.key === key);
  const targetOf = ({ key }: Asked) => asked.find((other) => other.key === editOf(key)?.mergeInto);
  return asked.map((own) => {
    const edit = editOf(own.key);
    const into = targetOf(own);
    const includes = asked.filter((other) => targetOf(other)?.key === own.key && !editOf(other.key)?.drop);
    const isDropped = edit?.drop === true;
    const weight = edit?.weight ?? 1;
    const read = priorities.find((priority) => [own, ...includes].some((one) => one.priority === priority));
    return {
      ...own,
      counts: edit?.priority ?? read ?? own.priority,
      weight,
      isDropped,
      ...(into && { into }),
      includes,
      isChanged: isDropped || weight !== 1 || edit?.priority !== undefined || into !== undefined,
    };
  });
}

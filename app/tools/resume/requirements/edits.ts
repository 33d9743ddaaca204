import type { RequirementEdit } from "resume-match";

export type Edits = readonly RequirementEdit[];

/** Name of the query parameter that holds the corrections. */
export const editsParameter = "asks";

const key = "[0-9a-z]{1,7}";
const pattern = new RegExp(
  `^(?<key>${key})(?<priority>[MWN]?)(?<weight>[HDT]?)(?<drop>X?)(?:I(?<into>${key}))?$`,
);
const priorityOf: Record<string, RequirementEdit["priority"]> = { M: "must", W: "duty", N: "nice" };
const weightOf: Record<string, RequirementEdit["weight"]> = { H: 0.5, D: 2, T: 3 };
/** A job with more requirements than this is no posting; the rest of the address is ignored. */
const maxEdits = 100;

const letterOf = <Value>(letters: Record<string, Value>, value: Value) =>
  Object.keys(letters).find((letter) => letters[letter] === value) ?? "";

/** The corrections in an address: keys with letters, such as `7zkrt8ND.4zjnznX`. What is malformed is ignored. */
export function readEdits(text: string | null): RequirementEdit[] {
  const edits = new Map<string, RequirementEdit>();
  for (const item of (text ?? "").split(".").slice(0, maxEdits)) {
    const { key: own, priority, weight, drop, into } = pattern.exec(item)?.groups ?? {};
    if (own === undefined) continue;
    edits.set(own, {
      key: own,
      ...(drop && { drop: true }),
      ...(priority && { priority: priorityOf[priority] }),
      ...(weight && { weight: weightOf[weight] }),
      ...(into && into !== own && { mergeInto: into }),
    });
  }
  return [...edits.values()].filter(isEffective);
}

const isEffective = ({ key: _, ...changes }: RequirementEdit) => Object.keys(changes).length > 0;

export const writeEdits = (edits: Edits): string =>
  edits
    .map(({ key: own, priority, weight, drop, mergeInto }) =>
      [
        own,
        letterOf(priorityOf, priority),
        letterOf(weightOf, weight),
        drop ? "X" : "",
        mergeInto === undefined ? "" : `I${mergeInto}`,
      ].join(""),
    )
    .join(".");

/** A change of one requirement; `undefined` takes the correction back. */
export type EditChange = {
  [Name in Exclude<keyof RequirementEdit, "key">]?: RequirementEdit[Name] | undefined;
};

/** Changes one correction. What was merged into a requirement follows it into another. */
export function changeEdits(edits: Edits, own: string, change: EditChange): RequirementEdit[] {
  const { mergeInto } = change;
  const apply = (edit: RequirementEdit, changes: EditChange): RequirementEdit => {
    const { drop, priority, weight, mergeInto: into } = { ...edit, ...changes };
    return {
      key: edit.key,
      ...(drop && { drop }),
      ...(priority && { priority }),
      ...(weight !== undefined && weight !== 1 && { weight }),
      ...(into !== undefined && { mergeInto: into }),
    };
  };
  const isKnown = edits.some((edit) => edit.key === own);
  return [...edits, ...(isKnown ? [] : [{ key: own }])]
    .map((edit) => {
      if (edit.key === own) return apply(edit, change);
      return mergeInto !== undefined && edit.mergeInto === own ? apply(edit, { mergeInto }) : edit;
    })
    .filter(isEffective);
}

import type { AnyGesture } from "#app/sections/begin-today/gestures/gesture.schema.ts";
import type { Sources } from "./read-sources.ts";
import type { FieldPath, Problem } from "./read-yaml.ts";

/** Every string in a value, at any depth. */
function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** @returns whether one of the texts has these words, with small letters or capitals */
function isIn(texts: readonly string[], words: string): boolean {
  return texts.some((text) => text.toLowerCase().includes(words.toLowerCase()));
}

type Found = { path: FieldPath; message: string };

function taskProblems(gesture: Extract<AnyGesture, { kind: "TASK" }>, { tasks }: Sources): Found[] {
  const task = [...tasks.values()].find(({ value }) => value.id === gesture.taskId)?.value;
  if (!task) return [{ path: ["taskId"], message: `there is no task "${gesture.taskId}" in content/tasks` }];
  const lines = gesture.quote?.split("\n") ?? [];
  const texts = textsIn(task.material);
  return [
    ...(gesture.ask > task.ask.length
      ? [{ path: ["ask"], message: `the task asks ${task.ask.length} things: write one of their numbers` }]
      : []),
    ...(task.criteria.some(({ id }) => id === gesture.criterion)
      ? []
      : [{ path: ["criterion"], message: `"${gesture.criterion}" is no criterion of ${task.id}` }]),
    ...(lines.every((line) => isIn(texts, line))
      ? []
      : [{ path: ["quote"], message: `must be words of the material of ${task.id}` }]),
  ];
}

/** Quotations at the end of a page that stand nowhere else, and tasks that do not exist. */
export function endingProblems(sources: Sources): Problem[] {
  const { pages, pictures, tasks, stages } = sources;
  const quotable = [
    ...[...pages.values()].flatMap(({ value }) =>
      textsIn(value.sections.filter(({ kind }) => kind !== "BEGIN_TODAY")),
    ),
    ...[...pictures.values(), ...tasks.values(), stages].flatMap(({ value }) => textsIn(value)),
  ];
  return [...pages.values()].flatMap(({ value, problemAt }) =>
    value.sections.flatMap((section, index) => {
      const gesture = section.kind === "BEGIN_TODAY" ? section.gesture : undefined;
      const found: Found[] =
        gesture?.kind === "TASK"
          ? taskProblems(gesture, sources)
          : gesture?.kind === "QUOTE"
            ? gesture.lines.flatMap((line, number) =>
                isIn(quotable, line)
                  ? []
                  : [
                      {
                        path: ["lines", number],
                        message: "must be words that also stand elsewhere in content/",
                      },
                    ],
              )
            : [];
      return found.map(({ path, message }) => problemAt(["sections", index, "gesture", ...path], message));
    }),
  );
}

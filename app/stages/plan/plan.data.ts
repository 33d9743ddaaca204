import { bake } from "#app/bake.ts";
import { lastSentence } from "../last-sentence.ts";
import type { PlanData } from "./plan-parts.ts";

/** Tests that a visitor can plan, with the sample round's tasks where it has some. */
export const data = bake(({ assessments, round, tasks }): PlanData => {
  const idOf = (url: string) => url.slice(url.lastIndexOf("/") + 1);
  const tests = assessments.map(({ title, url, time, tags }) => {
    const id = idOf(url);
    const found = tasks.find(({ kind }) => kind === id);
    if (!found) throw new Error(`There is no task of kind ${id} in content/tasks`);
    const { title: name, minutes, brief, material, ask } = found;
    const taskTexts = round.tasks.filter(({ assessment }) => assessment === title).map((entry) => entry.task);
    const lines = taskTexts.map((line, index) => (index < taskTexts.length - 1 ? lastSentence(line) : line));
    return {
      id,
      title,
      url,
      minutes: Number.parseInt(time, 10),
      tags: tags.slice(0, 3),
      lines: lines.length > 0 ? lines : [name],
      tasks:
        taskTexts.length > 0
          ? ({ kind: "OWN", texts: taskTexts } as const)
          : ({ kind: "SAMPLE", title: name, minutes, brief, material, ask } as const),
    };
  });
  const planned = new Set(round.tasks.map(({ assessment }) => assessment));
  const first = [...planned]
    .flatMap((title) => tests.filter((test) => test.title === title))
    .map(({ id }) => id);
  return { title: round.title, tests, first };
});

export const words = bake(({ stages }) => stages.plan);
export const taskWords = bake((content) => content.taskWords);

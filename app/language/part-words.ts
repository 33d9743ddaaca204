import type content from "#app/content/content.data.ts";
import { commonShell } from "#app/site/shell.ts";

type Words = Pick<typeof content, "shell" | "evaluateResume" | "score" | "pronunciationTest">;

/**
 * Words of parts with behaviour on the candidates' pages. In English each part has its own in its script; the
 * other languages have them all in one script each.
 */
export function partWords({ shell, evaluateResume, score, pronunciationTest }: Words, siteUrl: string) {
  const { start, tool, report } = pronunciationTest;
  return {
    shell: commonShell(shell, siteUrl),
    statuses: shell.messages.status,
    resumeTool: evaluateResume.tool,
    scoreParts: score.parts,
    scoreEdits: score.edits,
    readingStart: start,
    readingTool: tool,
    readingReport: report,
  };
}

export type PartName = keyof ReturnType<typeof partWords>;

import type { Status } from "#app/ui/status-mark.tsx";
import { fillTemplate } from "#domain/text/fill-template.ts";
import type { MatchRequirement } from "../round.ts";
import type { MarkWords } from "./insights.schema.ts";

/** What one source says about the topic of a claim. */
export type SourceMark =
  | { from: "RESUME"; status: MatchRequirement["status"] }
  | {
      from: "AI_INTERVIEW";
      status: "shown" | "partly" | "missing";
      /** Whether the colleague who listened to the answer chose words for it; absent if not asked. */
      isHeard?: boolean;
      listener: string;
    }
  | {
      from: "WORK";
      status: "quoted" | "missing";
      /** Flags by which a reviewer confirmed that someone else wrote answers. */
      foreign: string[];
    };

/** Whether the engine and the listener read an interview answer differently. */
function isDisputed(mark: SourceMark): boolean {
  return (
    mark.from === "AI_INTERVIEW" && mark.isHeard !== undefined && mark.isHeard !== (mark.status !== "missing")
  );
}

/** Whether a source has words for the topic. */
const hasWords = (mark: SourceMark) => mark.status !== "missing" || isDisputed(mark);

function markText(mark: SourceMark, words: MarkWords): string {
  switch (mark.from) {
    case "RESUME":
      return words.resume[mark.status];
    case "AI_INTERVIEW":
      return fillTemplate((isDisputed(mark) ? words.disputed : words.interview)[mark.status], {
        listener: mark.listener,
      });
    case "WORK":
      return mark.status === "missing" && mark.foreign.length > 0
        ? fillTemplate(words.foreign, { at: mark.foreign.join(", ") })
        : words.work[mark.status];
  }
}

/** The strongest look that all sources bear: a claim looks proven only if each source says so itself. */
function lookOf(marks: readonly SourceMark[]): Status {
  if (!marks.some(hasWords)) return "missing";
  if (marks.some(({ from }) => from === "WORK")) return "none";
  const isPlain = (mark: SourceMark) =>
    (mark.status === "proven" || mark.status === "shown") && !isDisputed(mark);
  return marks.every(isPlain) ? "proven" : "partial";
}

/**
 * What the sources say about a topic, as the second half of a claim's title: each source's own mark, and that
 * they disagree if one has words and another has none.
 */
export function describeMarks(
  marks: readonly SourceMark[],
  words: MarkWords,
): { text: string; look: Status; hasWords: boolean } {
  const text = marks.map((mark) => markText(mark, words)).join(", ");
  const found = marks.filter(hasWords).length;
  const isMixed = marks.some(isDisputed) || (found > 0 && found < marks.length);
  return {
    text: isMixed ? fillTemplate(words.disagree, { marks: text }) : text,
    look: lookOf(marks),
    hasWords: found > 0,
  };
}

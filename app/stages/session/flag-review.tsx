import content from "#app/content/content.data.ts";
import { StatusMark } from "#app/ui/status-mark.tsx";
import type { SessionSignal } from "../round.ts";
import { flagLooks } from "./flag-looks.ts";

/** The label of a signal: how a person settled the flag, not reviewed, or not a flag. */
export function reviewWord({ level, review }: SessionSignal): string {
  const { decisions, noFlag } = content.stages.session;
  return level === "flag" ? decisions[review?.decision ?? "OPEN"] : noFlag;
}

/** A signal of a test, with its time and review. */
export function FlagReview({ signal }: { signal: SessionSignal }) {
  const { at, detail, review } = signal;
  return (
    <li className="border-t border-line py-3 text-small">
      <p className="flex items-center justify-between gap-4">
        <span className="display text-row tabular">{at}</span>
        <StatusMark status={flagLooks[review?.decision ?? "OPEN"]} text={reviewWord(signal)} />
      </p>
      <p>{detail}</p>
      {review && (
        <p className="mt-1 text-muted">
          {review.by.name}: {review.note}
        </p>
      )}
    </li>
  );
}

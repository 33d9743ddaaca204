import { Button } from "#app/ui/button.tsx";
import { fillTemplate } from "#domain/text/fill-template.ts";
import type { BulkMatchWords } from "./bulk-match.schema.ts";
import type { RankState } from "./rank-state.ts";

/** The id of the failure's text, for `aria-describedby` of its field. */
export const failureTextId = "bulk-failure";

function statusText({ progress }: BulkMatchWords, state: RankState): string {
  if (state.kind !== "working" && state.kind !== "ready") return "";
  const { rows, unread, total } = state;
  if (state.kind === "working") {
    if (!state.isLoaded) return progress.loading;
    return fillTemplate(progress.reading, { done: rows.length + unread.length, total });
  }
  return fillTemplate(state.isStopped ? progress.stopped : progress.ready, { ranked: rows.length, total });
}

/** Progress, or the reason why the run cannot start. Both live regions are always mounted, so that every text is announced. */
export function Progress({
  words,
  state,
  onCancel,
}: {
  words: BulkMatchWords;
  state: RankState;
  onCancel: () => void;
}) {
  const done = state.kind === "working" ? state.rows.length + state.unread.length : 0;
  return (
    <div className="bulk-progress">
      <p id={failureTextId} role="alert" className="font-semibold text-clay">
        {state.kind === "failed" && words.failures[state.failure]}
      </p>
      <p role="status" className="font-display text-xl font-semibold tabular">
        {statusText(words, state)}
      </p>
      {state.kind === "working" && (
        <div data-no-print className="mt-2 flex items-center gap-4">
          <progress
            aria-label={words.progress.title}
            max={state.total}
            value={done}
            className="h-2 w-full accent-leaf"
          />
          <Button look="outlined" onClick={onCancel}>
            {words.form.cancel}
          </Button>
        </div>
      )}
    </div>
  );
}

import { Button } from "#app/ui/button.tsx";
import { fillTemplate } from "#domain/text/fill-template.ts";
import type { BulkWords } from "./bulk-words.schema.ts";
import type { RankState } from "./rank-state.ts";

/** Id of the failure text, for `aria-describedby` of the field. */
export const failureTextId = "bulk-failure";

function statusText({ progress }: BulkWords, state: RankState): string {
  if (state.kind !== "working" && state.kind !== "ready") return "";
  const { rows, unread, total } = state;
  if (state.kind === "working") {
    if (!state.isLoaded) return progress.loading;
    return fillTemplate(progress.reading, { done: rows.length + unread.length, total });
  }
  return fillTemplate(state.isStopped ? progress.stopped : progress.ready, { ranked: rows.length, total });
}

/** Progress, or the reason why a run cannot start. Both live regions stay mounted, to announce all texts. */
export function Progress({
  words,
  state,
  onCancel,
}: {
  words: BulkWords;
  state: RankState;
  onCancel: () => void;
}) {
  return (
    <div className={state.kind === "empty" ? "" : "bulk-progress"}>
      <p id={failureTextId} role="alert" className="font-semibold text-clay">
        {state.kind === "failed" && words.failures[state.failure]}
      </p>
      {state.kind === "working" && (
        <progress
          aria-label={words.progress.title}
          max={state.total}
          value={state.rows.length + state.unread.length}
        />
      )}
      <div className="flex flex-wrap items-center gap-x-6">
        <p role="status" className="text-row font-semibold tabular">
          {statusText(words, state)}
        </p>
        {state.kind === "working" && (
          <Button data-no-print look="outlined" className="my-1.5" onClick={onCancel}>
            {words.form.cancel}
          </Button>
        )}
      </div>
    </div>
  );
}

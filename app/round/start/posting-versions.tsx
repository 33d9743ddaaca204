import { Button } from "#app/ui/button.tsx";
import type { PostingVersion } from "#domain/round/round-state.ts";
import { fillTemplate } from "#domain/text/fill-template.ts";
import words from "./start-words.data.ts";

const own = words.versions;

/** Another version of the posting. The lines that `text` lacks are marked. */
function OtherText({ text, other }: { text: string; other: PostingVersion }) {
  const known = new Set(text.split("\n"));
  return (
    <details>
      <summary className="flex min-h-9 w-fit cursor-pointer items-center underline underline-offset-4 max-lg:min-h-11">
        {fillTemplate(own.show, { time: other.time })}
      </summary>
      <div className="mt-1 max-h-72 overflow-auto rounded-[10px] bg-raised px-4 py-3 wrap-anywhere">
        {other.posting.split("\n").map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place
          <p key={index} className="min-h-[1.5em] whitespace-pre-wrap">
            {known.has(line) ? line : <mark className="mark">{line}</mark>}
          </p>
        ))}
        {other.edits.length > 0 && (
          <p className="mt-2 text-note text-muted">
            {fillTemplate(own.corrections, { count: other.edits.length })}
          </p>
        )}
      </div>
    </details>
  );
}

/** Says that there are other versions of the posting in the field, and lets the user choose. */
export function PostingVersions({
  text,
  others,
  keep,
  take,
}: {
  text: string;
  others: readonly PostingVersion[];
  keep: () => void;
  take: (version: PostingVersion) => void;
}) {
  return (
    <section role="alert" className="mb-5 grid gap-3 rounded-xl bg-clay-soft p-5 text-small">
      <p>
        <strong>{own.title}</strong> {own.note}
      </p>
      {others.map((other) => (
        <div key={other.change} className="grid justify-items-start gap-2">
          <OtherText text={text} other={other} />
          <Button look="outlined" onClick={() => take(other)}>
            {own.other}
          </Button>
        </div>
      ))}
      <p>
        <Button look="contained" disabled={text.trim() === ""} onClick={keep}>
          {own.own}
        </Button>
      </p>
    </section>
  );
}

/** The choice was made, here, and can be taken back. */
export function VersionChosen({ undo }: { undo: () => void }) {
  return (
    <p
      role="status"
      className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-2 text-small text-muted max-lg:px-4"
    >
      {own.chosen}
      <Button look="outlined" onClick={undo}>
        {own.undo}
      </Button>
    </p>
  );
}

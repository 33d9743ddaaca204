import { useEffect, useRef } from "react";
import { actionLook, controlLook } from "#app/stages/live/looks.ts";
import type { ApplyCard } from "#domain/relay/card.ts";
import { fillTemplate } from "#domain/text/fill-template.ts";
import type { ApplyWords, FinishWords } from "./apply.schema.ts";
import { type Draft, toContent } from "./check-draft.ts";
import type { Sending } from "./use-sending.ts";

/** All that will be sent, as the employer will read it. */
export function Preview({
  card,
  words,
  own,
  draft,
  file,
  sending,
  change,
  send,
}: {
  card: ApplyCard;
  words: ApplyWords;
  own: FinishWords;
  draft: Draft;
  file: File | undefined;
  sending: Sending;
  change: () => void;
  send: () => void;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { answers, note, ...facts } = toContent(draft, card);
  const rows = [
    ...(["name", "email", "phone", "location"] as const).map((name) => [words[name], facts[name]] as const),
    ...(file
      ? [[words.resume, `${file.name}, ${Math.max(1, Math.round(file.size / 1024))} KB`] as const]
      : []),
    ...answers.map(({ label, answer }) => [label, answer] as const),
    [words.note, note] as const,
  ];
  const isBusy = sending.kind === "SENDING";
  const problem = sending.kind === "IDLE" || isBusy ? "" : own.problems[sending.kind];
  return (
    <section aria-labelledby="preview-title" className="grid gap-4">
      <h2 ref={heading} id="preview-title" tabIndex={-1} className="text-name display outline-none">
        {own.preview}
      </h2>
      <p className="text-small text-muted">{own.previewNote}</p>
      <dl className="sheet rounded-2xl border border-line px-5 text-small">
        {rows.map(([name, value]) => (
          <div
            key={name}
            className="grid gap-x-6 border-t border-line py-3 first:border-t-0 sm:grid-cols-[14rem_1fr]"
          >
            <dt dir="auto" className="text-muted wrap-anywhere">
              {name}
            </dt>
            <dd dir="auto" className="whitespace-pre-line wrap-anywhere">
              {value === "" ? "–" : value}
            </dd>
          </div>
        ))}
      </dl>
      <p className="text-small">✓ {fillTemplate(words.consent, { employer: card.employer })}</p>
      <p
        role={problem === "" ? "status" : "alert"}
        className={problem === "" ? "text-small" : "text-small text-clay"}
      >
        {isBusy ? own.sending : problem}
      </p>
      {isBusy && sending.share > 0 && (
        <progress
          aria-label={own.sending}
          value={sending.share}
          className="h-1.5 w-full max-w-prose accent-leaf"
        />
      )}
      <p className="flex flex-wrap gap-3">
        <button
          type="button"
          aria-disabled={isBusy}
          className={`${actionLook} min-h-12 text-base aria-disabled:opacity-60`}
          onClick={() => !isBusy && send()}
        >
          {own.send}
        </button>
        <button
          type="button"
          disabled={isBusy}
          className={`${controlLook} min-h-12 border-control!`}
          onClick={change}
        >
          {words.change}
        </button>
      </p>
    </section>
  );
}

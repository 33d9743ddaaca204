import { useEffect, useEffectEvent, useId, useRef } from "react";
import { useDrop } from "#app/tools/use-drop.ts";
import { fillTemplate } from "#domain/text/fill-template.ts";
import { counted } from "../counted.ts";
import type { OpenRound } from "../open-round.ts";
import type { RoundStore } from "../store/round-store.ts";
import words from "./copies-words.data.ts";
import { agoText } from "./copy-age.ts";
import { filledLook, outlinedLook, quietLook } from "./looks.ts";
import { namesText } from "./names-text.ts";
import { type Importing, useImport } from "./use-import.ts";

const own = words.import;
const countPeople = (count: number) => counted(words.export.people, count);

type Found = Extract<Importing, { kind: "FOUND" }>;

/** What would change here, one sentence each. */
export function planSentences({ plan }: Pick<Found, "plan">): string[] {
  if (plan.kind === "NEW") return [own.isNew];
  if (plan.kind === "SAME") return [own.nothing];
  const added = [
    plan.added > 0 && countPeople(plan.added),
    plan.files > 0 && counted(words.export.files, plan.files),
    plan.changes > 0 && counted(words.export.changes, plan.changes),
  ].filter((part) => part !== false);
  return [
    ...(added.length > 0 ? [fillTemplate(own.adds, { what: added.join(", ") })] : []),
    ...(plan.erased > 0 ? [fillTemplate(own.removes, { people: countPeople(plan.erased) })] : []),
    ...(plan.conflicts > 0 ? [fillTemplate(own.conflicts, { people: countPeople(plan.conflicts) })] : []),
  ];
}

function FoundCopy({ found, take, leave }: { found: Found; take: () => void; leave: () => void }) {
  const { copy, plan, title, people } = found;
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  const isDamaged = copy.damaged.length > 0;
  const takeText = isDamaged ? own.openWithout : own.open;
  return (
    <div className="grid gap-2 border-l-[3px] border-slate py-1 pl-3.5 text-note">
      <p className="wrap-anywhere">
        <strong>
          {fillTemplate(own.found, {
            title,
            people: countPeople(people),
            files: counted(words.export.files, copy.files.length),
            when: agoText(copy.exported.getTime(), Date.now(), words),
          })}
        </strong>
      </p>
      {planSentences(found).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {isDamaged && <p className="wrap-anywhere text-clay">{namesText(own.damaged, copy.damaged)}</p>}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        {plan.kind !== "SAME" && (
          <button ref={button} type="button" className={filledLook} onClick={take}>
            {plan.kind === "NEW" ? takeText : own.merge}
          </button>
        )}
        <button type="button" className={quietLook} onClick={leave}>
          {own.leave}
        </button>
      </div>
    </div>
  );
}

function Ended({
  ended: { outcome, id, title, isNew },
  onShow,
}: {
  ended: Extract<Importing, { kind: "ENDED" }>;
  onShow: (id: string) => void;
}) {
  if (outcome.kind !== "DONE") {
    const why =
      outcome.fault === "DAMAGED"
        ? fillTemplate(own.faults.UNREADABLE, { name: title })
        : words.storage.why[outcome.fault];
    return (
      <p role="alert" className="text-note text-clay">
        {outcome.kind === "FAILED"
          ? fillTemplate(own.failed, { why })
          : fillTemplate(own.partly, { why, saved: outcome.saved, of: outcome.of })}
      </p>
    );
  }
  return (
    <p role="status" className="text-note">
      {fillTemplate(isNew ? own.opened : own.merged, { title })}{" "}
      <button type="button" className={quietLook} onClick={() => onShow(id)}>
        {own.show}
      </button>
    </p>
  );
}

function Working({
  text,
  progress,
  onCancel,
}: {
  text: string;
  progress: { done: number; of: number };
  onCancel?: () => void;
}) {
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-note">
      <progress
        max={Math.max(progress.of, 1)}
        value={progress.done}
        aria-label={own.title}
        className="h-2 w-32 accent-leaf"
      />
      <span className="tabular">{fillTemplate(text, progress)}</span>
      {onCancel && (
        <button type="button" className={quietLook} onClick={onCancel}>
          {own.cancel}
        </button>
      )}
    </p>
  );
}

/**
 * Opens a copy of a round: chosen or dropped, checked, shown with what would change, and only then taken in.
 * `round` is the one that this page has open, if any; `onShow` leads to a round.
 */
export function OpenCopy({
  store,
  round,
  onShow,
  onTaken,
}: {
  store: RoundStore;
  round?: OpenRound;
  onShow: (id: string) => void;
  /** The list of rounds has changed. */
  onTaken?: () => void;
}) {
  const { importing, read, take, leave } = useImport(store, round);
  const notify = useEffectEvent(() => onTaken?.());
  const isEnded = importing.kind === "ENDED";
  useEffect(() => {
    if (isEnded) notify();
  }, [isEnded]);
  const input = useRef<HTMLInputElement>(null);
  const noteId = useId();
  const choose = ([file]: readonly File[]) => file && void read(file);
  const drop = useDrop(choose);
  const isBusy = importing.kind === "READING" || importing.kind === "WRITING";
  return (
    <div
      {...drop}
      className="group grid gap-3 rounded-[10px] border-[1.5px] border-dashed border-line p-3.5 data-dragging:border-solid data-dragging:border-leaf data-dragging:bg-leaf-soft"
    >
      <p id={noteId} className="text-note text-muted">
        {own.note}
      </p>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-note text-muted">
        <button
          type="button"
          className={outlinedLook}
          disabled={isBusy}
          aria-describedby={noteId}
          onClick={() => input.current?.click()}
        >
          {own.choose}
        </button>
        <span className="max-lg:hidden">{own.drop}</span>
      </p>
      <input
        ref={input}
        type="file"
        hidden
        accept=".zip,application/zip"
        onChange={({ target }) => {
          choose([...(target.files ?? [])]);
          // Allows choosing the same file again.
          target.value = "";
        }}
      />
      {importing.kind === "READING" && (
        <Working text={own.reading} progress={importing.progress} onCancel={leave} />
      )}
      {importing.kind === "WRITING" && <Working text={own.writing} progress={importing.progress} />}
      {importing.kind === "FOUND" && <FoundCopy found={importing} take={() => void take()} leave={leave} />}
      {importing.kind === "ENDED" && <Ended ended={importing} onShow={onShow} />}
      {(importing.kind === "FAULT" || importing.kind === "STORE_FAULT") && (
        <p role="alert" className="text-note wrap-anywhere text-clay">
          {importing.kind === "FAULT"
            ? fillTemplate(own.faults[importing.fault], { name: importing.name })
            : fillTemplate(own.failed, { why: words.storage.why[importing.fault] })}
        </p>
      )}
    </div>
  );
}

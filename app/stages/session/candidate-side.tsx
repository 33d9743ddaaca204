import { fillTemplate } from "#domain/text/fill-template.ts";
import { actionLook, smallFieldLook } from "../live/looks.ts";
import { DareList } from "./dare-list.tsx";
import { words } from "./session.data.ts";
import { maxReply, type SessionModel, timeOf } from "./session-model.ts";
import { SideBar } from "./side-bar.tsx";

const maxNote = 200;

function RecordingNotice() {
  const { noted, neverNoted, phone } = words.candidate;
  return (
    <div className="border-b border-line pb-4 text-note text-muted">
      <div className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
        {[noted, neverNoted].map(({ title, text }) => (
          <p key={title}>
            <strong className="block text-ink">{title}</strong> {text}
          </p>
        ))}
      </div>
      <p className="mt-2 hidden pointer-coarse:block">{phone}</p>
    </div>
  );
}

function Reply({ model: { isLive, isExample, record, field } }: { model: SessionModel }) {
  return (
    <label className="block text-note font-semibold">
      {words.candidate.answer}
      <textarea
        ref={field}
        rows={10}
        disabled={!isLive}
        readOnly={!isExample && record.isOver}
        maxLength={maxReply}
        autoComplete="off"
        placeholder={words.candidate.placeholder}
        className="mt-1 block w-full rounded-[10px] border border-control bg-raised px-4 py-3 text-base font-normal"
      />
    </label>
  );
}

function HandIn({ model }: { model: SessionModel }) {
  const { isLive, isExample, isFull, record, isDictated, note } = model;
  const { dictation, handIn, handedIn, full } = words.candidate;
  const isOver = !isExample && record.isOver;
  return (
    <div className="mt-2 grid gap-2 text-small">
      <label className="flex min-h-11 items-center gap-2">
        <input
          type="checkbox"
          className="size-5 accent-leaf"
          disabled={!isLive || !isExample}
          checked={isDictated}
          onChange={({ target }) => model.declareDictation(target.checked)}
        />
        {dictation}
      </label>
      <label className="text-note font-semibold">
        {words.candidate.note}
        <input
          type="text"
          disabled={!isLive}
          maxLength={maxNote}
          autoComplete="off"
          value={note}
          className={`font-normal ${smallFieldLook}`}
          onChange={({ target }) => model.writeNote(target.value)}
        />
      </label>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-2 pt-1">
        <button
          type="button"
          disabled={!isLive || isExample || isOver}
          className={`${actionLook} print:hidden`}
          onClick={model.handIn}
        >
          {handIn}
        </button>
        {isOver && (
          <span className="text-note text-muted">
            {isFull ? full : fillTemplate(handedIn, { time: timeOf(record.end) })}
          </span>
        )}
      </p>
    </div>
  );
}

/** The test as a candidate sees it: what is recorded, the task, the field, and ways to cheat. */
export function CandidateSide({ model }: { model: SessionModel }) {
  const { isExample, record, task } = model;
  const { title, elapsed, question } = words.candidate;
  return (
    <section aria-label={title} className="sheet">
      <SideBar title={title}>
        <span className="text-small text-muted tabular">
          <span className="sr-only">{elapsed} </span>
          {timeOf(isExample ? 0 : record.end)}
        </span>
      </SideBar>
      <div className="px-5 py-5 lg:px-10">
        <RecordingNotice />
        <p ref={task} className="mt-4 mb-3 text-lg font-semibold text-balance">
          {question}
        </p>
        <Reply model={model} />
        <div className="mt-4">
          <DareList model={model} />
        </div>
        <HandIn model={model} />
      </div>
    </section>
  );
}

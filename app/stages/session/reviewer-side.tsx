import { SampleTag } from "#app/ui/sample-tag.tsx";
import { type Status, StatusMark } from "#app/ui/status-mark.tsx";
import { fillTemplate } from "#domain/text/fill-template.ts";
import { controlLook } from "../live/looks.ts";
import { FlagRow } from "./flag-row.tsx";
import { MomentReplay } from "./moment-replay.tsx";
import { words } from "./session.data.ts";
import { countClosed, flagsOf, isFlag, type SessionModel, sentenceOf, timeOf } from "./session-model.ts";
import { SessionTimeline } from "./session-timeline.tsx";
import { SideBar } from "./side-bar.tsx";

const headingLook = "pt-4 pb-1 text-note font-semibold";

function stateOf(flags: number, closed: number): { status: Status; text: string } {
  const { nothing, notReviewed, reviewed, closed: some } = words.reviewer;
  if (flags === 0) return { status: "none", text: nothing };
  if (closed === 0) return { status: "hold", text: notReviewed };
  if (closed === flags) return { status: "proven", text: reviewed };
  return { status: "partial", text: fillTemplate(some, { closed, flags }) };
}

/** The flags, and a replay of the whole session. */
function Flags({ model }: { model: SessionModel }) {
  const { isLive, record, replayed, replay } = model;
  const flags = flagsOf(record);
  const isOpen = replayed?.of === "ALL";
  const { flags: title, noFlag, all } = words.reviewer;
  return (
    <>
      <p className="flex flex-wrap items-center justify-between gap-x-4 pb-1">
        <strong className="text-note">{title}</strong>
        <button
          type="button"
          disabled={!isLive}
          aria-expanded={isOpen}
          className={`${controlLook} -mr-3 text-note underline print:hidden`}
          onClick={() => replay(isOpen ? undefined : { of: "ALL", plays: true })}
        >
          {all}
        </button>
      </p>
      {isOpen && (
        <div className="pb-4">
          <MomentReplay
            isLive={isLive}
            edits={record.edits}
            from={0}
            to={Math.max(record.end, 1000)}
            at={record.end}
            plays={replayed.plays}
          />
        </div>
      )}
      {flags.length === 0 ? (
        <p className="border-t border-line py-4 text-small text-muted">{noFlag}</p>
      ) : (
        <ol>
          {flags.map((flag) => (
            <FlagRow key={flag.id} flag={flag} model={model} />
          ))}
        </ol>
      )}
    </>
  );
}

/** Signals that are notes, not flags. */
function Notes({ model: { record } }: { model: SessionModel }) {
  const notes = record.signals.filter((signal) => !isFlag(signal));
  if (notes.length === 0) return null;
  return (
    <>
      <p className={`${headingLook} border-t border-line`}>{words.reviewer.notes}</p>
      <ul className="pb-3 text-small text-muted">
        {notes.map((signal) => (
          <li key={signal.id}>
            <span className="tabular">{timeOf(signal.start)}</span> {sentenceOf(signal, record)}
          </li>
        ))}
      </ul>
    </>
  );
}

/** The candidate's note, and the limits of what a page can see. */
function CandidateNote({ model: { isExample, note } }: { model: SessionModel }) {
  const { candidateNote, noNote, unseen } = words.reviewer;
  const own = isExample ? words.example.note : note.trim();
  return (
    <div className="grid gap-x-6 border-t border-line pb-4 text-small sm:grid-cols-2">
      <div>
        <p className={headingLook}>{candidateNote}</p>
        <p className="wrap-anywhere text-muted">{own === "" ? noNote : `“${own}”`}</p>
      </div>
      <div>
        <p className={headingLook}>{unseen.title}</p>
        <ul className="text-muted">
          {unseen.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** The session as a reviewer reads it: a timeline, flags to decide on, notes, and what no page can see. */
export function ReviewerSide({ model }: { model: SessionModel }) {
  const { isExample, record, reviews } = model;
  const flags = flagsOf(record);
  const closed = countClosed(flags, reviews);
  const { title, example, own, score, count, person } = words.reviewer;
  return (
    <section aria-label={title} className="flex flex-col lg:border-l lg:border-line">
      <SideBar title={title}>
        <StatusMark {...stateOf(flags.length, closed)} />
      </SideBar>
      <div className="flex grow flex-col px-5 pb-5 lg:px-10">
        <p className="pt-4 text-note text-muted">
          {isExample ? (
            <>
              <SampleTag /> {example}
            </>
          ) : (
            own
          )}
        </p>
        <SessionTimeline record={record} />
        <Flags model={model} />
        <Notes model={model} />
        <CandidateNote model={model} />
        <p className="mt-auto border-t border-line pt-4 text-small">
          <strong>{score}</strong>{" "}
          <span className="text-muted">
            {fillTemplate(count, { flags: flags.length, closed })} {person}
          </span>
        </p>
      </div>
    </section>
  );
}

import content from "#app/content/content.data.ts";
import { fillTemplate } from "#domain/text/fill-template.ts";
import { StagePicture } from "../live/stage-picture.tsx";
import { findPerson, type PersonSession, sessionFlags } from "../round.ts";
import { RoundNote } from "../round-note.tsx";
import { FlagReview, reviewWord } from "./flag-review.tsx";
import { testSeconds, typingBars } from "./session.ts";
import { firstSession } from "./session-model.ts";
import { SessionRuler } from "./session-ruler.tsx";
import { WatchedTest } from "./watched-test.tsx";

const person = "nikhil-joshi";
const open = "19:12";

/** The test, its device, and the aids that the candidate declared. */
function startLine({ assessment, device, declared = [] }: PersonSession): string {
  const { start, devices, named } = content.stages.session;
  const line = fillTemplate(start, { assessment, minutes: testSeconds / 60, device: devices[device] });
  return declared.length === 0 ? line : `${line}; ${fillTemplate(named, { helps: declared.join(", ") })}`;
}

/** A test of the round on a ruler. */
function DrawnSession() {
  const { round, stages } = content;
  const { title, summary, note } = stages.session;
  const drawn = findPerson(round, person);
  if (!drawn.session) throw new Error(`${person} has no session`);
  const { signals, keys, typed, atOnce } = drawn.session;
  const flags = sessionFlags(drawn);
  const cleared = flags.filter(({ review }) => review?.decision === "CLEARED").length;
  return (
    <>
      <p className="flex flex-wrap justify-between gap-x-6 gap-y-1 border-t border-line py-3 text-note text-muted">
        {title} <RoundNote />
      </p>
      <p className="flex flex-wrap items-end justify-between gap-x-6 pt-8 text-small text-muted">
        <span>
          <strong className="text-row text-ink">{drawn.name}</strong> {startLine(drawn.session)}
        </span>
        <span className="tabular">
          {fillTemplate(summary, { flags: flags.length, cleared, typed, atOnce })}
        </span>
      </p>
      <SessionRuler bars={typingBars(keys)} signals={signals} open={open} words={reviewWord} />
      <ol className="mt-4 grid gap-x-6 sm:grid-cols-2 lg:grid-cols-3">
        {signals.map((signal) => (
          <FlagReview key={signal.at} signal={signal} />
        ))}
      </ol>
      <p className="mt-7 max-w-[40em] text-note text-muted">{note}</p>
    </>
  );
}

/** A recorded test of the round, and the static preview of a test that visitors may cheat in. Server only. */
export default function SessionStage() {
  const { label, test } = content.stages.session;
  return (
    <>
      <section aria-label={label} className="overflow-hidden">
        <div className="page-width">
          <DrawnSession />
          <div className="grid items-end gap-x-6 gap-y-4 pt-14 pb-7 lg:grid-cols-12">
            <h2 className="lg:col-span-6">{test.title}</h2>
            <p className="max-w-[40em] text-muted lg:col-span-6">{test.intro}</p>
          </div>
        </div>
      </section>
      <StagePicture name="SESSION">
        <WatchedTest model={firstSession()} />
      </StagePicture>
    </>
  );
}

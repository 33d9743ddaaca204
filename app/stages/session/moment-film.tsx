import content from "#app/content/content.data.ts";
import { fillTemplate } from "#domain/text/fill-template.ts";
import { MarkedLine } from "../marked-line.tsx";
import { findPerson } from "../round.ts";
import { toOffset, toSeconds } from "../spoken.ts";

const charactersPerSecond = 2.5;
const task = "late-refund";
const at = "19:12";

type Frame = { seconds: number; text: string; mark?: string };

/** Frames around text inserted in one piece: 10 s and 4 s before the flag, at the flag, and 10 s after it. */
function framesOf(answer: string, block: string): Frame[] {
  const start = answer.indexOf(block);
  const before = answer.slice(0, start).trimEnd();
  const after = answer.slice(start + block.length).trimStart();
  const typed = (text: string, seconds: number) =>
    text.slice(0, Math.max(0, Math.round(seconds * charactersPerSecond)));
  const end = block.slice(block.lastIndexOf(". ", block.length * 0.7) + 2);
  return [
    { seconds: -10, text: before.slice(0, before.length - 10 * charactersPerSecond) },
    { seconds: -4, text: before.slice(0, before.length - 4 * charactersPerSecond) },
    { seconds: 0, text: `${before}\n${block}`, mark: block },
    { seconds: 10, text: `… ${end}\n${typed(after, 10)}` },
  ];
}

/** Twenty seconds of a test around a flag. */
export function MomentFilm() {
  const { round, stages } = content;
  const { block, before, flag, after } = stages.session.film;
  const { work = [] } = findPerson(round, "nikhil-joshi");
  const answer = work.find(({ id }) => id === task)?.answer ?? "";
  const label = (seconds: number) =>
    seconds === 0 ? flag : fillTemplate(seconds < 0 ? before : after, { seconds: Math.abs(seconds) });
  return (
    <div className="grid gap-px border border-line bg-line text-small sm:grid-cols-2">
      {framesOf(answer, block).map(({ seconds, text, mark }) => (
        <div key={seconds} className={`p-5 ${mark === undefined ? "bg-raised" : "bg-marigold-soft"}`}>
          <p className="flex items-end justify-between gap-3">
            <span className="display text-row tabular">{toOffset(toSeconds(at) + seconds)}</span>
            <span className="text-note text-muted">{label(seconds)}</span>
          </p>
          <p className="whitespace-pre-line">
            <MarkedLine text={text} marks={mark === undefined ? [] : [{ quote: mark }]} />
            <span className="text-muted">|</span>
          </p>
        </div>
      ))}
    </div>
  );
}

import content from "#app/content/content.data.ts";
import { findPerson } from "#app/stages/round.ts";
import { answerSpan, toOffset, toSeconds } from "#app/stages/spoken.ts";
import { SampleTag } from "#app/ui/sample-tag.tsx";
import { soundPath } from "#app/ui/sound-path.ts";
import type { GestureOf } from "./gesture.schema.ts";
import { Scrubber } from "./scrubber.tsx";

const barsPerSecond = 3;
const height = 96;
const soundSeed = 11;

/** The waveform of an answer. Each second has its words. */
export function SecondGesture({ person, questionId, label, link }: GestureOf<"SECOND">) {
  const answer = findPerson(content.round, person).interview?.find((own) => own.question.id === questionId);
  const quote = answer?.criteria.find(({ at }) => at !== undefined)?.at;
  const [phrase] = answer?.words ?? [];
  if (!answer || !phrase) throw new Error(`${person} has no answer to ${questionId}`);
  const from = toSeconds(phrase.at);
  const seconds = Math.ceil(answerSpan(answer).to) - from;
  const texts = Array.from({ length: seconds }, (_, second) => ({
    title: toOffset(from + second),
    text: `“${answer.words.findLast(({ at }) => toSeconds(at) <= from + second)?.text ?? phrase.text}”`,
  }));
  const chosen = quote === undefined ? 1 : toSeconds(quote) - from + 1;
  const bars = soundPath(seconds * barsPerSecond, soundSeed, height).match(/M[^M]+/g) ?? [];
  return (
    <Scrubber label={label} texts={texts} chosen={chosen} link={link}>
      <p className="text-small text-muted">
        {findPerson(content.round, person).name} <SampleTag /> {answer.question.text}
      </p>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${bars.length * 4} ${height}`}
        preserveAspectRatio="none"
        className="mt-4 h-24 w-full stroke-2 sm:h-32"
      >
        {texts.map(({ title }, second) => (
          <g
            key={title}
            data-step
            data-on={second < chosen ? "" : undefined}
            className="stroke-control data-on:stroke-marigold"
          >
            <path d={bars.slice(second * barsPerSecond, (second + 1) * barsPerSecond).join("")} />
            <path
              d={`M${second * barsPerSecond * 4} 0h${barsPerSecond * 4}v${height}h-${barsPerSecond * 4}z`}
              stroke="none"
              fill="transparent"
            />
          </g>
        ))}
      </svg>
    </Scrubber>
  );
}

import content from "#app/content/content.data.ts";
import { StatusMark } from "#app/ui/status-mark.tsx";
import { fillTemplate } from "#domain/text/fill-template.ts";
import { MarkedLine } from "../marked-line.tsx";
import { findPerson } from "../round.ts";
import { SoundLine } from "../sound-line.tsx";
import { answerSpan, markedSpans, markPhrases } from "../spoken.ts";
import { Place, SlideFrame, SlideLabel } from "./slide-frame.tsx";

/** The winner of the round, and the answer that is quoted most. */
const speaker = "asha-kulkarni";
const asked = "late-promise";
const soundSeed = 3;

/** An interview answer with its seconds, the criteria of the question, and threads between them. */
export function InterviewSlide() {
  const { round, stages } = content;
  const words = stages.match.interview;
  const person = findPerson(round, speaker);
  const answer = person.interview?.find(({ question }) => question.id === asked);
  const first = answer?.criteria.find(({ at }) => at !== undefined)?.at;
  if (!answer || first === undefined) throw new Error(`${speaker} has no words for ${asked}`);
  const phrases = markPhrases(answer);
  return (
    <SlideFrame
      asked={
        <>
          <h2 className="text-name">{person.name}</h2>
          <SlideLabel>{words.asked}</SlideLabel>
          <p className="font-semibold">{answer.question.text}</p>
          <SlideLabel>{words.criteria}</SlideLabel>
          <ul className="border-b border-line">
            {answer.criteria.map(({ id, title, at }, thread) => (
              <li
                key={id}
                data-from={thread}
                data-status={at === undefined ? "missing" : "proven"}
                className="flex min-h-11 items-center gap-2 border-t border-line pr-3.5 text-small font-medium"
              >
                <span className="thread-number">{thread + 1}</span>
                <span className="mr-auto">{title}</span>
                {at === undefined ? (
                  <StatusMark status="missing" />
                ) : (
                  <span className="text-note text-leaf tabular">{at}</span>
                )}
              </li>
            ))}
          </ul>
        </>
      }
      sheet={
        <div data-sheet className="sheet rounded p-6 sm:px-9 sm:py-7">
          <SoundLine {...answerSpan(answer)} marked={markedSpans(phrases)} seed={soundSeed} />
          <ol className="mt-4">
            {phrases.map(({ at, text, marks }) => (
              <li key={at} className="grid grid-cols-[3.75rem_1fr] py-1">
                <span className="text-note leading-7 text-muted tabular">
                  {at === first ? (
                    <mark className="mark" data-travels>
                      {at}
                    </mark>
                  ) : (
                    at
                  )}
                </span>
                <span>
                  <MarkedLine text={text} marks={marks} />
                </span>
              </li>
            ))}
          </ol>
        </div>
      }
      outcome={
        <>
          <Place place={first} unit={words.unit} />
          <p className="text-small text-muted">{words.note}</p>
          <p className="text-small text-muted max-xl:col-span-2">
            {fillTemplate(words.marked, { by: round.heardBy.name })}
          </p>
        </>
      }
    />
  );
}

import content from "#app/content/content.data.ts";
import { Marked } from "#app/ui/marked-text.tsx";
import { StatusMark } from "#app/ui/status-mark.tsx";
import { findPerson } from "./round.ts";

/** An interview answer with timestamps; the words behind each criterion are marked. */
export function ClaimMoment() {
  const person = findPerson(content.round, "asha-kulkarni");
  const answer = person.interview?.find(({ question }) => question.id === "late-promise");
  if (!answer) throw new Error("asha-kulkarni has no answer to late-promise");
  const { question, words, criteria } = answer;
  return (
    <div className="text-small">
      <p className="border-b border-line py-3 font-semibold">{question.text}</p>
      {words.map(({ at, text }) => {
        const criterion = criteria.find(({ quote }) => quote !== undefined && text.includes(quote));
        return (
          <div key={at} className="grid grid-cols-[3.5rem_1fr] border-b border-line py-2">
            <span className="text-note text-muted tabular">{at}</span>
            <p>
              <Marked text={text} mark={criterion?.quote} />
              {criterion && <span className="block text-note text-muted">{criterion.title}</span>}
            </p>
          </div>
        );
      })}
      <p className="pt-3">
        <StatusMark status="none" text={content.stages.parts.notJudged} />
      </p>
    </div>
  );
}

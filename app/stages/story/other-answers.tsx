import content from "virtual:content";
import { Marked } from "#app/ui/marked-text.tsx";
import { fillTemplate } from "#domain/text/fill-template.ts";
import { DecisionMark } from "../decision-mark.tsx";
import { draftMessage } from "../draft-message.ts";
import { shortMoment } from "../person-steps.ts";
import { findPerson } from "../round.ts";
import { median, type Wait, waits } from "./waiting.ts";

/** The person whose message is shown. */
const example = "nazia-hussain";

function Row({ standing, people, days }: Wait) {
  const { days: count, story } = { ...content.stages.board.reports, story: content.stages.story.others };
  const inDays = (value: number) => fillTemplate(count, { days: value });
  const values = { median: inDays(median(days)), longest: inDays(days.at(-1) ?? 0) };
  return (
    <tr className="border-b border-line">
      <td className="py-3 pr-4">
        <DecisionMark standing={standing} />
      </td>
      <td className="display py-3 pr-4 text-name tabular">{people}</td>
      <td className="py-3">{fillTemplate(standing === "OPEN" ? story.none : story.range, values)}</td>
    </tr>
  );
}

/** The answers to everyone else, the days that people waited for them, and one of the messages. */
export function OtherAnswers() {
  const { round, stages } = content;
  const words = stages.story.others;
  const { name, decision } = findPerson(round, example);
  const message = decision && draftMessage(name, { ...decision, by: decision.by.name }, decision.quote?.text);
  return (
    <div className="grid items-start gap-x-8 gap-y-8 lg:grid-cols-[3fr_2fr]">
      <table className="w-full text-small">
        <caption className="sr-only">{words.caption}</caption>
        <thead className="border-b-[1.5px] border-ink text-left text-note text-muted">
          <tr>
            {[words.standing, words.people, words.days].map((title) => (
              <th key={title} scope="col" className="py-2 pr-4 font-medium">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {waits(round).map((wait) => (
            <Row key={wait.standing} {...wait} />
          ))}
        </tbody>
      </table>
      {message && decision && (
        <div className="rounded-2xl border border-line bg-raised p-5 text-small">
          <p className="mb-2 text-note text-muted">
            {fillTemplate(words.message, { name, at: shortMoment(decision.at) })}
          </p>
          <p>
            <Marked text={message.text} mark={message.quote} />
          </p>
        </div>
      )}
    </div>
  );
}

import content from "#app/content/content.data.ts";
import { Scrolling } from "#app/ui/scrolling.tsx";
import { fillTemplate } from "#domain/text/fill-template.ts";
import { DecisionMark } from "../decision-mark.tsx";
import { roundSummary } from "../round-counts.ts";
import { dayCount } from "../short-day.ts";
import { median, type Wait, waits } from "./waiting.ts";

function Row({ standing, people, letters, days }: Wait) {
  const { board, story } = content.stages;
  const inDays = (value: number) => dayCount(value, board.reports);
  const longest = inDays(days.at(-1) ?? 0);
  const template = standing === "OPEN" ? story.others.none : story.others.range;
  return (
    <tr className="border-b border-line">
      <td className="py-3 pr-4">
        <DecisionMark standing={standing} />
      </td>
      <td className="display py-3 pr-4 text-name tabular">{people}</td>
      <td className="py-3 pr-4 tabular">{letters}</td>
      <td className="py-3">
        {people === 1 ? longest : fillTemplate(template, { median: inDays(median(days)), longest })}
      </td>
    </tr>
  );
}

/** Everyone's decisions, letters, and days of waiting. */
export function OtherAnswers() {
  const words = content.stages.story.others;
  return (
    <>
      <Scrolling label={words.caption} look="scrolls">
        <table className="w-full min-w-[32rem] border-collapse text-small">
          <caption className="sr-only">{words.caption}</caption>
          <thead className="border-b-[1.5px] border-ink text-left text-note text-muted">
            <tr>
              {[words.standing, words.people, words.letters, words.days].map((title) => (
                <th key={title} scope="col" className="py-2 pr-4 font-medium">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {waits(content.round).map((wait) => (
              <Row key={wait.standing} {...wait} />
            ))}
          </tbody>
        </table>
      </Scrolling>
      <p className="mt-4 text-small text-muted">{roundSummary(content)}</p>
    </>
  );
}

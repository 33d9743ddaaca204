import { Scrolling } from "#app/ui/scrolling.tsx";
import { StatusMark } from "#app/ui/status-mark.tsx";
import { fillTemplate } from "#domain/text/fill-template.ts";
import { words } from "./interview.data.ts";
import { type InterviewModel, type Shown, titleOf } from "./interview-model.ts";
import type { JudgedAnswer } from "./judged-answer.ts";
import { statusLooks } from "./status-looks.ts";

type Column = { shown: Shown; name: string; answer: JudgedAnswer | undefined };

function openTitles(answer: JudgedAnswer | undefined): string {
  const open = answer?.assessment.criteria.filter(({ status }) => status === "missing") ?? [];
  return open.map(({ id }) => titleOf(id).toLowerCase()).join(", ");
}

/** Employer's view: several answers to the same question, by criterion. No sum and no rank. */
export function AnswerComparison({ model }: { model: InterviewModel }) {
  const { isLive, question, own, show } = model;
  const columns: Column[] = [
    { shown: "OWN", name: words.own, answer: own },
    ...question.samples.map((sample, index) => ({ shown: index, name: sample.name, answer: sample })),
  ];
  return (
    <div className="sheet border-t border-line px-5 py-6 lg:px-10">
      <h2 className="text-lg font-semibold">{words.report.title}</h2>
      <p className="mt-1 max-w-[44em] text-small text-muted">{words.report.text}</p>
      <Scrolling label={words.report.title} look="mt-4 scrolls">
        <table className="w-full min-w-[44rem] border-collapse text-small">
          <thead>
            <tr className="border-b-[1.5px] border-ink text-left align-bottom">
              <th
                scope="col"
                className="sticky left-0 w-56 bg-raised py-2 pr-4 text-note font-semibold text-muted max-sm:w-36"
              >
                {words.criteria}
              </th>
              {columns.map(({ shown, name }) => (
                <th key={shown} scope="col" className="py-2 pr-4 font-semibold">
                  <button
                    type="button"
                    disabled={!isLive}
                    className="min-h-9 text-left enabled:cursor-pointer enabled:underline max-sm:min-h-11"
                    onClick={() => show(shown)}
                  >
                    {name}
                  </button>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {question.criteria.map((id) => (
              <tr key={id} className="border-b border-line align-top">
                <th scope="row" className="sticky left-0 bg-raised py-2.5 pr-4 text-left font-medium">
                  {titleOf(id)}
                </th>
                {columns.map(({ shown, answer }) => {
                  const status = answer?.assessment.criteria.find((criterion) => criterion.id === id)?.status;
                  return (
                    <td key={shown} className="py-2.5 pr-4">
                      {status ? (
                        <StatusMark status={statusLooks[status]} text={words.statuses[status]} />
                      ) : (
                        <span className="text-muted">–</span>
                      )}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </Scrolling>
      {own && (
        <p className="mt-4 text-small">
          {openTitles(own) === ""
            ? words.report.nothingOpen
            : fillTemplate(words.report.open, { criteria: openTitles(own) })}
        </p>
      )}
    </div>
  );
}

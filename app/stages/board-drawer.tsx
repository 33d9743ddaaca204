import content from "virtual:content";
import { Marked } from "#app/ui/marked-text.tsx";
import { StatusMark } from "#app/ui/status-mark.tsx";
import { fillTemplate } from "#domain/text/fill-template.ts";
import type { Decided } from "./decisions.ts";
import { draftMessage } from "./draft-message.ts";
import { shortMoment, stepEvidence } from "./person-steps.ts";
import { sourceText } from "./source-text.ts";

const headingLook = "mb-2 text-note font-semibold text-muted";
const rowLook = "flex justify-between gap-4 border-t border-line py-2";

/** The words for and against a person, each with the place where it can be checked. */
function Reasons({ person }: { person: Decided }) {
  const { decision, openQuestion } = person;
  const own = decision.quote && { text: decision.quote.text, source: sourceText(decision.quote.source) };
  const evidence = [own, stepEvidence(person, "AI_INTERVIEW")].flatMap((entry) => entry ?? []);
  return (
    <ul className="border-b border-line text-small">
      {evidence.map(({ text, source }) => (
        <li key={text} className={rowLook}>
          <span>
            <span className="mark">“{text}”</span>
          </span>
          <span className="shrink-0 text-note text-muted">{source}</span>
        </li>
      ))}
      {openQuestion !== undefined && (
        <li className={rowLook}>
          {openQuestion} <StatusMark status="missing" text={content.stages.board.columns.open} />
        </li>
      )}
    </ul>
  );
}

/** The person of the chosen row: decision, reasons and message. */
export function BoardDrawer({ person }: { person: Decided }) {
  const { board, decisions } = content.stages;
  const { decision, by, at } = person.decision;
  const message = draftMessage(person);
  return (
    <div className="grid content-start gap-x-6 gap-y-4 bg-paper p-5 lg:grid-cols-3 xl:grid-cols-1">
      <div>
        <p className="flex items-start justify-between gap-4">
          <span className="display text-name">{person.name}</span>
          <span className="display text-name tabular">{person.match?.score}</span>
        </p>
        <p className="text-note text-muted">
          {fillTemplate(board.decided, {
            decision: decisions[decision],
            by: by.name,
            at: shortMoment(at),
          })}
        </p>
        <p
          aria-hidden="true"
          className="mt-4 grid grid-cols-3 rounded-[10px] border border-control text-center text-small font-semibold"
        >
          {(["SELECT", "HOLD", "REJECT"] as const).map((name) => (
            <span
              key={name}
              className={`py-2 ${name === decision ? "rounded-[10px] bg-leaf text-on-leaf" : ""}`}
            >
              {decisions[name]}
            </span>
          ))}
        </p>
      </div>
      <div>
        <p className={headingLook}>{board.because}</p>
        <Reasons person={person} />
      </div>
      <div>
        <p className={headingLook}>
          {fillTemplate(board.message, { name: person.name.split(" ")[0] ?? "" })}
        </p>
        <p className="rounded-[10px] border border-control p-5 text-small">
          <Marked text={message.text} mark={message.quote} />
        </p>
        <p className="mt-2 text-note text-muted">{person.steps.at(-1)?.note}</p>
      </div>
    </div>
  );
}

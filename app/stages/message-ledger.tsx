import content from "#app/content/content.data.ts";
import { Marked } from "#app/ui/marked-text.tsx";
import { ThreadLayer } from "#app/ui/thread-layer.tsx";
import { fillTemplate } from "#domain/text/fill-template.ts";
import { DecisionMark } from "./decision-mark.tsx";
import { type Decided, latestDecisions } from "./decisions.ts";
import { draftMessage } from "./draft-message.ts";
import { shortMoment } from "./person-steps.ts";
import { sourceText } from "./source-text.ts";

const people = ["asha-kulkarni", "vikram-shetty"];

function Row({ person, number }: { person: Decided; number: number }) {
  const { decision, by, at, reason, quote } = person.decision;
  const { board, decisions } = content.stages;
  const message = draftMessage(person.name, { ...person.decision, by: by.name }, quote?.text);
  return (
    <div className="grid gap-x-6 gap-y-4 border-b border-line py-5 text-small lg:grid-cols-12">
      <div className="grid content-start gap-x-6 gap-y-4 sm:grid-cols-2 lg:col-span-6">
        <div>
          <p className="display text-name">{person.name}</p>
          <DecisionMark standing={decision} until={person.decision.until} />
        </div>
        <div>
          <p className="mb-2 text-muted">{reason}</p>
          <p>
            <span data-from={number} className="mark">
              “{quote?.text}”
            </span>
            <span className="thread-number">{number + 1}</span>
          </p>
          <p className="mt-1 text-note text-muted">{quote && sourceText(quote.source, content)}</p>
        </div>
      </div>
      <div data-sheet className="rounded-2xl border border-line bg-raised p-5 lg:col-span-5 lg:col-start-8">
        <p className="whitespace-pre-line">
          <Marked text={message.text} mark={message.quote} evidence={number} />
        </p>
        <p className="mt-2 text-note text-muted">
          {fillTemplate(board.decided, {
            decision: decisions[decision],
            by: by.name,
            at: shortMoment(at),
          })}
        </p>
      </div>
    </div>
  );
}

/** Two decisions: the candidate's words behind each, and the message that quotes them. */
export function MessageLedger() {
  const decided = latestDecisions(content.round);
  return (
    <div data-threads className="relative">
      {people.map((id, number) => {
        const person = decided.find((candidate) => candidate.id === id);
        return person && <Row key={id} person={person} number={number} />;
      })}
      <ThreadLayer />
    </div>
  );
}

import type { ReactNode } from "react";
import { DecisionMark } from "./decision-mark.tsx";
import { lastChange } from "./decisions.ts";
import { shortMoment } from "./person-steps.ts";
import { type Person, strongestEvidence } from "./round.ts";
import { ScoreLine } from "./score-line.tsx";
import { StepDots } from "./step-dots.tsx";

/** A phone shows a person in two lines: score, name and decision; below them the evidence. */
const rowLook =
  "border-t border-line max-sm:grid max-sm:grid-cols-[3rem_1fr_auto] max-sm:items-center max-sm:py-2 sm:h-11";

/** The first sentence of an open question: what a row has room for. */
const firstSentence = (text: string) => /^.*?[.?](?= |$)/.exec(text)?.[0] ?? text;

/** One person on the board. `children` are cells between the open question and the steps. */
export function BoardRow({
  person,
  isChosen,
  look = "",
  children,
}: {
  person: Person;
  isChosen: boolean;
  look?: string;
  children?: ReactNode;
}) {
  const { name, match, openQuestion } = person;
  const evidence = strongestEvidence(person);
  return (
    <tr className={`${rowLook} ${look} ${isChosen ? "bg-leaf-soft" : ""}`}>
      <td>
        <span className="flex items-center gap-2 font-semibold tabular">
          {match?.score ?? "–"}
          <span className="max-sm:hidden">{match && <ScoreLine score={match.score} />}</span>
        </span>
      </td>
      <th scope="row">{name}</th>
      <td className="w-full max-w-0 truncate max-sm:col-span-2 max-sm:col-start-2 max-sm:row-start-2 max-sm:max-w-none">
        {evidence && <span className={isChosen ? "mark" : "mark-line"}>{evidence.quote}</span>}
      </td>
      <td className="text-note/tight whitespace-normal text-muted max-lg:hidden">
        {firstSentence(openQuestion ?? "–")}
      </td>
      {children}
      <td className="max-sm:hidden">
        <StepDots {...person} />
      </td>
      <td className="text-note text-muted tabular max-lg:hidden">{shortMoment(lastChange(person))}</td>
      <td>
        <DecisionMark person={person} />
      </td>
    </tr>
  );
}

import type { ReactNode } from "react";
import { DecisionMark } from "./decision-mark.tsx";
import { lastChange } from "./decisions.ts";
import { shortMoment } from "./person-steps.ts";
import { type Person, strongestEvidence } from "./round.ts";
import { ScoreLine } from "./score-line.tsx";
import { StepDots } from "./step-dots.tsx";

/** The first sentence of an open question: what a row has room for. */
const firstSentence = (text: string) => /^.*?[.?](?= |$)/.exec(text)?.[0] ?? text;

/**
 * One person on the board. A phone shows the evidence below the name. `children` are cells between the open question
 * and the steps.
 */
export function BoardRow({
  person,
  isChosen,
  isOnPhone,
  children,
}: {
  person: Person;
  isChosen: boolean;
  isOnPhone: boolean;
  children?: ReactNode;
}) {
  const { name, match, openQuestion } = person;
  const evidence = strongestEvidence(person)?.quote;
  const mark = <span className={isChosen ? "mark" : "mark-line"}>{evidence}</span>;
  return (
    <tr
      className={`h-11 border-t border-line ${isChosen ? "bg-leaf-soft" : ""} ${isOnPhone ? "" : "max-sm:hidden"}`}
    >
      <td>
        <span className="flex items-center gap-2 font-semibold tabular">
          {match?.score ?? "–"}
          <span className="max-sm:hidden">{match && <ScoreLine score={match.score} />}</span>
        </span>
      </td>
      <th scope="row" className="py-2">
        {name}
        {isOnPhone && <span className="block whitespace-normal sm:hidden">{mark}</span>}
      </th>
      <td className="w-full max-w-0 truncate max-sm:hidden">{mark}</td>
      <td className="text-note whitespace-normal text-muted max-lg:hidden">
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

import { useState } from "react";
import { ComparedTable, PeopleChoice } from "#app/stages/insights/compared-people.tsx";
import type { ComparedPerson } from "#app/stages/insights/insights-model.ts";
import { controlLook } from "#app/stages/live/looks.ts";
import { shortMoment } from "#app/stages/person-steps.ts";
import stageWords from "#app/stages/stage-words.data.ts";
import { ScoreParts } from "#app/tools/resume/score/score-parts.tsx";
import { StatusMark } from "#app/ui/status-mark.tsx";
import { logByPerson } from "#domain/round/log-state.ts";
import { mergedChanges, type RoundCandidate, type RoundState } from "#domain/round/round-state.ts";
import { csvLine } from "#domain/text/csv.ts";
import { fillTemplate } from "#domain/text/fill-template.ts";
import boardWords from "../board/board-words.data.ts";
import { resultOf } from "../board/own-board.ts";
import { outlinedLook } from "../copies/looks.ts";
import type { OpenRound } from "../open-round.ts";
import { saveFile } from "../save-file.ts";
import type { FileResult } from "../store/round-store.ts";
import words from "./report-words.data.ts";

/** What a résumé shows of each requirement, as the comparison needs it. */
function toCompared(candidate: RoundCandidate, result: FileResult | undefined): ComparedPerson | undefined {
  if (!result) return undefined;
  const { score, parts, requirements } = result.match;
  return {
    id: candidate.id,
    name: candidate.name,
    score,
    parts,
    requirements: requirements.map(({ label, status, mustHave, evidence: [first] }) => ({
      label,
      status,
      mustHave,
      ...(status !== "missing" && first && { quote: first.quote }),
    })),
  };
}

/** The report as a table: one line for each quotation, and one for each requirement without any. */
export function reportCsv({ match }: FileResult): string {
  const { columns } = words;
  const rows = match.requirements.flatMap(({ label, status, evidence }) =>
    evidence.length === 0
      ? [[label, "", "", status]]
      : evidence.map(({ quote, line }) => [
          label,
          quote,
          fillTemplate(boardWords.line, { line: line + 1 }),
          status,
        ]),
  );
  return [[columns.claim, columns.words, columns.source, columns.state], ...rows].map(csvLine).join("");
}

function Claims({ result }: { result: FileResult }) {
  const { columns } = words;
  return (
    <table className="round-claims">
      <thead>
        <tr>
          <th scope="col">{columns.claim}</th>
          <th scope="col">{columns.words}</th>
          <th scope="col">{columns.source}</th>
          <th scope="col">{columns.state}</th>
        </tr>
      </thead>
      <tbody>
        {result.match.requirements.map(({ label, status, mustHave, rule, note, evidence }) => (
          <tr key={label}>
            <th scope="row">
              {label}
              {mustHave && <span className="block text-note font-normal text-muted">{words.must}</span>}
            </th>
            <td>
              {status === "missing" ? (
                <span className="text-muted">{words.none}</span>
              ) : (
                evidence.map(({ quote, line }) => (
                  <span key={`${line} ${quote}`} className="block">
                    <span className={status === "proven" ? "mark" : "mark-line"}>{quote}</span>
                  </span>
                ))
              )}
              {rule !== undefined && (
                <span className="block text-note text-muted">{fillTemplate(words.rule, { rule })}</span>
              )}
            </td>
            <td className="text-note text-muted tabular">
              {evidence.map(({ quote, line }) => (
                <span key={`${line} ${quote}`} className="block">
                  {fillTemplate(boardWords.line, { line: line + 1 })}
                </span>
              ))}
            </td>
            <td>
              <StatusMark status={status} />
              {note !== undefined && <span className="block text-note text-muted">{note}</span>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Compare({
  people,
  own,
  results,
}: {
  people: readonly RoundCandidate[];
  own: ComparedPerson;
  results: ReadonlyMap<string, FileResult>;
}) {
  const [beside, setBeside] = useState<string[]>([]);
  const all = people.flatMap((candidate) => toCompared(candidate, resultOf(candidate, results)) ?? []);
  const others = beside.flatMap((id) => all.find((one) => one.id === id) ?? []);
  return (
    <div className="mt-8 print:hidden">
      <h3 className="border-b-[1.5px] border-ink pb-2.5 font-semibold">{words.compare.title}</h3>
      <div className="pt-3">
        <PeopleChoice
          words={words.compare}
          people={all.filter(({ id }) => id !== own.id)}
          chosen={beside}
          choose={setBeside}
        />
      </div>
      {others.length > 0 && (
        <ComparedTable
          label={words.compare.title}
          requirement={words.compare.requirement}
          compared={[own, ...others]}
          labels={own.requirements.map(({ label }) => label)}
        />
      )}
    </div>
  );
}

/** A candidate's report: each requirement with their words, its place and how it counts; decision and notes. */
export function ReportPage({
  round,
  state,
  results,
  id,
  back,
}: {
  round: OpenRound;
  state: RoundState;
  results: ReadonlyMap<string, FileResult>;
  id: string;
  back: () => void;
}) {
  const candidate = state.people.find((person) => person.id === id || person.merged.includes(id));
  const result = candidate && resultOf(candidate, results);
  const own = candidate && toCompared(candidate, result);
  const backButton = (
    <button type="button" className={`${controlLook} -ml-3 underline`} onClick={back}>
      {words.back}
    </button>
  );
  if (!candidate)
    return (
      <div className="round-wide py-8">
        {backButton}
        <p role="alert" className="mt-4">
          {words.gone}
        </p>
      </div>
    );
  const { decision } = logByPerson(mergedChanges(round.log.getSnapshot().changes)).get(candidate.id) ?? {};
  const met = result?.match.requirements.filter(({ status }) => status !== "missing").length ?? 0;
  return (
    <article aria-label={fillTemplate(words.label, { name: candidate.name })} className="round-wide py-6">
      <p className="mb-4 flex flex-wrap gap-2" data-no-print>
        {backButton}
        <button type="button" className={`${outlinedLook} ml-auto`} onClick={() => print()}>
          {words.print}
        </button>
        {result && (
          <button
            type="button"
            className={outlinedLook}
            onClick={() => saveFile(`${candidate.name}.csv`, "text/csv", `\uFEFF${reportCsv(result)}`)}
          >
            {words.csv}
          </button>
        )}
      </p>
      <div className="sheet rounded border border-line p-6 max-sm:p-4 print:border-0 print:p-0">
        <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-2">
          <div className="min-w-0">
            <h2 className="display text-quiet wrap-anywhere">{candidate.name}</h2>
            <p className="text-small text-muted wrap-anywhere">
              {[candidate.location, candidate.email, candidate.phone, state.title].filter(Boolean).join(", ")}
            </p>
          </div>
          {result && (
            <p className="text-note text-muted">
              <span className="display text-figure text-ink tabular">{result.match.score}</span> {words.score}
            </p>
          )}
        </div>
        <p className="mt-5 max-w-[44rem] text-row text-pretty">
          {result
            ? fillTemplate(words.summary, {
                met,
                asked: result.match.requirements.length,
                score: result.match.score,
              })
            : words.noResume}
        </p>
        {result && (
          <p className="mt-2 text-note">
            <ScoreParts parts={result.match.parts} look="fits" />
          </p>
        )}
        <p className="mt-3 text-small text-muted">
          {decision
            ? fillTemplate(words.decided, {
                decision: stageWords.decisions[decision.decision],
                by: decision.by ?? boardWords.you,
                at: shortMoment(decision.time),
                reason: decision.reason,
              })
            : words.undecided}
        </p>
        {result && <Claims result={result} />}
        {candidate.notes.length > 0 && (
          <section aria-labelledby="notes-title" className="mt-8">
            <h3 id="notes-title" className="border-b-[1.5px] border-ink pb-2.5 font-semibold">
              {words.notes}
            </h3>
            <ul>
              {candidate.notes.map(({ change, text, time, by }) => (
                <li key={change} className="border-b border-line py-2 text-small whitespace-pre-line">
                  <span className="text-note text-muted tabular">
                    {by ?? boardWords.you}, {shortMoment(time)}
                  </span>
                  <span className="block">{text}</span>
                </li>
              ))}
            </ul>
          </section>
        )}
        {own && <Compare people={state.people} own={own} results={results} />}
        <p className="mt-8 max-w-[44rem] text-note text-muted">{words.foot}</p>
      </div>
    </article>
  );
}

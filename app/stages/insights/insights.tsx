import { memo, useDeferredValue, useState } from "react";
import { ScoreParts } from "#app/tools/resume/score/score-parts.tsx";
import { Signet } from "#app/ui/signet.tsx";
import { StatusMark } from "#app/ui/status-mark.tsx";
import { ThreadLayer } from "#app/ui/thread-layer.tsx";
import { fillTemplate } from "#domain/text/fill-template.ts";
import { fillPlural } from "#domain/text/plural.ts";
import { controlLook, smallFieldLook } from "../live/looks.ts";
import { printSheet } from "../live/print-sheet.ts";
import { StageFoot } from "../live/stage-foot.tsx";
import { useStageThreads } from "../live/use-stage-threads.ts";
import { RoundNote } from "../round-note.tsx";
import stageWords from "../stage-words.data.ts";
import { ClaimRow } from "./claim-row.tsx";
import { ComparisonTable } from "./comparison-table.tsx";
import { dimensions } from "./dimensions.ts";
import { round, words } from "./insights.data.ts";
import { type InsightsModel, missingLines, reportData, reportText, summaryOf } from "./insights-model.ts";
import { resultOf } from "./insights-person.ts";
import { SourceCard } from "./source-card.tsx";

function Dimensions({ model: { person, struck } }: { model: InsightsModel }) {
  return (
    <dl className="mb-4 grid grid-cols-2 gap-x-4 gap-y-2 text-note sm:grid-cols-4">
      {dimensions.map((dimension) => {
        const count = person.claims.filter(
          (claim) => claim.dimension === dimension && !struck.has(claim.id),
        ).length;
        return (
          <div key={dimension} className="border-t border-line pt-2">
            <dt className="font-semibold">{words.dimensions[dimension]}</dt>
            <dd className="text-muted">{fillPlural(words.dimensionCount, { count }, "en")}</dd>
          </div>
        );
      })}
    </dl>
  );
}

/** The report that a hiring manager reads, and prints on one page. */
function Sheet({ model }: { model: InsightsModel }) {
  const { person, result, struck } = model;
  const { decision } = person;
  const before = resultOf(person, new Map()).score;
  return (
    <div data-print-sheet className="sheet flex flex-col rounded border border-line p-6 lg:col-span-6">
      <div className="flex items-start justify-between gap-6">
        <div className="flex items-center gap-3">
          <Signet seed={person.signet} look="size-12" />
          <div>
            <p className="font-semibold">{person.name}</p>
            <p className="text-note text-muted">
              {round.title}, {round.company}
            </p>
          </div>
        </div>
        <div className="text-right text-note text-muted">
          <p className="display text-name text-ink tabular">{result.score}</p>
          <p>{words.score}</p>
          {result.score !== before && <p>{fillTemplate(words.strike.before, { score: before })}</p>}
        </div>
      </div>
      <p className="display my-4 text-name text-pretty">{summaryOf(result)}</p>
      <p className="mb-4 text-note">
        <ScoreParts parts={result.parts} look="fits" />
      </p>
      {decision && (
        <p className="mb-4 text-small text-muted">
          {fillTemplate(words.decided, { ...decision, decision: stageWords.decisions[decision.decision] })}
        </p>
      )}
      <Dimensions model={model} />
      <ul>
        {person.claims.map((claim, number) => (
          <ClaimRow key={`${person.id} ${claim.id}`} model={model} claim={claim} number={number} />
        ))}
      </ul>
      <p className="border-t-[1.5px] border-ink pt-3 font-semibold">{words.missing}</p>
      <ul className="text-small">
        {missingLines(person, struck).map(({ text, isOpen }) => (
          <li key={text} className="flex justify-between gap-4 border-b border-line py-2">
            {text} {isOpen && <StatusMark status="missing" text={words.open} />}
          </li>
        ))}
      </ul>
      <p className="mt-auto pt-5">
        <RoundNote />
      </p>
    </div>
  );
}

function downloadJson(model: InsightsModel): void {
  const text = JSON.stringify(reportData(model.person, model.struck), null, 2);
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  link.download = `${model.person.id}.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

function Controls({ model }: { model: InsightsModel }) {
  const [isCopied, setCopied] = useState(false);
  const { isLive, person } = model;
  const copy = () =>
    navigator.clipboard.writeText(reportText(person, model.struck)).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <fieldset disabled={!isLive} className="mb-4 flex flex-wrap items-end gap-2 text-small print:hidden">
      <legend className="sr-only">{words.label}</legend>
      <label className="text-note font-semibold max-sm:w-full">
        {words.person}
        <select
          value={person.id}
          className={smallFieldLook}
          onChange={({ target }) => model.choosePerson(target.value)}
        >
          {round.people.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <button
        type="button"
        disabled={!model.canUndo}
        className={`${controlLook} sm:ml-auto`}
        onClick={model.undo}
      >
        {words.undo}
      </button>
      <button type="button" disabled={!model.canRedo} className={controlLook} onClick={model.redo}>
        {words.redo}
      </button>
      <button type="button" className={controlLook} onClick={() => printSheet("[data-print-sheet]")}>
        {words.print}
      </button>
      <button type="button" className={controlLook} onClick={copy}>
        {isCopied ? stageWords.live.copied : words.copy}
      </button>
      <button type="button" className={controlLook} onClick={() => downloadJson(model)}>
        {words.json}
      </button>
    </fieldset>
  );
}

/** CandidInsights' report: claims on the left, their sources on the right, and threads between them. */
export function Insights({ model }: { model: InsightsModel }) {
  const deferred = useDeferredValue(model);
  return (
    <section aria-label={words.label} className="page-width">
      <Controls model={model} />
      <Report model={deferred} />
    </section>
  );
}

/** Memoised: the control that was pressed reacts first, and the report follows in the next render. */
const Report = memo(function Report({ model }: { model: InsightsModel }) {
  const { isLive, person, struck, claim: chosen, tried } = model;
  const frame = useStageThreads(isLive, `${person.id} ${chosen} ${struck.size}`);
  const last = [...struck.keys()].at(-1);
  const topic = person.claims.find(({ id }) => id === last)?.topic;
  const steps = [
    { text: words.guide.source, isDone: tried.source },
    { text: words.guide.strike, isDone: tried.strike },
    { text: words.guide.compare, isDone: tried.compare },
  ];
  return (
    <>
      {model.hasUnknownView && (
        <p className="mb-4 rounded-[10px] bg-clay-soft px-5 py-2 text-note">{words.unknownView}</p>
      )}
      <p role="status" className="sr-only">
        {topic !== undefined && fillTemplate(words.strike.done, { topic, score: model.result.score })}
      </p>
      <div>
        <div ref={frame} data-threads className="relative grid gap-6 lg:grid-cols-12">
          <Sheet model={model} />
          <ul className="grid content-start gap-2.5 lg:col-span-5 lg:col-start-8">
            {person.claims.flatMap((claim, number) =>
              claim.sources.map((source) => (
                <SourceCard
                  key={`${person.id} ${source.place} ${source.quote}`}
                  source={source}
                  number={number}
                  isLive={isLive}
                  isOpen={claim.id === chosen}
                  isStruck={struck.has(claim.id)}
                />
              )),
            )}
          </ul>
          <ThreadLayer />
        </div>
      </div>
      <div className="sheet mt-6 overflow-hidden rounded-2xl border border-line print:hidden">
        <ComparisonTable model={model} />
        <StageFoot
          isLive={isLive}
          isStored={model.isStored}
          steps={steps}
          simulated={words.simulatedHere}
          reset={model.reset}
        />
      </div>
    </>
  );
});

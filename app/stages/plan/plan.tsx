import { useDeferredValue, useState } from "react";
import { controlLook } from "../live/looks.ts";
import { printSheet } from "../live/print-sheet.ts";
import { StageFoot } from "../live/stage-foot.tsx";
import stageWords from "../stage-words.data.ts";
import { CandidateView, FirstView } from "./candidate-view.tsx";
import { PartList } from "./part-list.tsx";
import { words } from "./plan.data.ts";
import type { PlanModel } from "./plan-model.ts";
import { TestShelf } from "./test-shelf.tsx";

function Share({ isLive }: { isLive: boolean }) {
  const [copied, setCopied] = useState<"YES" | "NO">();
  const copy = () =>
    navigator.clipboard.writeText(location.href).then(
      () => setCopied("YES"),
      () => setCopied("NO"),
    );
  return (
    <fieldset disabled={!isLive} className="flex flex-wrap gap-x-2 text-small print:hidden">
      <legend className="sr-only">{words.share}</legend>
      <button type="button" className={controlLook} onClick={copy}>
        {copied === "YES" ? stageWords.live.copied : words.copyLink}
      </button>
      <button type="button" className={controlLook} onClick={() => printSheet("[data-plan-sheet]")}>
        {words.print}
      </button>
      {copied === "NO" && (
        <p role="status" className="w-full text-note">
          {words.notCopied}
        </p>
      )}
    </fieldset>
  );
}

/** The tests to choose from, the resulting plan on a ruler of minutes, and what its candidate sees. */
export function Plan({ model }: { model: PlanModel }) {
  const { isLive, hasUnknownView, message, tried, reset } = model;
  // The pressed control reacts first; the plan and what the candidate sees follow in the next render.
  const deferred = useDeferredValue(model);
  const steps = [
    { text: words.guide.add, isDone: tried.add },
    { text: words.guide.move, isDone: tried.move },
    { text: words.guide.preview, isDone: tried.preview },
  ];
  return (
    <section aria-label={words.label} className="stage sheet border border-line">
      {hasUnknownView && <p className="bg-clay-soft px-6 py-2 text-note">{words.unknownView}</p>}
      <p role="status" className="sr-only">
        {message}
      </p>
      <div className="grid lg:grid-cols-[18rem_minmax(0,1fr)] xl:grid-cols-[18rem_minmax(0,1fr)_24rem]">
        <TestShelf model={model} />
        <PartList model={deferred} />
        <FirstView model={deferred} />
      </div>
      <CandidateView model={deferred} />
      <StageFoot isLive={isLive} isStored steps={steps} simulated={words.simulatedHere} reset={reset}>
        <Share isLive={isLive} />
      </StageFoot>
    </section>
  );
}

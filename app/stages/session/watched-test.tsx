import { StageFoot } from "../live/stage-foot.tsx";
import { CandidateSide } from "./candidate-side.tsx";
import { ReviewerSide } from "./reviewer-side.tsx";
import { words } from "./session.data.ts";
import type { SessionModel } from "./session-model.ts";

/** A test in which visitors may cheat, beside what a reviewer sees of it. */
export function WatchedTest({ model }: { model: SessionModel }) {
  const { isLive, tried, message, reset } = model;
  const { guide, label, simulatedHere } = words;
  return (
    <section aria-label={label} className="stage desk border border-line">
      <p role="status" className="sr-only">
        {message}
      </p>
      <div className="grid *:min-w-0 lg:grid-cols-2">
        <CandidateSide model={model} />
        <ReviewerSide model={model} />
      </div>
      <StageFoot
        isLive={isLive}
        isStored
        steps={[
          { text: guide.write, isDone: tried.write },
          { text: guide.cheat, isDone: tried.cheat },
          { text: guide.review, isDone: tried.review },
        ]}
        simulated={simulatedHere}
        reset={reset}
      />
    </section>
  );
}

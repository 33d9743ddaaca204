import type { ReactNode } from "react";
import { ThreadLayer } from "#app/ui/thread-layer.tsx";
import { useStageThreads } from "../live/use-stage-threads.ts";

/** A piece of work on the left and its judgement on the right. Threads are redrawn for each `state`. */
export function WorkFrame({
  isLive,
  state,
  children,
}: {
  isLive: boolean;
  state: string;
  children: ReactNode;
}) {
  const frame = useStageThreads(isLive, state);
  return (
    <div>
      <div
        ref={frame}
        data-threads
        className="relative grid gap-y-9 px-5 py-8 *:min-w-0 lg:grid-cols-[minmax(0,1fr)_26rem] lg:gap-x-24 lg:px-10"
      >
        {children}
        <ThreadLayer />
      </div>
    </div>
  );
}

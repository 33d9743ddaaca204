import type { ReactNode } from "react";
import { ThreadLayer } from "#app/ui/thread-layer.tsx";
import { useStageThreads } from "../live/use-stage-threads.ts";

/**
 * A piece of work on the left and its judgement on the right. Threads are redrawn for each `state`; work that is edited has
 * none, and takes their place.
 */
export function WorkFrame({
  isLive,
  isEdited = false,
  state,
  children,
}: {
  isLive: boolean;
  isEdited?: boolean;
  state: string;
  children: ReactNode;
}) {
  const frame = useStageThreads(isLive, state);
  return (
    <div>
      <div
        ref={frame}
        data-threads
        className={`relative grid gap-y-9 px-5 py-8 *:min-w-0 lg:px-10 ${
          isEdited
            ? "lg:grid-rows-[auto_1fr] lg:grid-cols-[minmax(0,1fr)_minmax(0,22rem)] lg:gap-x-8 xl:grid-cols-[minmax(0,1fr)_26rem] xl:gap-x-12"
            : "lg:grid-cols-[minmax(0,1fr)_26rem] lg:gap-x-24"
        }`}
      >
        {children}
        <ThreadLayer />
      </div>
    </div>
  );
}

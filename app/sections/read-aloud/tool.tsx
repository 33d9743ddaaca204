import { useEffect, useRef } from "react";
import { firstHeight } from "#app/tools/pronunciation/first-height.ts";
import { prompts, start } from "#app/tools/pronunciation/pronunciation-test.data.ts";
import { PronunciationWorkspace } from "#app/tools/pronunciation/pronunciation-workspace.tsx";

export type ToolProps = {
  /** Ids of the prompts to choose from. */
  ids: string[];
  /** True if the visitor opened the tool: its first field then takes the focus. */
  takesFocus: boolean;
};

/** The recorder and the report, for some of the prompts. */
export function Tool({ ids, takesFocus }: ToolProps) {
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) container.current?.querySelector("select")?.focus();
  }, [takesFocus]);
  const chosen = ids.flatMap((id) => prompts.filter((prompt) => prompt.id === id));
  return (
    <div ref={container}>
      <PronunciationWorkspace words={start} prompts={chosen} compact height={firstHeight} />
    </div>
  );
}

import { prompts, start } from "virtual:pronunciation-test";
import { useEffect, useRef } from "react";
import { PronunciationWorkspace } from "#app/tools/pronunciation/pronunciation-workspace.tsx";

export type ToolProps = {
  /** Ids of the texts to choose from. */
  ids: string[];
  /** Whether the visitor opened it, and goes on from its first field. */
  takesFocus: boolean;
};

/** The recorder and the report with a few texts. */
export function Tool({ ids, takesFocus }: ToolProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) place.current?.querySelector("select")?.focus();
  }, [takesFocus]);
  const chosen = ids.flatMap((id) => prompts.filter((prompt) => prompt.id === id));
  return (
    <div ref={place}>
      <PronunciationWorkspace words={start} prompts={chosen} compact />
    </div>
  );
}

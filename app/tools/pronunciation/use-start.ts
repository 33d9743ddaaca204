import { type ComponentType, useRef, useState } from "react";
import type { RecordingWorkspaceProps } from "./recording-workspace.tsx";
import type { Start, Started } from "./start-panel.tsx";

/** Loads the rest of the tool when the visitor starts; the last start counts. */
export function useStart(onSample: (text: string) => void) {
  const [started, setStarted] = useState<Started>();
  const [Recording, setRecording] = useState<ComponentType<RecordingWorkspaceProps>>();
  const [status, setStatus] = useState<"idle" | "loading" | "failed" | "cleared">("idle");
  const starts = useRef(0);

  return {
    started,
    Recording,
    status,
    start: async (chosen: Start) => {
      starts.current += 1;
      const id = starts.current;
      setStatus("loading");
      try {
        const [{ RecordingWorkspace: Loaded }, { sample }] = await Promise.all([
          import("./recording-workspace.tsx"),
          import("./pronunciation-test.data.ts"),
        ]);
        if (starts.current !== id) return;
        setRecording(() => Loaded);
        if (chosen.kind === "sample") onSample(sample.text);
        setStatus("idle");
        setStarted({ ...chosen, id });
      } catch {
        setStatus("failed");
      }
    },
    fail: () => setStatus("failed"),
    clear: () => {
      starts.current += 1;
      setStarted(undefined);
      setStatus("cleared");
    },
  };
}

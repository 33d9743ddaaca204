import { useState } from "react";
import { useWords } from "#app/language/language.tsx";
import { tool as english, sizes } from "./pronunciation-test.data.ts";
import type { StartWords } from "./pronunciation-test.schema.ts";
import { RecorderPanel } from "./recorder-panel.tsx";
import type { Scoring } from "./use-scoring.ts";
import { WorkingPanel } from "./working-panel.tsx";

/** A recording, an opening file or a running scoring. Keeps the chosen microphone in between. */
export function BusyPanel({
  words,
  startId,
  isOwn,
  scoring: { state, recorded, fail, cancel },
}: {
  words: StartWords;
  /** Each start begins a new recording. */
  startId: number;
  /** Whether the visitor wrote the text. */
  isOwn: boolean;
  scoring: Scoring;
}) {
  const tool = useWords("readingTool", english);
  const [deviceId, setDeviceId] = useState<string>();
  const { stage } = state;

  return (
    <>
      {stage.kind === "recording" && (
        <RecorderPanel
          key={startId}
          words={tool.recorder}
          keys={words.keys}
          deviceId={deviceId}
          onDevice={setDeviceId}
          onRecorded={(recording) => void recorded(recording)}
          onFail={fail}
          onCancel={cancel}
        />
      )}
      {stage.kind === "opening" && <p role="status">{tool.sound.opening}</p>}
      {stage.kind === "working" && (
        <WorkingPanel
          words={tool.working}
          progress={stage.progress}
          size={sizes.model + (isOwn ? sizes.dictionary : sizes.promptWords)}
          onCancel={cancel}
        />
      )}
    </>
  );
}

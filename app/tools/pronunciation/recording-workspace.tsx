import { report as reportWords, sizes, tool } from "./pronunciation-test.data.ts";
import "./pronunciation.css";
import { useEffect, useEffectEvent, useLayoutEffect, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { countWords, maxWords } from "./count-words.ts";
import { FailurePanel } from "./failure-panel.tsx";
import { Panel } from "./panel.tsx";
import type { StartWords } from "./pronunciation-test.schema.ts";
import { heardShare, noProgress, type ReadingProgress } from "./reading-progress.ts";
import { RecorderPanel } from "./recorder-panel.tsx";
import { ReadingReport } from "./report/reading-report.tsx";
import type { WordChoices } from "./score-messages.ts";
import { earlierAttempts, type Failure, type Reading, type Sound, stateSound } from "./score-state.ts";
import { SoundPanel } from "./sound-panel.tsx";
import { SoundPromise, type Start, type Started, StartPanel } from "./start-panel.tsx";
import { UnknownWords } from "./unknown-words.tsx";
import { useScoring } from "./use-scoring.ts";
import { WorkingPanel } from "./working-panel.tsx";

export type RecordingWorkspaceProps = {
  words: StartWords;
  compact: boolean;
  /** The way in which the visitor started; a new object for each start. */
  started: Started;
  reading: Reading;
  onStart: (start: Start) => void;
  onClear: () => void;
  /** Reports what the text panel should show. */
  onProgress: (progress: ReadingProgress) => void;
};

function readingProblem({ text, isOwn }: Reading): Failure | undefined {
  if (text.trim() === "") return "no-text";
  return isOwn && countWords(text) > maxWords ? "too-many-words" : undefined;
}

/** The tool once started: recorder or recording, and the report below. */
export function RecordingWorkspace({
  words,
  compact,
  started,
  reading,
  onStart,
  onClear,
  onProgress,
}: RecordingWorkspaceProps) {
  const { state, score, warmUp, record, recorded, openFile, openSample, fail, cancel } = useScoring();
  const [deviceId, setDeviceId] = useState<string>();
  const [choices, setChoices] = useState<WordChoices>({});
  const { stage, scored } = state;
  const sound = stateSound(stage);
  const unknown = state.unknown?.text === reading.text ? state.unknown.words : [];
  const isBusy = ["recording", "opening", "working"].includes(stage.kind);

  const scoreSound = (chosen: Sound) => {
    const problem = readingProblem(reading);
    if (problem) fail(problem);
    else
      score(
        chosen,
        reading,
        Object.fromEntries(unknown.map((word) => [word, choices[word] ?? { leaveOut: true }])),
      );
  };

  const begin = useEffectEvent((start: Started) => {
    switch (start.kind) {
      case "record": {
        const problem = readingProblem(reading);
        if (problem) fail(problem);
        else record(reading);
        break;
      }
      case "file":
        void openFile(start.file, reading);
        break;
      case "sample":
        void openSample(reading);
    }
  });
  useEffect(() => begin(started), [started]);
  const heard = stage.kind === "working" ? heardShare(stage.progress) : undefined;
  const hasChart =
    stage.kind === "report" && scored?.text === reading.text && scored.report.verdict !== "refused";
  // A layout effect, so that the text above unlocks and grows in the same frame as the content below, and no
  // button moves while it is clicked.
  useLayoutEffect(
    () => onProgress({ isLocked: isBusy, isScored: hasChart, heard }),
    [onProgress, isBusy, hasChart, heard],
  );
  useEffect(() => () => onProgress(noProgress), [onProgress]);
  const lookUpWords = useEffectEvent(() => {
    if (!readingProblem(reading)) warmUp(reading);
  });
  // Looks up the words of a visitor's own text as soon as there is audio to score.
  const isReadyToScore = stage.kind === "sound" && reading.isOwn;
  useEffect(() => {
    if (isReadyToScore) lookUpWords();
  }, [isReadyToScore]);

  const titles = { microphone: tool.sound.title, ...tool.sound.titles };
  // Hidden while it is opened or scored.
  const shown = isBusy ? undefined : sound;
  const isScored = shown !== undefined && scored?.samples === shown.samples && scored.text === reading.text;

  return (
    <>
      <Panel
        title={shown ? titles[shown.from] : words.readTitle}
        note={!shown && !isBusy && <SoundPromise words={words} />}
        compact={compact}
      >
        {stage.kind === "recording" && (
          <RecorderPanel
            key={started.id}
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
            size={sizes.model + (reading.isOwn ? sizes.dictionary : sizes.promptWords)}
            onCancel={cancel}
          />
        )}
        {stage.kind === "failed" && <FailurePanel words={tool.failures} stage={stage} />}
        {shown && !isScored && unknown.length > 0 && (
          <UnknownWords
            words={tool.unknown}
            unknown={unknown}
            takesFocus={stage.kind === "sound" && stage.needsChoices === true}
            choices={choices}
            onChoices={setChoices}
          />
        )}
        {shown && (
          <SoundPanel
            words={tool.sound}
            sound={shown}
            takesFocus={stage.kind === "sound" && !stage.needsChoices}
            isScored={isScored}
            onScore={() => scoreSound(shown)}
            onRecord={() => onStart({ kind: "record" })}
          />
        )}
        {!shown && !isBusy && <StartPanel words={words} compact={compact} onStart={onStart} />}
        {!scored && (
          <p data-no-print>
            <Button look="outlined" onClick={onClear}>
              {words.clear}
            </Button>
          </p>
        )}
      </Panel>
      {scored && (
        <ReadingReport
          report={scored.report}
          samples={scored.samples}
          text={scored.text}
          words={reportWords}
          attempts={earlierAttempts(state)}
          compact={compact}
          onRetry={() => onStart({ kind: "record" })}
          onClear={onClear}
        />
      )}
    </>
  );
}

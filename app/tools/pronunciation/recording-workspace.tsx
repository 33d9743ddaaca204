import { report as englishReport, tool as englishTool } from "./pronunciation-test.data.ts";
import "./pronunciation.css";
import { useState } from "react";
import { useWords } from "#app/language/language.tsx";
import { Button } from "#app/ui/button.tsx";
import { BusyPanel } from "./busy-panel.tsx";
import { FailurePanel } from "./failure-panel.tsx";
import { Panel } from "./panel.tsx";
import type { StartWords } from "./pronunciation-test.schema.ts";
import type { ReadingProgress } from "./reading-progress.ts";
import { ReadingReport } from "./report/reading-report.tsx";
import type { WordChoices } from "./score-messages.ts";
import { earlierAttempts, isBusy, type Reading, stateSound } from "./score-state.ts";
import { SoundPanel } from "./sound-panel.tsx";
import { SoundPromise, type Start, type Started, StartPanel } from "./start-panel.tsx";
import { firstChoice, UnknownWords } from "./unknown-words.tsx";
import { useReadingProgress } from "./use-reading-progress.ts";
import { useScoring } from "./use-scoring.ts";
import { useStarted } from "./use-started.ts";

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
  const tool = useWords("readingTool", englishTool);
  const reportWords = useWords("readingReport", englishReport);
  const scoring = useScoring();
  const { state } = scoring;
  const { stage, scored } = state;
  const scoreSound = useStarted(started, reading, scoring);
  useReadingProgress(state, reading, onProgress);
  const [choices, setChoices] = useState<WordChoices>({});
  /** The choices of the last scoring: after a change, the reading can be scored again. */
  const [scoredChoices, setScoredChoices] = useState(choices);
  const unknown = state.unknown?.text === reading.text ? state.unknown.words : [];
  const unknownChoices = () =>
    Object.fromEntries(unknown.map((each) => [each.word, choices[each.word] ?? firstChoice(each)]));

  const titles = { microphone: tool.sound.title, ...tool.sound.titles };
  // Hidden while it is opened or scored.
  const shown = isBusy(stage) ? undefined : stateSound(stage);
  const isScored =
    shown !== undefined &&
    scored?.samples === shown.samples &&
    scored.text === reading.text &&
    scoredChoices === choices;

  return (
    <>
      <Panel
        title={shown ? titles[shown.from] : words.readTitle}
        note={!shown && !isBusy(stage) && <SoundPromise words={words} />}
        compact={compact}
      >
        <BusyPanel words={words} startId={started.id} isOwn={reading.isOwn} scoring={scoring} />
        {stage.kind === "failed" && <FailurePanel words={tool.failures} stage={stage} />}
        {shown && unknown.length > 0 && (
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
            onScore={() => {
              setScoredChoices(choices);
              scoreSound(shown, unknownChoices());
            }}
            onRecord={() => onStart({ kind: "record" })}
          />
        )}
        {!shown && !isBusy(stage) && <StartPanel words={words} compact={compact} onStart={onStart} />}
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

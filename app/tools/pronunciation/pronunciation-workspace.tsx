import { useState } from "react";
import { useDrop } from "#app/tools/use-drop.ts";
import { Panel } from "./panel.tsx";
import type { StartWords } from "./pronunciation-test.schema.ts";
import { noProgress } from "./reading-progress.ts";
import { SoundPromise, StartPanel } from "./start-panel.tsx";
import { type PromptChoice, TextPanel } from "./text-panel.tsx";
import { useStart } from "./use-start.ts";
import { useTexts } from "./use-texts.ts";

/**
 * A text, and ways to start reading it aloud. Only this is server-rendered; recorder, scorer and report are
 * loaded when the visitor starts, and unmounted when everything is cleared.
 */
export function PronunciationWorkspace({
  words,
  prompts,
  compact = false,
  height = "",
}: {
  words: StartWords;
  prompts: PromptChoice[];
  /** For a section of another page: fewer choices, smaller headings. */
  compact?: boolean;
  /** Classes that set the height of the first state. */
  height?: string;
}) {
  const texts = useTexts(prompts);
  const { choice, text, isOwn } = texts;
  const { started, Recording, status, start, fail, ...starting } = useStart(texts.chooseSample);
  const [{ isLocked, isScored, heard }, setProgress] = useState(noProgress);
  const title = prompts.find(({ id }) => id === choice)?.title ?? (isOwn ? words.ownText : words.sampleText);
  const clear = () => {
    starting.clear();
    setProgress(noProgress);
    texts.clear();
  };
  const dropTarget = useDrop(([file]) => {
    if (file && !isLocked) void start({ kind: "file", file });
  });
  const statusText = { idle: "", loading: words.loading, failed: words.notLoaded, cleared: words.cleared }[
    status
  ];

  return (
    <div data-pronunciation className={`group ${compact ? "" : "pb-10"}`} {...dropTarget}>
      <div
        className={`sheet flex flex-col overflow-clip border-line ${compact ? `rounded-2xl border ${height}` : "stage border-y lg:border-x"}`}
      >
        <Panel title={words.textTitle} compact={compact} isLocked={isLocked} grows>
          <TextPanel
            words={words}
            prompts={prompts}
            choice={choice}
            text={text}
            hasOwn={!compact}
            hasSample={texts.hasSample}
            isLocked={isLocked}
            heard={heard}
            isScored={isScored}
            onChoice={(next) => texts.choose(next, fail)}
            onText={texts.writeOwn}
          />
        </Panel>
        {Recording && started ? (
          <Recording
            words={words}
            compact={compact}
            started={started}
            reading={{ text, title, isOwn }}
            onStart={(chosen) => void start(chosen)}
            onClear={clear}
            onProgress={setProgress}
          />
        ) : (
          <Panel title={words.readTitle} note={<SoundPromise words={words} />} compact={compact} needsScripts>
            <StartPanel
              words={words}
              compact={compact}
              takesFocus={status === "cleared"}
              onStart={(chosen) => void start(chosen)}
            />
          </Panel>
        )}
        <p role="status" className="text-small text-muted">
          {statusText !== "" && <span className="block px-5 pb-6 lg:px-10">{statusText}</span>}
        </p>
      </div>
    </div>
  );
}

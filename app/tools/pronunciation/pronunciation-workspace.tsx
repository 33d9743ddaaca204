import { type ComponentType, useRef, useState } from "react";
import { useDrop } from "#app/tools/use-drop.ts";
import { Panel } from "./panel.tsx";
import type { StartWords } from "./pronunciation-test.schema.ts";
import { noProgress } from "./reading-progress.ts";
import type { RecordingWorkspaceProps } from "./recording-workspace.tsx";
import { SoundPromise, type Start, type Started, StartPanel } from "./start-panel.tsx";
import { type Choice, ownChoice, type PromptChoice, sampleChoice, TextPanel } from "./text-panel.tsx";

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
  const [first] = prompts;
  const firstChoice: Choice = first?.id ?? ownChoice;
  const [choice, setChoice] = useState(firstChoice);
  const [texts, setTexts] = useState(
    () => new Map(prompts.flatMap(({ id, text }) => (text === undefined ? [] : [[id, text] as const]))),
  );
  const [started, setStarted] = useState<Started>();
  const [Recording, setRecording] = useState<ComponentType<RecordingWorkspaceProps>>();
  const [status, setStatus] = useState<"idle" | "loading" | "failed" | "cleared">("idle");
  const [{ isLocked, isScored, heard }, setProgress] = useState(noProgress);
  const starts = useRef(0);

  const text = texts.get(choice) ?? "";
  const isOwn = choice === ownChoice;
  const title = prompts.find(({ id }) => id === choice)?.title ?? (isOwn ? words.ownText : words.sampleText);
  const choose = (next: Choice) => {
    setChoice(next);
    if (next === ownChoice || texts.has(next)) return;
    import("./pronunciation-test.data.ts").then(
      ({ prompts: all, sample }) =>
        setTexts((before) => {
          const texts = new Map(before);
          for (const { id, text } of all) texts.set(id, text);
          return texts.set(sampleChoice, sample.text);
        }),
      () => {
        setChoice(choice);
        setStatus("failed");
      },
    );
  };
  const start = async (chosen: Start) => {
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
      if (chosen.kind === "sample") {
        setTexts((before) => new Map(before).set(sampleChoice, sample.text));
        setChoice(sampleChoice);
      }
      setStatus("idle");
      setStarted({ ...chosen, id });
    } catch {
      setStatus("failed");
    }
  };
  const clear = () => {
    starts.current += 1;
    setStarted(undefined);
    setProgress(noProgress);
    setChoice(firstChoice);
    setTexts((before) => {
      const texts = new Map(before);
      texts.delete(ownChoice);
      return texts;
    });
    setStatus("cleared");
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
            hasSample={texts.has(sampleChoice)}
            isLocked={isLocked}
            heard={heard}
            isScored={isScored}
            onChoice={choose}
            onText={(own) => setTexts((before) => new Map(before).set(ownChoice, own))}
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

import { type ComponentType, useRef, useState } from "react";
import { Panel } from "./panel.tsx";
import type { StartWords } from "./pronunciation-test.schema.ts";
import type { RecordingWorkspaceProps } from "./recording-workspace.tsx";
import { type Start, type Started, StartPanel } from "./start-panel.tsx";
import { type Choice, ownChoice, type PromptChoice, sampleChoice, TextPanel } from "./text-panel.tsx";

/**
 * A text, and ways to read it aloud. Only this much is in the document; recorder, scorer and report are loaded when the
 * visitor starts, and unmounted when everything is cleared.
 */
export function PronunciationWorkspace({
  words,
  prompts,
  compact = false,
}: {
  words: StartWords;
  prompts: PromptChoice[];
  /** For a section of another page: fewer choices, smaller headings. */
  compact?: boolean;
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
  const [isLocked, setLocked] = useState(false);
  const starts = useRef(0);

  const text = texts.get(choice) ?? "";
  const isOwn = choice === ownChoice;
  const title = prompts.find(({ id }) => id === choice)?.title ?? (isOwn ? words.ownText : words.sampleText);
  const choose = (next: Choice) => {
    setChoice(next);
    if (next === ownChoice || texts.has(next)) return;
    import("virtual:pronunciation-test").then(
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
        import("virtual:pronunciation-test"),
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
    setLocked(false);
    setChoice(firstChoice);
    setTexts((before) => {
      const texts = new Map(before);
      texts.delete(ownChoice);
      return texts;
    });
    setStatus("cleared");
  };
  const statusText = { idle: "", loading: words.loading, failed: words.notLoaded, cleared: words.cleared }[
    status
  ];

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: files can be dropped here; a button in it does the same
    <div
      data-pronunciation
      className={`grid gap-5 md:grid-cols-2 ${compact ? "" : "page-width pb-16"}`}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        const [file] = event.dataTransfer.files;
        if (file && !isLocked) void start({ kind: "file", file });
      }}
    >
      <Panel title={words.textTitle} compact={compact} isLocked={isLocked}>
        <TextPanel
          words={words}
          prompts={prompts}
          choice={choice}
          text={text}
          hasOwn={!compact}
          hasSample={texts.has(sampleChoice)}
          isLocked={isLocked}
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
          onLock={setLocked}
        />
      ) : (
        <Panel title={words.readTitle} compact={compact} needsScripts>
          <StartPanel
            words={words}
            compact={compact}
            takesFocus={status === "cleared"}
            onStart={(chosen) => void start(chosen)}
          />
        </Panel>
      )}
      <p role="status" className="order-last text-sm text-muted md:col-span-2">
        {statusText}
      </p>
    </div>
  );
}

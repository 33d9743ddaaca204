import { type ComponentType, useRef, useState } from "react";
import { Panel } from "./panel.tsx";
import type { StartWords } from "./pronunciation.schema.ts";
import type { RecordingWorkspaceProps } from "./recording-workspace.tsx";
import { type Start, type Started, StartPanel } from "./start-panel.tsx";
import { type Choice, ownChoice, type PromptChoice, sampleChoice, TextPanel } from "./text-panel.tsx";

/**
 * A text and a way to read it aloud. This much is in the document; recorder, listener and report are loaded when a visitor
 * begins, and forgotten when everything is cleared.
 */
export function PronunciationWorkspace({
  words,
  prompts,
  compact = false,
}: {
  words: StartWords;
  prompts: PromptChoice[];
  /** A section of another page: fewer choices, smaller headings. */
  compact?: boolean;
}) {
  const [first] = prompts;
  const firstChoice: Choice = first?.id ?? ownChoice;
  const [choice, setChoice] = useState(firstChoice);
  const [texts, setTexts] = useState(
    () => new Map(prompts.flatMap(({ id, text }) => (text === undefined ? [] : [[id, text] as const]))),
  );
  const [started, setStarted] = useState<Started>();
  const [Studio, setStudio] = useState<ComponentType<RecordingWorkspaceProps>>();
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
        setTexts((known) => {
          const more = new Map(known);
          for (const { id, text } of all) more.set(id, text);
          return more.set(sampleChoice, sample.text);
        }),
      () => {
        setChoice(choice);
        setStatus("failed");
      },
    );
  };
  const start = async (begin: Start) => {
    starts.current += 1;
    const id = starts.current;
    setStatus("loading");
    try {
      const [{ RecordingWorkspace: Loaded }, { sample }] = await Promise.all([
        import("./recording-workspace.tsx"),
        import("virtual:pronunciation-test"),
      ]);
      if (starts.current !== id) return;
      setStudio(() => Loaded);
      if (begin.kind === "sample") {
        setTexts((known) => new Map(known).set(sampleChoice, sample.text));
        setChoice(sampleChoice);
      }
      setStatus("idle");
      setStarted({ ...begin, id });
    } catch {
      setStatus("failed");
    }
  };
  const clear = () => {
    starts.current += 1;
    setStarted(undefined);
    setLocked(false);
    setChoice(firstChoice);
    setTexts((known) => {
      const kept = new Map(known);
      kept.delete(ownChoice);
      return kept;
    });
    setStatus("cleared");
  };
  const said = { idle: "", loading: words.loading, failed: words.notLoaded, cleared: words.cleared }[status];

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: files may be dropped here; the button in it does the same
    <div
      data-speaking
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
          onText={(own) => setTexts((known) => new Map(known).set(ownChoice, own))}
        />
      </Panel>
      {Studio && started ? (
        <Studio
          words={words}
          compact={compact}
          started={started}
          reading={{ text, title, isOwn }}
          onStart={(begin) => void start(begin)}
          onClear={clear}
          onLock={setLocked}
        />
      ) : (
        <Panel title={words.readTitle} compact={compact} needsScripts>
          <StartPanel
            words={words}
            compact={compact}
            takesFocus={status === "cleared"}
            onStart={(begin) => void start(begin)}
          />
        </Panel>
      )}
      <p role="status" className="order-last text-sm text-muted md:col-span-2">
        {said}
      </p>
    </div>
  );
}

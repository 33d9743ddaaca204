import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import { PostingDesk } from "#app/tools/posting/posting-desk.tsx";
import { keepDraft, loadDraft } from "#app/tools/posting/posting-draft.ts";
import { usePosting } from "#app/tools/posting/use-posting.ts";
import { Button } from "#app/ui/button.tsx";
import { fieldLook } from "#app/ui/field-look.ts";
import { fixedNumber } from "#domain/language/formats.ts";
import { fillTemplate } from "#domain/text/fill-template.ts";
import { ClosingLine } from "../frame/closing-line.tsx";
import { startRound } from "../open-round.ts";
import { type RoundEntry, type RoundStore, StoreError } from "../store/round-store.ts";
import { RoundsList } from "./rounds-list.tsx";
import words from "./start-words.data.ts";

const longestTitle = 80;

/** `/round`: the rounds of this device, and a job description to start another one with. */
export function StartPage({
  store,
  entries,
  open,
  notices,
  imports,
}: {
  store: RoundStore;
  entries: readonly RoundEntry[];
  open: (id: string) => void;
  /** What is to be said about the storage and about old rounds. */
  notices?: ReactNode;
  /** Opens a copy from a file. */
  imports?: ReactNode;
}) {
  const [first] = useState(() => loadDraft() ?? { text: "", edits: [] });
  const model = usePosting(first, keepDraft);
  const [typed, setTyped] = useState<string>();
  const [state, setState] = useState<"READY" | "STARTING" | { problem: string; of: string }>("READY");
  const nameField = useRef<HTMLInputElement>(null);
  const reading = model.state.kind === "READ" ? model.state.reading : undefined;
  const title = typed ?? reading?.title?.slice(0, longestTitle) ?? "";
  // What was wrong may have been put right since.
  const of = JSON.stringify([title, model.text]);
  const problem = typeof state === "object" && state.of === of ? state.problem : undefined;

  const start = async () => {
    if (state === "STARTING") return;
    if (model.text.trim() === "") return setState({ problem: words.noPosting, of });
    if (title.trim() === "") {
      setState({ problem: words.noName, of });
      nameField.current?.focus();
      return;
    }
    setState("STARTING");
    try {
      const id = await startRound(store, {
        title: title.trim(),
        posting: model.text,
        edits: model.edits,
      });
      keepDraft({ text: "", edits: [] });
      open(id);
    } catch (error) {
      const fault = error instanceof StoreError && error.fault !== "DELETED" ? error.fault : "UNKNOWN";
      setState({ problem: words.notSaved[fault], of });
    }
  };
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) void start();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    addEventListener("keydown", listener);
    return () => removeEventListener("keydown", listener);
  }, []);

  return (
    <>
      <div className="page-width grid items-end gap-x-16 gap-y-7 pt-11 pb-9 max-lg:pt-7 max-lg:pb-6 lg:grid-cols-[5fr_7fr]">
        <div>
          <h1 className="text-tool display">{words.title}</h1>
          <p className="mt-3.5 max-w-[34em] text-lede text-pretty text-muted">{words.lede}</p>
        </div>
        <div>
          <RoundsList entries={entries} isKept={store.isKept} open={open} />
          {imports}
        </div>
      </div>
      {notices}
      <div className="round-wide">
        <PostingDesk model={model} />
      </div>
      <section className="page-width pt-16 max-lg:pt-12" aria-labelledby="kept-title">
        <h2 id="kept-title" className="text-name display">
          {words.kept.title}
        </h2>
        <div className="round-way">
          {(["device", "server", "copies"] as const).map((place) => (
            <div key={place} data-place={place}>
              <h3 className="font-semibold">{words.kept[place].title}</h3>
              <p className="pt-1.5 text-note text-muted">{words.kept[place].note}</p>
            </div>
          ))}
        </div>
        <form
          className="grid items-end gap-x-16 gap-y-6 py-10 lg:grid-cols-[5fr_7fr]"
          onSubmit={(event) => {
            event.preventDefault();
            void start();
          }}
        >
          <label className="grid gap-1.5 text-note font-semibold">
            {words.name}
            <input
              ref={nameField}
              value={title}
              maxLength={longestTitle}
              autoComplete="off"
              className={`min-h-12 w-full text-base font-normal ${fieldLook}`}
              onChange={({ target }) => setTyped(target.value)}
            />
            <span className="font-normal text-muted">{words.nameNote}</span>
          </label>
          <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
            <Button look="cta" type="submit">
              {state === "STARTING" ? words.starting : words.start}
            </Button>
            <p role="status" className="text-small text-clay">
              {problem}
            </p>
          </div>
        </form>
      </section>
      <ClosingLine
        short={problem ?? words.foot.nothing}
        actions={
          <Button look="contained" onClick={() => void start()}>
            {words.start}
          </Button>
        }
      >
        {problem === undefined ? (
          <>
            <span>
              <strong className="text-ink">{words.foot.nothing}</strong>{" "}
              {model.state.kind === "READ" &&
                fillTemplate(words.foot.reading, { seconds: fixedNumber("en", model.state.ms / 1000, 2) })}
            </span>
            {model.text !== "" && <span>{words.foot.draft}</span>}
          </>
        ) : (
          <span className="font-semibold text-clay">{problem}</span>
        )}
      </ClosingLine>
    </>
  );
}

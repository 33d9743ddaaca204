import { fixedNumber } from "#domain/language/formats.ts";
import { fillPlural } from "#domain/text/plural.ts";
import "#app/tools/resume/requirements/requirements.css";
import "./posting.css";
import { type FormEvent, type ReactNode, useId, useRef, useState } from "react";
import { acceptedFiles } from "#app/tools/resume/accepted-files.ts";
import postings from "#app/tools/resume/open-postings.data.ts";
import { correctedRows } from "#app/tools/resume/requirements/asked.ts";
import { useDrop } from "#app/tools/use-drop.ts";
import { Button } from "#app/ui/button.tsx";
import { fieldLook } from "#app/ui/field-look.ts";
import { fillTemplate } from "#domain/text/fill-template.ts";
import words from "./posting.data.ts";
import { BasicFields, Findings } from "./posting-findings.tsx";
import { kindOf, type MarkKind, postingMarks } from "./posting-marks.ts";
import sample from "./posting-samples.data.ts";
import { MarkLegend, PostingText } from "./posting-text.tsx";
import { RequirementGroups } from "./requirement-groups.tsx";
import type { PostingModel } from "./use-posting.ts";

const legend = ["must", "nice", "duty", "unprovable", "excluding", "years"] as const;

/** Where the next requirement of a must-have list goes: a heading that names it, or a new one at the end. */
function withMust(text: string, demand: string): string {
  const lines = text.trimEnd().split("\n");
  const heading = lines.findIndex((line) => /^\W*(must[- ]have|what you need|requirements?)\b/i.test(line));
  if (heading < 0) return `${lines.join("\n")}\n\nMust have\n- ${demand}\n`;
  const after = lines.findIndex((line, index) => index > heading && line.trim() === "");
  const end = after < 0 ? lines.length : after;
  return [...lines.slice(0, end), `- ${demand}`, ...lines.slice(end)].join("\n");
}

/** The posting on the left, and on the right what it asks for and what is wrong with it: all of it can be changed. */
export function PostingDesk({ model, actions }: { model: PostingModel; actions?: ReactNode }) {
  const { text, edits, state, unreadable } = model;
  const file = useRef<HTMLInputElement>(null);
  const [near, setNear] = useState<string>();
  const [isAdding, setAdding] = useState(false);
  const addId = useId();
  const reading = state.kind === "READ" ? state.reading : state.kind === "READING" ? state.last : undefined;
  const isCurrent = reading?.text === text;
  const rows = reading ? correctedRows(reading.asked, edits) : [];
  const marks = reading && isCurrent ? postingMarks(reading, rows) : [];
  const counting = rows.filter((row) => kindOf(row) !== "out");
  const countOf = (kind: MarkKind) =>
    kind === "years"
      ? (reading?.check.years.length ?? 0) + (reading?.check.pay.length ?? 0)
      : marks.filter((mark) => mark.kind === kind).length;
  const drop = useDrop(([first]) => first && model.openFile(first));
  const rewrite = async (change: Parameters<typeof import("posting-check").rewritePosting>[1]) => {
    const { rewritePosting } = await import("posting-check");
    model.write(rewritePosting(text, change));
  };
  const addMust = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const field = event.currentTarget.elements.namedItem("must");
    const demand = field instanceof HTMLInputElement ? field.value.trim() : "";
    if (demand === "") return;
    model.write(withMust(text, demand));
    setAdding(false);
  };

  return (
    <section aria-label={words.label} className="posting-desk group" {...drop}>
      <div className="posting-left">
        <div className="posting-tools">
          <h2 className="mr-auto">{words.posting}</h2>
          {model.canUndo && (
            <Button look="outlined" onClick={model.undo}>
              {words.undo}
            </Button>
          )}
          <Button look="outlined" onClick={() => file.current?.click()}>
            {words.choose}
          </Button>
          <input
            ref={file}
            type="file"
            hidden
            accept={acceptedFiles}
            onChange={({ target }) => {
              const [first] = target.files ?? [];
              if (first) model.openFile(first);
              target.value = "";
            }}
          />
          <select
            aria-label={words.samples}
            value=""
            className={`max-w-36 text-small ${fieldLook}`}
            onChange={({ target }) => {
              const chosen = postings.find(({ url }) => url === target.value);
              model.write(chosen ? `${chosen.title}\n\n${chosen.text}` : sample);
            }}
          >
            <option value="" disabled>
              {words.samples}
            </option>
            <option value="sample">{words.sample}</option>
            {postings.map(({ title, url }) => (
              <option key={url} value={url}>
                {title}
              </option>
            ))}
          </select>
        </div>
        {unreadable !== undefined && (
          <p role="alert" className="bg-clay-soft px-7 py-2 text-small max-lg:px-5">
            {words.unreadable}
          </p>
        )}
        <PostingText
          label={words.field}
          text={text}
          marks={marks}
          near={near}
          placeholder={words.placeholder}
          onText={model.typeText}
          onCaret={setNear}
        />
        {reading && (
          <div className="posting-size text-note text-muted">
            <MarkLegend
              kinds={legend.map((kind) => ({ kind, label: words.legend[kind], count: countOf(kind) }))}
            />
            <p className="ml-auto tabular">
              {fillPlural(
                words.size,
                { words: reading.check.words, minutes: reading.check.readingMinutes },
                "en",
              )}
            </p>
          </div>
        )}
      </div>
      <div className="posting-right" aria-busy={state.kind === "READING"}>
        <div className="posting-tools">
          <h2>{words.reads}</h2>
          {reading && (
            <p className="text-note text-muted tabular">
              {fillPlural(words.count, { count: counting.length }, "en")}
            </p>
          )}
          <p className="ml-auto text-note text-muted max-lg:hidden">
            {state.kind === "READING" ? words.reading : reading && words.keys}
          </p>
        </div>
        <div className="posting-read">
          {state.kind === "EMPTY" && <p className="text-muted">{words.empty}</p>}
          {state.kind === "READING" && !reading && (
            <div className="posting-bones" aria-hidden="true">
              <span />
              <span />
              <span />
            </div>
          )}
          {state.kind === "FAILED" && (
            <div role="alert">
              <p>{state.failure === "timeout" ? words.slow : words.notLoaded}</p>
              <Button look="outlined" className="mt-3" onClick={model.readAgain}>
                {words.again}
              </Button>
            </div>
          )}
          {reading && (
            <>
              {counting.length === 0 && <p className="mb-3">{words.nothing}</p>}
              <RequirementGroups
                text={reading.text}
                rows={rows}
                correct={model.correct}
                onNear={setNear}
                addMust={() => setAdding(true)}
              />
              {isAdding && (
                <form className="mt-2 flex flex-wrap items-end gap-2" onSubmit={addMust}>
                  <label htmlFor={addId} className="grid grow gap-1 text-note font-semibold">
                    {words.newMust}
                    <input
                      id={addId}
                      name="must"
                      maxLength={120}
                      // biome-ignore lint/a11y/noAutofocus: the visitor has just asked for this field
                      autoFocus
                      autoComplete="off"
                      className={`w-full font-normal ${fieldLook}`}
                    />
                  </label>
                  <Button look="contained" type="submit">
                    {words.add}
                  </Button>
                </form>
              )}
              <BasicFields basics={reading.check.basics} add={(basics) => rewrite({ basics })} />
              <Findings
                text={reading.text}
                check={reading.check}
                act={(span, replacement) =>
                  rewrite(
                    replacement === undefined
                      ? { strike: [span] }
                      : { replace: [{ span, text: replacement }] },
                  )
                }
              />
            </>
          )}
          <p role="status" className="sr-only">
            {state.kind === "READ" &&
              fillTemplate(words.readIn, { seconds: fixedNumber("en", state.ms / 1000, 2) })}
          </p>
        </div>
        {actions}
      </div>
    </section>
  );
}

import type { Basic, BasicKind, PostingCheck, Span } from "posting-check";
import { type ReactNode, useId, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { fieldLook } from "#app/ui/field-look.ts";
import { StatusMark } from "#app/ui/status-mark.tsx";
import { fillTemplate } from "#domain/text/fill-template.ts";
import words from "./posting.data.ts";
import { lineAt } from "./posting-marks.ts";

export type Basics = Partial<Record<BasicKind, string>>;

/** The basics of a posting: what is there, and fields for what is not. */
export function BasicFields({ basics, add }: { basics: readonly Basic[]; add: (basics: Basics) => void }) {
  const id = useId();
  const [typed, setTyped] = useState<Basics>({});
  const open = basics.filter(({ state }) => state !== "stated");
  const filled = Object.fromEntries(
    open.flatMap(({ kind }) => (typed[kind]?.trim() ? [[kind, typed[kind]?.trim()]] : [])),
  ) as Basics;
  const count = Object.keys(filled).length;
  return (
    <form
      className="posting-basics"
      onSubmit={(event) => {
        event.preventDefault();
        if (count === 0) return;
        add(filled);
        setTyped({});
      }}
    >
      <p className="posting-part">
        <strong>{words.basics.title}</strong>
        <span className={`ml-auto text-note ${open.length > 0 ? "text-clay" : "text-muted"}`}>
          {open.length === 0
            ? words.basics.all
            : fillTemplate(words.basics.missing, { count: open.length, of: basics.length })}
        </span>
      </p>
      {basics.map(({ kind, state, value }) =>
        state === "stated" ? (
          <p key={kind} className="posting-basic">
            <StatusMark status="proven" text={words.basics.kinds[kind].name} />
            <span className="text-small">{value}</span>
          </p>
        ) : (
          <div key={kind} className="posting-basic">
            <label htmlFor={`${id}-${kind}`}>
              <StatusMark status="missing" text={words.basics.kinds[kind].name} />
            </label>
            <span className="grid gap-1">
              <input
                id={`${id}-${kind}`}
                value={typed[kind] ?? ""}
                maxLength={120}
                autoComplete="off"
                placeholder={words.basics.kinds[kind].example}
                className={`w-full ${fieldLook}`}
                onChange={({ target }) => setTyped({ ...typed, [kind]: target.value })}
              />
              {state === "vague" && (
                <span className="text-note text-muted">
                  {fillTemplate(words.basics.vague, { value: value ?? "" })}
                </span>
              )}
            </span>
          </div>
        ),
      )}
      {open.length > 0 && (
        <p className="mt-3">
          <Button look="contained" type="submit" disabled={count === 0}>
            {words.basics.add}
          </Button>
        </p>
      )}
    </form>
  );
}

type Act = (span: Span, replacement?: string) => void;

function Finding({
  text,
  spans,
  kind,
  note,
  children,
}: {
  text: string;
  spans: readonly Span[];
  kind: string;
  note: string;
  children?: ReactNode;
}) {
  return (
    <li className="posting-finding">
      <p>
        {spans.map(({ start, end }, index) => (
          <span key={start}>
            {index > 0 && " / "}“<span data-kind={kind}>{text.slice(start, end)}</span>”
          </span>
        ))}{" "}
        <span className="text-note text-muted">
          {fillTemplate(words.line, { line: lineAt(text, spans[0]?.start ?? 0) })} {note}
        </span>
      </p>
      {children && <p className="mt-2 flex flex-wrap gap-2">{children}</p>}
    </li>
  );
}

/** What no résumé can prove, what excludes people, and what contradicts itself. `act` replaces or strikes out a phrase. */
export function Findings({ text, check, act }: { text: string; check: PostingCheck; act: Act }) {
  const { unprovable, excluding, years, pay } = check;
  const strike = (span: Span) => (
    <Button look="outlined" onClick={() => act(span)}>
      {words.strike}
    </Button>
  );
  return (
    <>
      {excluding.length > 0 && (
        <section aria-label={words.excluding.title}>
          <p className="posting-part">
            <strong>{words.excluding.title}</strong>
          </p>
          <ul>
            {excluding.map(({ span, reason, suggestion }) => (
              <Finding
                key={span.start}
                text={text}
                spans={[span]}
                kind="excluding"
                note={words.excluding.reasons[reason]}
              >
                {suggestion !== undefined && (
                  <Button look="outlined" onClick={() => act(span, suggestion)}>
                    {fillTemplate(words.replace, { words: suggestion })}
                  </Button>
                )}
                {strike(span)}
              </Finding>
            ))}
          </ul>
        </section>
      )}
      {years.length + pay.length > 0 && (
        <section aria-label={words.contradictions.title}>
          <p className="posting-part">
            <strong>{words.contradictions.title}</strong>
          </p>
          <ul>
            {years.map(({ kind, spans }) => (
              <Finding
                key={spans[0].start}
                text={text}
                spans={spans}
                kind="years"
                note={words.contradictions.kinds[kind]}
              />
            ))}
            {pay.map(({ spans }) => (
              <Finding
                key={spans[0].start}
                text={text}
                spans={spans}
                kind="pay"
                note={words.contradictions.pay}
              />
            ))}
          </ul>
        </section>
      )}
      {unprovable.length > 0 && (
        <section aria-label={words.unprovable.title}>
          <p className="posting-part">
            <strong>{words.unprovable.title}</strong>
          </p>
          <ul>
            {unprovable.map(({ span }) => (
              <Finding
                key={span.start}
                text={text}
                spans={[span]}
                kind="unprovable"
                note={words.unprovable.note}
              >
                {strike(span)}
              </Finding>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

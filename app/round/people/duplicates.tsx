import { useMemo, useRef, useState } from "react";
import { listFormat } from "#domain/language/formats.ts";
import { type Duplicate, findDuplicates } from "#domain/round/find-duplicates.ts";
import type { RoundCandidate, RoundState } from "#domain/round/round-state.ts";
import { fillTemplate } from "#domain/text/fill-template.ts";
import { outlinedLook, quietLook } from "../copies/looks.ts";
import { counted } from "../counted.ts";
import type { OpenRound } from "../open-round.ts";
import words from "./people-words.data.ts";

const own = words.duplicates;
const maxShown = 20;

const listed = (texts: readonly string[]) => listFormat("en").format(texts);

/** What is compared, in the order of the rows. */
const valuesOf: Record<keyof typeof own.labels, (person: RoundCandidate) => string> = {
  name: ({ name }) => name,
  email: ({ email = "" }) => email,
  phone: ({ phone = "" }) => phone,
  location: ({ location = "" }) => location,
  files: ({ files }) => files.map(({ name }) => name).join(", "),
  added: ({ added }) => added,
  tags: ({ tags }) => tags.join(", "),
  notes: ({ notes }) => notes.map(({ text }) => text).join(" · "),
};
const labels = Object.keys(valuesOf) as (keyof typeof own.labels)[];

function Pair({
  people: [first, second],
  reasons,
  merge,
  keepApart,
}: {
  people: [RoundCandidate, RoundCandidate];
  reasons: Duplicate["reasons"];
  merge: (kept: RoundCandidate, other: RoundCandidate) => void;
  keepApart: () => void;
}) {
  const both = [first, second] as const;
  const rows = labels.flatMap((label) => {
    const values = both.map(valuesOf[label]);
    return values.every((value) => value === "") ? [] : { label, values, isSame: values[0] === values[1] };
  });
  return (
    <li className="border-t border-line py-4">
      <p className="text-small font-semibold">
        {fillTemplate(own.because, { reasons: listed(reasons.map((reason) => own.reasons[reason])) })}
      </p>
      <table className="mt-2 w-full table-fixed border-collapse text-start text-small">
        <caption className="sr-only">
          {fillTemplate(own.pair, { first: first.name, second: second.name })}
        </caption>
        <colgroup>
          <col className="w-20" />
        </colgroup>
        <tbody>
          {rows.map(({ label, values, isSame }) => (
            <tr key={label} className="border-t border-line align-top">
              <th scope="row" className="w-20 py-1.5 pr-3 text-start font-normal text-muted">
                {own.labels[label]}
              </th>
              {both.map(({ id }, index) => (
                <td
                  key={id}
                  className={`py-1.5 pr-3 wrap-anywhere ${isSame ? "text-muted" : "font-semibold"}`}
                >
                  {values[index] || own.nothing}
                </td>
              ))}
            </tr>
          ))}
          <tr className="border-t border-line align-top">
            <td />
            {both.map((kept, index) => (
              <td key={kept.id} className="py-2 pr-3">
                <button
                  type="button"
                  className={outlinedLook}
                  onClick={() => merge(kept, both[1 - index] ?? first)}
                >
                  {own.keep}
                  <span className="sr-only">
                    {fillTemplate(own.keepLabel, { name: kept.name, added: kept.added })}
                  </span>
                </button>
              </td>
            ))}
          </tr>
        </tbody>
      </table>
      <p className="sm:pl-20">
        <button type="button" className={outlinedLook} onClick={keepApart}>
          {own.apart}
        </button>
      </p>
    </li>
  );
}

/** Pairs that may be one person, side by side. A person decides about each; there is nothing to see without any. */
export function Duplicates({ round, state }: { round: OpenRound; state: RoundState }) {
  const pairs = useMemo(() => findDuplicates(state.people, state.apart), [state.people, state.apart]);
  const [isOpen, setOpen] = useState(false);
  const [done, setDone] = useState("");
  const frame = useRef<HTMLElement>(null);
  const byId = useMemo(() => new Map(state.people.map((person) => [person.id, person])), [state.people]);
  const decided = (text: string) => {
    setDone(text);
    // The pair with the pressed button is gone.
    frame.current?.focus();
  };
  if (pairs.length === 0 && done === "") return null;
  const title = counted(own.title, pairs.length);
  return (
    <section
      ref={frame}
      tabIndex={-1}
      aria-label={pairs.length === 0 ? done : title}
      className="sheet rounded-2xl border border-line px-5 py-3 max-sm:px-4 print:hidden"
    >
      {pairs.length > 0 && (
        <p className="flex flex-wrap items-center justify-between gap-x-4">
          <strong className="text-small">{title}</strong>
          <button type="button" aria-expanded={isOpen} className={quietLook} onClick={() => setOpen(!isOpen)}>
            {isOpen ? own.hide : own.show}
          </button>
        </p>
      )}
      <p role="status" className="text-note text-muted empty:hidden">
        {done}
      </p>
      {isOpen && pairs.length > 0 && (
        <>
          <p className="mb-3 text-note text-muted">{own.note}</p>
          <ol>
            {pairs.slice(0, maxShown).flatMap(({ people, reasons }) => {
              const [first, second] = people.map((id) => byId.get(id));
              if (!first || !second) return [];
              return (
                <Pair
                  key={people.join(" ")}
                  people={[first, second]}
                  reasons={reasons}
                  merge={(kept, other) => {
                    round.log.append({ kind: "MERGE", person: other.id, into: kept.id });
                    decided(fillTemplate(own.merged, { name: kept.name }));
                  }}
                  keepApart={() => {
                    round.log.append({ kind: "KEEP_APART", people });
                    decided(own.kept);
                  }}
                />
              );
            })}
          </ol>
          {pairs.length > maxShown && (
            <p className="text-note text-muted">
              {fillTemplate(own.more, { count: pairs.length - maxShown })}
            </p>
          )}
        </>
      )}
    </section>
  );
}

import { useEffect, useId, useRef, useState } from "react";
import { changeTime } from "#app/stages/board/board-rows.ts";
import { actionLook, controlLook, smallFieldLook } from "#app/stages/live/looks.ts";
import { Icon } from "#app/ui/icon.tsx";
import { collator } from "#domain/language/formats.ts";
import { receiptNumber } from "#domain/relay/receipt.ts";
import type { Application } from "#domain/round/change.ts";
import type { RoundCandidate, RoundNote } from "#domain/round/round-state.ts";
import { fillTemplate } from "#domain/text/fill-template.ts";
import { outlinedLook } from "../copies/looks.ts";
import type { OpenRound } from "../open-round.ts";
import { CorrectFacts } from "./add-by-hand.tsx";
import words from "./people-words.data.ts";

const own = words.extras;
const headingLook = "mb-1 text-note font-semibold text-muted";
const maxTag = 60;
const maxOwner = 80;
const maxNote = 10_000;

/** Tags and owners that the round uses, in alphabetical order. */
export function usedNames(people: readonly RoundCandidate[]): { tags: string[]; owners: string[] } {
  const sorted = (names: Iterable<string>) =>
    [...new Set(names)].filter(Boolean).toSorted(collator("en").compare);
  return {
    tags: sorted(people.flatMap(({ tags }) => tags)),
    owners: sorted(people.map(({ owner }) => owner)),
  };
}

/** Of two numbers in one field the first counts. */
const phoneLink = (phone: string) => `tel:${phone.split(/[/,;|]/)[0]?.replace(/[^\d+]/g, "")}`;

function Contact({
  round,
  candidate,
  people,
}: {
  round: OpenRound;
  candidate: RoundCandidate;
  people: readonly RoundCandidate[];
}) {
  const { email, phone, location } = candidate;
  const [isCorrecting, setCorrecting] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  return (
    <div>
      <p className={headingLook}>{own.contact}</p>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1 wrap-anywhere">
        {email !== undefined && (
          <a
            href={`mailto:${encodeURIComponent(email).replaceAll("%40", "@")}`}
            className="underline max-sm:py-2.5"
          >
            {email}
          </a>
        )}
        {phone !== undefined && (
          <a href={phoneLink(phone)} className="underline tabular max-sm:py-2.5">
            {phone}
          </a>
        )}
        {email === undefined && phone === undefined && <span className="text-muted">{own.noContact}</span>}
        {location !== undefined && <span className="text-muted">{location}</span>}
        <button
          ref={opener}
          type="button"
          aria-expanded={isCorrecting}
          className={`${controlLook} underline print:hidden`}
          onClick={() => setCorrecting(!isCorrecting)}
        >
          {own.correct}
        </button>
      </p>
      {isCorrecting && (
        <CorrectFacts
          round={round}
          candidate={candidate}
          people={people}
          close={() => {
            setCorrecting(false);
            opener.current?.focus();
          }}
        />
      )}
    </div>
  );
}

function Tags({
  round,
  candidate,
  tags,
}: {
  round: OpenRound;
  candidate: RoundCandidate;
  tags: readonly string[];
}) {
  const id = useId();
  const [typed, setTyped] = useState("");
  const field = useRef<HTMLInputElement>(null);
  const set = (tag: string, isOn: boolean) =>
    round.log.append({ kind: "TAG", people: [candidate.id], tag, isOn });
  return (
    <div className={candidate.tags.length === 0 ? "print:hidden" : undefined}>
      <p className={headingLook}>{own.tags}</p>
      {candidate.tags.length > 0 && (
        <ul className="mb-2 flex flex-wrap gap-1.5">
          {candidate.tags.map((tag) => (
            <li
              key={tag}
              className="inline-flex max-w-full items-center rounded-full border border-line bg-sunk pl-3 wrap-anywhere print:pr-3"
            >
              {tag}
              <button
                type="button"
                aria-label={fillTemplate(own.removeTag, { tag })}
                className="grid size-8 shrink-0 cursor-pointer place-items-center rounded-full hover:bg-raised max-sm:size-11 print:hidden"
                onClick={() => {
                  set(tag, false);
                  field.current?.focus();
                }}
              >
                <Icon name="x" className="size-3.5" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <form
        className="flex gap-2 print:hidden"
        onSubmit={(event) => {
          event.preventDefault();
          const tag = typed.replace(/\s+/g, " ").trim();
          // A tag that the round has in other letters is the same tag.
          const known = tags.find((one) => one.toLowerCase() === tag.toLowerCase()) ?? tag;
          if (tag !== "" && !candidate.tags.includes(known)) set(known, true);
          setTyped("");
        }}
      >
        <input
          ref={field}
          aria-label={own.addTag}
          placeholder={own.addTag}
          list={id}
          value={typed}
          maxLength={maxTag}
          autoComplete="off"
          className={smallFieldLook}
          onChange={({ target }) => setTyped(target.value)}
        />
        <datalist id={id}>
          {tags
            .filter((tag) => !candidate.tags.includes(tag))
            .map((tag) => (
              <option key={tag} value={tag} />
            ))}
        </datalist>
        <button type="submit" className={`${outlinedLook} mt-1 shrink-0 whitespace-nowrap`}>
          {own.add}
        </button>
      </form>
    </div>
  );
}

/** Free text, as owners need no account. It goes to the log when the field is left or Enter is pressed. */
function Owner({
  round,
  candidate,
  owners,
}: {
  round: OpenRound;
  candidate: RoundCandidate;
  owners: readonly string[];
}) {
  const id = useId();
  const { owner } = candidate;
  return (
    <label className={`block ${headingLook} ${owner ? "" : "print:hidden"}`}>
      {own.owner}
      <input
        // A change in another window, or an undo, replaces the text.
        key={owner}
        defaultValue={owner}
        placeholder={own.noOwner}
        list={id}
        maxLength={maxOwner}
        autoComplete="off"
        className={`${smallFieldLook} font-normal text-ink`}
        onKeyDown={({ key, currentTarget }) => key === "Enter" && currentTarget.blur()}
        onBlur={({ target }) => {
          const next = target.value.replace(/\s+/g, " ").trim();
          if (next !== owner) round.log.append({ kind: "OWN", people: [candidate.id], owner: next });
        }}
      />
      <datalist id={id}>
        {owners.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </label>
  );
}

function Notes({
  round,
  candidate,
  nameOf,
}: {
  round: OpenRound;
  candidate: RoundCandidate;
  nameOf: (by: string | undefined) => string;
}) {
  const [typed, setTyped] = useState("");
  const { notes } = candidate;
  const lineOf = ({ by, time }: RoundNote) => `${nameOf(by)}, ${changeTime(time)}`;
  const save = () => {
    const text = typed.trim();
    if (text !== "") round.log.append({ kind: "NOTE", person: candidate.id, text });
    setTyped("");
  };
  return (
    <div className={notes.length === 0 ? "print:hidden" : undefined}>
      <p className={headingLook}>{own.notes}</p>
      {notes.length === 0 ? (
        <p className="text-muted">{own.noNotes}</p>
      ) : (
        <ul className="border-b border-line">
          {notes.map((note) => (
            <li key={note.change} className="border-t border-line py-2">
              <p className="whitespace-pre-line wrap-anywhere">{note.text}</p>
              <p className="text-note text-muted" title={note.time}>
                {lineOf(note)}
              </p>
            </li>
          ))}
        </ul>
      )}
      <form
        className="mt-2 grid gap-2 print:hidden"
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <textarea
          aria-label={own.note}
          placeholder={own.note}
          rows={2}
          value={typed}
          maxLength={maxNote}
          className={`${smallFieldLook} field-sizing-content py-2`}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={(event) => {
            if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
            event.preventDefault();
            save();
          }}
        />
        {typed.trim() !== "" && (
          <p>
            <button type="submit" className={actionLook}>
              {own.saveNote}
            </button>
          </p>
        )}
      </form>
    </div>
  );
}

/** What someone sent through a collecting link, in their own words. */
function Sent({ application, hasFile }: { application: Application; hasFile: boolean }) {
  const [receipt, setReceipt] = useState("");
  const { submission, at, answers, note } = application;
  useEffect(() => {
    void receiptNumber(submission).then(setReceipt);
  }, [submission]);
  return (
    <div>
      <p className={headingLook}>{fillTemplate(own.applied, { time: changeTime(at), number: receipt })}</p>
      <dl className="border-b border-line">
        {answers.map(({ label, answer }) => (
          <div key={label} className="border-t border-line py-2">
            <dt dir="auto" className="text-note text-muted wrap-anywhere">
              {label}
            </dt>
            <dd dir="auto" className="whitespace-pre-line wrap-anywhere">
              {answer === "" ? "–" : answer}
            </dd>
          </div>
        ))}
        {note !== "" && (
          <div className="border-t border-line py-2">
            <dt className="text-note text-muted">{own.appliedNote}</dt>
            <dd dir="auto" className="whitespace-pre-line wrap-anywhere">
              {note}
            </dd>
          </div>
        )}
      </dl>
      {hasFile && <p className="mt-2 text-note text-muted print:hidden">{own.notScanned}</p>}
    </div>
  );
}

/** Contact, tags, owner and notes of a person. `people` are all of the round; `tags` and `owners` those in use. */
export function PersonExtras({
  round,
  candidate,
  people,
  tags,
  owners,
  nameOf = (by) => by ?? own.you,
}: {
  round: OpenRound;
  candidate: RoundCandidate;
  people: readonly RoundCandidate[];
  tags: readonly string[];
  owners: readonly string[];
  nameOf?: (by: string | undefined) => string;
}) {
  return (
    <div className="grid gap-4 text-small">
      <Contact round={round} candidate={candidate} people={people} />
      {candidate.application && (
        <Sent application={candidate.application} hasFile={candidate.files.length > 0} />
      )}
      <Tags round={round} candidate={candidate} tags={tags} />
      <Owner round={round} candidate={candidate} owners={owners} />
      <Notes round={round} candidate={candidate} nameOf={nameOf} />
    </div>
  );
}

import { words as boardWords } from "#app/stages/board/board.data.ts";
import stageWords from "#app/stages/stage-words.data.ts";
import { fromBase64Url } from "#domain/relay/bytes.ts";
import type { Change } from "#domain/round/change.ts";
import type { RoundState } from "#domain/round/round-state.ts";
import { fillTemplate } from "#domain/text/fill-template.ts";
import { sizeText } from "../copies/copy-age.ts";
import type { SealedEntry } from "./exchange.ts";
import words from "./sharing-words.data.ts";

const own = words.server;
const shownBytes = 12;

/** A change as the owner knows it, in one line. */
function readable(change: Change, { people }: RoundState): string {
  const nameOf = (id: string) => people.find((person) => person.id === id)?.name ?? "–";
  switch (change.kind) {
    case "START":
    case "RENAME":
      return change.title;
    case "ADD":
      return change.people.map(({ name }) => name).join(", ");
    case "ARRIVE":
      return change.applied.map(({ name }) => name).join(", ");
    case "GIVE":
      return change.files.map(({ name }) => name).join(", ");
    case "DECIDE":
      return change.choices
        .map(({ person, reason }) => `${stageWords.decisions[change.decision]}, ${nameOf(person)}: ${reason}`)
        .join("; ");
    case "NOTE":
      return `${nameOf(change.person)}: ${change.text}`;
    case "LINK":
      return change.link.card.title;
    default:
      return fillTemplate(boardWords.activity.lines[change.kind === "TAG" ? "TAG" : change.kind], {
        by: boardWords.you,
        names: "person" in change ? nameOf(change.person) : "",
        tag: change.kind === "TAG" ? change.tag : "",
        owner: change.kind === "OWN" ? change.owner : "",
        count: change.kind === "REMOVE" ? String(change.people.length) : "",
      });
  }
}

function shownSeal(sealed: string): string {
  const bytes = fromBase64Url(sealed) ?? new Uint8Array();
  const hex = Array.from(bytes.subarray(0, shownBytes), (byte) => byte.toString(16).padStart(2, "0")).join(
    " ",
  );
  return `${fillTemplate(own.sealed, { size: sizeText(bytes.length) })}  ${hex}…`;
}

/** The last entries read twice: by the owner, and by the server. */
export function ServerSees({ entries, state }: { entries: readonly SealedEntry[]; state: RoundState }) {
  return (
    <section aria-labelledby="server-title" className="server-sees desk rounded-2xl p-5 sm:p-8">
      <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-2">
        <h2 id="server-title" className="text-tool">
          {own.title}
        </h2>
        <p className="max-w-[34em] text-small">{own.note}</p>
      </div>
      {entries.length === 0 ? (
        <p className="mt-6 text-small">{own.nothing}</p>
      ) : (
        <table className="text-small">
          <thead>
            <tr>
              <th scope="col">{own.time}</th>
              <th scope="col">{own.here}</th>
              <th scope="col">{own.there}</th>
            </tr>
          </thead>
          <tbody>
            {entries.map(({ changes, sealed }) => (
              <tr key={sealed.slice(0, 40)}>
                <td className="tabular">{changes.at(-1)?.time.slice(11)}</td>
                <td>
                  <span dir="auto" className="line-clamp-2 wrap-anywhere">
                    {changes.map((change) => readable(change, state)).join(" · ")}
                  </span>
                </td>
                <td className="font-mono text-note wrap-anywhere">{shownSeal(sealed)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p className="mt-5 max-w-[46em] text-note">{own.learns}</p>
    </section>
  );
}

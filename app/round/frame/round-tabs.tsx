import { formatClock } from "#domain/language/format-time.ts";
import { fillTemplate } from "#domain/text/fill-template.ts";
import type { OpenRound, Saving } from "../open-round.ts";
import words from "./frame-words.data.ts";

/** The parts of a round, as in its addresses. */
export const parts = ["people", "collect", "asks", "settings"] as const;
export type Part = (typeof parts)[number];

export const partUrl = (id: string, part: Part) =>
  part === "people" ? `/round/${id}` : `/round/${id}/${part}`;

function savingText(saving: Saving): string {
  return saving.kind === "SAVED" && saving.at
    ? fillTemplate(words.saving.savedAt, { time: formatClock(saving.at) })
    : words.saving[saving.kind];
}

/** The name of a round, its parts, and whether its changes are kept. */
export function RoundTabs({
  round,
  title,
  people,
  part,
  saving,
  open,
}: {
  round: OpenRound;
  title: string;
  people: number;
  part: Part;
  saving: Saving;
  open: (url: string) => void;
}) {
  return (
    <div className="round-tabs" data-no-print>
      <div className="round-wide flex flex-wrap items-center gap-x-6">
        <h1 className="round-name">{title}</h1>
        <nav aria-label={words.tabsLabel}>
          {parts.map((name) => (
            <a
              key={name}
              href={partUrl(round.id, name)}
              aria-current={name === part ? "page" : undefined}
              onClick={(event) => {
                if (event.ctrlKey || event.metaKey || event.shiftKey) return;
                event.preventDefault();
                open(partUrl(round.id, name));
              }}
            >
              {words.tabs[name]}
              {name === "people" && <span className="tabular">{people}</span>}
            </a>
          ))}
        </nav>
        <p
          role="status"
          className="round-saving ml-auto py-2 text-note font-medium whitespace-nowrap"
          data-saving={round.store.isKept ? saving.kind : "NOT_SAVED"}
        >
          {round.store.isKept ? savingText(saving) : words.saving.memory}
        </p>
      </div>
    </div>
  );
}

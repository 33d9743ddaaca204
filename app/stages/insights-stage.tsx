import content from "virtual:content";
import { StatusMark } from "#app/ui/status-mark.tsx";
import { ThreadLayer } from "#app/ui/thread-layer.tsx";
import { claimSource } from "./claim-sources.ts";
import type { Claim } from "./insights-stage.schema.ts";
import { findPerson, type MatchRequirement, type Person } from "./round.ts";
import { RoundNote } from "./round-note.tsx";
import { SourceCard } from "./source-card.tsx";

/** The engine's word for a claim that rests on the résumé. Interviews and tests have no engine yet. */
function claimStatus({ match }: Person, { sources }: Claim): MatchRequirement["status"] | undefined {
  const labels = sources.flatMap((source) => (source.from === "RESUME" ? source.requirement : []));
  return match?.requirements.find(({ label }) => labels.includes(label))?.status;
}

const rowLook = "flex min-h-16 items-center gap-2 border-t border-line py-2 pr-4";

const titleLook = "flex grow flex-wrap justify-between gap-x-4";

function Sheet({ person }: { person: Person }) {
  const { round, stages } = content;
  const { insights } = stages;
  return (
    <div className="sheet flex flex-col rounded border border-line p-6 lg:col-span-6">
      <div className="flex items-start justify-between gap-6">
        <div>
          <p className="font-semibold">{person.name}</p>
          <p className="text-note text-muted">
            {round.title}, {round.company}
          </p>
        </div>
        <p className="text-right text-note text-muted">
          <span className="display block text-name text-ink tabular">{person.match?.score}</span>
          {insights.score}
        </p>
      </div>
      <p className="display my-4 text-name text-pretty">{person.decision?.reason}</p>
      <ul>
        {insights.claims.map((claim, index) => {
          const status = claimStatus(person, claim);
          return (
            <li
              key={claim.title}
              data-from={index}
              data-status={status === "proven" ? status : "deduced"}
              className={rowLook}
            >
              <span className="thread-number">{index + 1}</span>
              <p className={titleLook}>
                <strong>{claim.title}</strong>
                <StatusMark status={status ?? "none"} {...(!status && { text: insights.notJudged })} />
              </p>
            </li>
          );
        })}
        <li data-from={insights.claims.length} data-status="missing" className={`${rowLook} border-b`}>
          <span className="thread-number">{insights.claims.length + 1}</span>
          <p className={titleLook}>
            <strong>{person.openQuestion}</strong>
            <StatusMark status="missing" text={insights.open} />
          </p>
        </li>
      </ul>
      <p className="mt-auto pt-5">
        <RoundNote />
      </p>
    </div>
  );
}

/** One page about one person: claims at the left, the words that they rest on at the right, threads between the two. */
export function InsightsStage() {
  const { round, stages } = content;
  const { label, claims, openSources } = stages.insights;
  const person = findPerson(round, "asha-kulkarni");
  const cards = [...claims.map(({ sources }) => sources), openSources].flatMap((sources, number) =>
    sources.map((source) => ({ number, words: claimSource(person, source) })),
  );
  return (
    <section aria-label={label} className="page-width">
      <div data-threads className="relative grid gap-6 lg:grid-cols-12">
        <Sheet person={person} />
        <ul className="grid content-between gap-2.5 lg:col-span-5 lg:col-start-8">
          {cards.map(({ number, words }) => (
            <SourceCard key={words.text} words={words} number={number} />
          ))}
        </ul>
        <ThreadLayer />
      </div>
    </section>
  );
}

import content from "#app/content/content.data.ts";
import { ScoreParts } from "#app/tools/resume/score/score-parts.tsx";
import { ThreadLayer } from "#app/ui/thread-layer.tsx";
import { fillTemplate } from "#domain/text/fill-template.ts";
import { MarkedLine } from "../marked-line.tsx";
import { inThreadOrder, RequirementList } from "../requirement-list.tsx";
import { findPerson, type MatchRequirement, type Person, peopleByScore } from "../round.ts";
import { roundCounts } from "../round-counts.ts";
import { storyPeople } from "./moments.ts";

/** Lines of a résumé with the engine's evidence. */
function QuotedLines({ person, requirements }: { person: Person; requirements: MatchRequirement[] }) {
  const marksOf = (line: number) =>
    requirements.flatMap(({ evidence }, thread) =>
      evidence.filter((item) => item.line === line).map(({ quote }) => ({ thread, quote })),
    );
  const lines = (person.resume ?? []).map(({ text }, line) => ({ text, marks: marksOf(line) }));
  return (
    <div data-sheet className="sheet self-center rounded p-6">
      <p className="mb-3 text-note text-muted">
        {fillTemplate(content.stages.story.match.lines, { name: person.name })}
      </p>
      {lines
        .filter(({ marks }) => marks.length > 0)
        .map(({ text, marks }) => (
          <p key={text} className="dash relative py-1 pl-4 text-small">
            <MarkedLine text={text} marks={marks} />
          </p>
        ))}
    </div>
  );
}

function Score({ id }: { id: string }) {
  const { match: words } = content.stages.story;
  const ranked = peopleByScore(content.round);
  const { name, match } = findPerson(content.round, id);
  const missing =
    match?.requirements.filter(({ status, mustHave }) => mustHave && status === "missing") ?? [];
  const place = ranked.findIndex((person) => person.id === id) + 1;
  return (
    <li className="flex flex-wrap items-center gap-x-4 border-t border-line py-3 text-small">
      <span className="display w-14 text-[2.625rem]/none tabular">{match?.score}</span>
      <span>
        <strong className="block">{name}</strong>
        <span className="text-note text-muted">
          {fillTemplate(words.place, { place, of: roundCounts(content.round).scored })}
        </span>
        {match && <ScoreParts parts={match.parts} look="short" className="block" />}
      </span>
      {missing.map(({ label }) => (
        <span key={label} className="text-clay sm:ml-auto">
          {fillTemplate(words.notFound, { label })}
        </span>
      ))}
    </li>
  );
}

/** A résumé beside the opening's requirements, and the scores of both people in the story. */
export function ResumeMatch() {
  const { round, stages } = content;
  const person = findPerson(round, storyPeople.selected);
  const all = inThreadOrder(person.match?.requirements ?? []);
  const required = all.filter(({ mustHave }) => mustHave);
  const optional = all.filter(({ mustHave }) => !mustHave);
  const { mustHave, niceToHave } = stages.match;
  return (
    <div className="desk rounded-2xl p-5">
      <div data-threads className="relative grid lg:gap-x-24 gap-y-6 lg:grid-cols-2">
        <div>
          <RequirementList heading="h4" title={mustHave} requirements={required} first={0} />
          <RequirementList heading="h4" title={niceToHave} requirements={optional} first={required.length} />
        </div>
        <QuotedLines person={person} requirements={all} />
        <ThreadLayer />
      </div>
      <ul className="mt-6">
        <Score id={storyPeople.selected} />
        <Score id={storyPeople.rejected} />
      </ul>
    </div>
  );
}

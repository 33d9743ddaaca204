import content from "#app/content/content.data.ts";
import { ScoreParts } from "#app/tools/resume/score/score-parts.tsx";
import { StatusMark } from "#app/ui/status-mark.tsx";
import { fillTemplate } from "#domain/text/fill-template.ts";
import type { MatchPicture } from "./picture.schema.ts";

/** A résumé matched with a job: the score, and the evidence for each requirement. */
export function Match({ job, summary, score, parts, requirements, suggestion }: MatchPicture) {
  const { match: words, status: statusWords } = content.shell.messages;
  return (
    <>
      <div className="flex items-end justify-between gap-4 py-4">
        <p>
          <span className="display block text-name tracking-normal">{job}</span>
          <span className="text-small text-muted">{summary}</span>
        </p>
        <p className="display text-figure tabular">{score}</p>
      </div>
      <p className="pb-3">
        <ScoreParts parts={parts} look="fits" />
      </p>
      {requirements.map(({ label, status, note, evidence: [first] }) => (
        <div key={label} className="grid grid-cols-[1fr_auto] gap-x-4 border-t border-line py-2.5 text-small">
          <strong>{label}</strong>
          <StatusMark
            status={status}
            text={note === undefined ? statusWords[status] : `${statusWords[status]}, ${note}`}
          />
          {first && (
            <span className="col-span-full">
              <span className="mark">“{first.quote}”</span>
            </span>
          )}
        </div>
      ))}
      {suggestion && (
        <p className="border-t-[1.5px] border-ink pt-2.5 text-small text-muted">
          {words.suggestion} <strong className="text-ink">{suggestion.label}</strong>{" "}
          {fillTemplate(words.points, { points: suggestion.points })}
        </p>
      )}
    </>
  );
}

import type { Fields } from "chat";
import type { MatchReport } from "resume-match";
import { sumFigures } from "#app/tools/resume/report/sum-figures.ts";
import type { WorkerFailure } from "#app/tools/resume/worker/failure.ts";
import { createMatchClient } from "#app/tools/resume/worker/match-client.ts";
import { documentFields } from "#domain/chat/document-fields.ts";
import type { Applicant } from "#domain/round/change.ts";

export type ReadDocument = { fields: Fields; match: NonNullable<Applicant["match"]> };
export type DocumentAnswer =
  | { kind: "READ"; document: ReadDocument }
  | { kind: "FAILED"; failure: WorkerFailure };

function toMatch(report: MatchReport): ReadDocument["match"] {
  const { requirements } = report;
  const quotes = requirements
    .filter(({ status }) => status === "proven" || status === "deduced")
    .flatMap(({ evidence }) => evidence.filter(({ how }) => how !== "negated").map(({ quote }) => quote));
  const evidence = quotes.find((quote) => quote.split(" ").length >= 3) ?? quotes[0];
  const missing = requirements
    .filter(({ status }) => status === "missing")
    .map(({ requirement: { label, priority } }) => ({ label, mustHave: priority === "must" }));
  return {
    ...sumFigures(report),
    missing: missing.toSorted((a, b) => Number(b.mustHave) - Number(a.mustHave)),
    asked: requirements.length,
    ...(evidence !== undefined && { evidence }),
  };
}

/** Reads a résumé in the résumé tool's worker and matches it with the opening. Loaded lazily. */
export function readDocument(
  { file, posting, today }: { file: File; posting: string; today: string },
  onAnswer: (answer: DocumentAnswer) => void,
): { stop: () => void } {
  const client = createMatchClient((answer) => {
    if (answer.kind === "failed") onAnswer({ kind: "FAILED", failure: answer.failure });
    else if (answer.kind === "matched") {
      const { report } = answer;
      onAnswer({
        kind: "READ",
        document: { fields: documentFields(report.resume, today), match: toMatch(report) },
      });
    } else return;
    client.stop();
  });
  client.ask({
    kind: "match",
    run: 1,
    resume: { kind: "file", file, key: file.name },
    job: posting,
    postings: [],
    edits: [],
  });
  return client;
}

import { useLoaderData } from "react-router";
import type { RequirementEdit } from "resume-match";
import content from "#app/content/content.data.ts";
import bulkWords from "#app/tools/resume/bulk/bulk.data.ts";
import type { BulkWords } from "#app/tools/resume/bulk/bulk-words.schema.ts";
import { BulkWorkspace } from "#app/tools/resume/bulk/bulk-workspace.tsx";
import { FileFields } from "#app/tools/resume/bulk/file-fields.tsx";
import { Progress } from "#app/tools/resume/bulk/progress.tsx";
import type { Row } from "#app/tools/resume/bulk/rank-messages.ts";
import type { RankState } from "#app/tools/resume/bulk/rank-state.ts";
import { Results } from "#app/tools/resume/bulk/results.tsx";
import { toRow } from "#app/tools/resume/bulk/to-row.ts";
import { EvaluateWorkspace } from "#app/tools/resume/evaluate/evaluate-workspace.tsx";
import { JobFields } from "#app/tools/resume/evaluate/job-fields.tsx";
import type { MatchState } from "#app/tools/resume/evaluate/match-state.ts";
import { ResultWorkspace } from "#app/tools/resume/evaluate/result-workspace.tsx";
import { ResumeFields, type TextOrigin } from "#app/tools/resume/evaluate/resume-fields.tsx";
import { Report } from "#app/tools/resume/report/report.tsx";
import { sumFigures } from "#app/tools/resume/report/sum-figures.ts";
import { listAsked } from "#app/tools/resume/requirements/asked.ts";
import { RequirementEditor } from "#app/tools/resume/requirements/requirement-editor.tsx";
import type { EditModel } from "#app/tools/resume/requirements/use-edits.ts";
import { ScoreParts } from "#app/tools/resume/score/score-parts.tsx";
import type { Failure } from "#app/tools/resume/worker/failure.ts";
import { FailureNotice } from "#app/tools/resume/worker/failure-notice.tsx";
import { loadEngine } from "#app/tools/resume/worker/load-engine.ts";
import type { Stage } from "#app/tools/resume/worker/match-messages.ts";
import { tool } from "#app/tools/resume/worker/resume-tool.data.ts";
import type { Delivery } from "#server/handlers/delivery.ts";
import { longText } from "./fixtures/long-text.ts";
import { thisMonth } from "./fixtures/now.ts";
import { job, otherResume, strongResume, weakResume } from "./fixtures/resumes.ts";
import { InBrowser, noop, Prepared, press } from "./prepared.tsx";
import { Board, Group, Specimen } from "./specimen.tsx";

export const delivery: Delivery = { kind: "PER_REQUEST" };

const questions = ["How many years of experience do you have?", "Do you speak English?"];

/** Reports computed by the engine. */
export async function loader() {
  const { engine, graph } = await loadEngine();
  const parsed = engine.readJob(job, graph);
  const asked = listAsked(parsed, engine.requirementKey);
  const [first, second, third, fourth] = asked.map(({ key }) => key);
  const edits: RequirementEdit[] = [
    { key: first ?? "", weight: 3 },
    { key: second ?? "", drop: true },
    { key: third ?? "", priority: "nice" },
    { key: fourth ?? "", mergeInto: first ?? "" },
  ];
  const resultOf = (text: string, corrections: RequirementEdit[] = []) => {
    const read = engine.readEnglishText(text);
    const corrected = engine.editRequirements(parsed, corrections);
    const report = engine.matchResume(read, corrected, graph, { now: thisMonth });
    return { report, passages: read.passages, asked, edits: corrections };
  };
  const rowOf = (id: number, file: string, text: string) => {
    const read = engine.readEnglishText(text);
    const answers = engine.answerQuestions(read, questions, graph, { now: thisMonth });
    return toRow({ id, file }, engine.matchResume(read, parsed, graph, { now: thisMonth }), answers);
  };
  return {
    form: content.evaluateResume.form,
    strong: { ...resultOf(strongResume), job: "Support team lead", file: "asha-rao.pdf" },
    weak: resultOf(weakResume),
    other: resultOf(otherResume),
    corrected: { ...resultOf(strongResume, edits), job: "Support team lead", file: "asha-rao.pdf" },
    rows: [
      rowOf(1, "asha-rao.pdf", strongResume),
      rowOf(2, "a-file-with-a-rather-long-name-of-november-2026.docx", weakResume),
    ],
  };
}

/** Corrections that do nothing. */
const modelOf = (edits: EditModel["edits"]): EditModel => ({
  edits,
  canUndo: edits.length > 0,
  canUndoMore: false,
  change: noop,
  undo: noop,
  reset: noop,
});

type Loaded = ReturnType<typeof useLoaderData<typeof loader>>;

const file = new File(["Asha Rao"], "asha-rao-resume-with-a-rather-long-name-of-november-2026.pdf");

function Form({ form: words }: Loaded) {
  const resumes: { title: string; file?: File; origin: TextOrigin; isInvalid: boolean }[] = [
    { title: "file chosen", file, origin: "typed", isInvalid: false },
    { title: "file read", file, origin: "file", isInvalid: false },
    { title: "scan recognised", file, origin: "picture", isInvalid: false },
    { title: "missing", origin: "typed", isInvalid: true },
  ];
  const postings = [{ title: longText(80, "Team lead"), url: "/career/support/team-lead" }];
  return (
    <>
      <Board id="evaluate">
        <Specimen title="Evaluate a résumé, empty" look="whole">
          <EvaluateWorkspace words={words} postings={postings} />
        </Specimen>
      </Board>
      <Board id="evaluate-fields" columns={3}>
        {resumes.map(({ title, ...state }) => (
          <Specimen key={title} title={`Résumé, ${title}`}>
            <ResumeFields words={words} {...state} file={state.file} onFile={noop} onRemove={noop} />
          </Specimen>
        ))}
        <Specimen title="Job, missing">
          <form>
            <JobFields words={words} postings={postings} isInvalid onPosting={noop} />
          </form>
        </Specimen>
      </Board>
    </>
  );
}

const stages: Stage[] = ["loading", "opening", "reading", "understanding", "matching"];
/** The remaining states render like the last one here. */
const distinctFailures: Failure[] = ["encrypted", "scanned", "no-recogniser", "corrupt"];

function States() {
  const { failure } = tool;
  const failures = Object.keys(failure.codes) as Failure[];
  const states: { title: string; state: MatchState }[] = [
    ...stages.map((stage) => ({
      title: `reading, ${stage}`,
      state: { kind: "reading" as const, run: 1, stage },
    })),
    {
      title: "recognising, loading",
      state: { kind: "recognising", run: 1, progress: { stage: "loading", done: 0.3 } },
    },
    {
      title: "recognising, page 2",
      state: { kind: "recognising", run: 1, progress: { stage: "reading", page: 2, pages: 4, done: 0.5 } },
    },
  ];
  return (
    <>
      <Board id="evaluate-states" columns={3}>
        {states.map(({ title, state }) => (
          <Specimen key={title} title={title} look="whole">
            <ResultWorkspace
              state={state}
              formId="evaluate-resume"
              onCancel={noop}
              onCorrect={noop}
              onRecognise={undefined}
              onEdit={noop}
            />
          </Specimen>
        ))}
      </Board>
      {[true, false].map((hasScreenshot) => (
        <Board
          key={String(hasScreenshot)}
          id={hasScreenshot ? "evaluate-failures" : "evaluate-other-failures"}
          columns={3}
          hasScreenshot={hasScreenshot}
        >
          {failures
            .filter((code) => distinctFailures.includes(code) === hasScreenshot)
            .map((code) => (
              <Specimen key={code} title={`Failure, ${code}`}>
                <FailureNotice
                  words={failure}
                  state={{ failure: code }}
                  formId="evaluate-resume"
                  textId="failure-text"
                  onRecognise={code === "scanned" || code === "no-recogniser" ? noop : undefined}
                />
              </Specimen>
            ))}
        </Board>
      ))}
    </>
  );
}

function Reports({ strong, weak, other, corrected }: Loaded) {
  const { report } = tool;
  const compared = [71, 64.2, 58, 51.5, 40, 33.3, 20].map((score, index) => ({
    title: index === 0 ? longText(80, "Posting") : `Posting ${index + 1}`,
    url: `/career/support/${index}`,
    score,
    parts: strong.report.parts,
  }));
  return (
    <>
      <Board id="report-strong">
        <Specimen title="Report, strong, with a chosen requirement">
          <InBrowser>
            <Prepared act={press("[aria-controls='requirement-1-details']")}>
              <Report
                words={report}
                result={strong}
                model={modelOf([])}
                before={52.4}
                compared={compared}
                onEdit={noop}
              />
            </Prepared>
          </InBrowser>
        </Specimen>
      </Board>
      <Board id="report-corrected">
        <Specimen title="Report, corrected, with the controls of a requirement">
          <InBrowser>
            <Prepared act={press("[aria-controls='requirement-0-details']")}>
              <Report
                words={report}
                result={corrected}
                model={modelOf(corrected.edits)}
                before={52.4}
                compared={[]}
                onEdit={noop}
              />
            </Prepared>
          </InBrowser>
        </Specimen>
      </Board>
      <Board id="report-others">
        <Specimen title="Report, weak, with warnings" cut="top">
          <InBrowser>
            <Report
              words={report}
              result={weak}
              model={modelOf([])}
              before={undefined}
              compared={[]}
              onEdit={noop}
            />
          </InBrowser>
        </Specimen>
        <Specimen title="Report, no evidence" cut="top">
          <InBrowser>
            <Report
              words={report}
              result={other}
              model={modelOf([])}
              before={undefined}
              compared={[]}
              onEdit={noop}
            />
          </InBrowser>
        </Specimen>
      </Board>
    </>
  );
}

function Parts({ strong: { report } }: Loaded) {
  const { parts } = sumFigures(report);
  const looks = ["full", "short", "fits"] as const;
  return (
    <Board id="score-parts" columns={3}>
      {looks.map((look) => (
        <Specimen key={look} title={`Parts of a score, ${look}`}>
          <ScoreParts parts={parts} look={look} />
        </Specimen>
      ))}
      <Specimen title="Parts of a score, not stored">
        <ScoreParts parts={undefined} />
      </Specimen>
    </Board>
  );
}

/** Requirements as read, corrected, all dropped, and so many that most are collapsed. */
function Corrections({ strong, corrected }: Loaded) {
  const { asked } = strong;
  const [first] = asked;
  const many = Array.from({ length: 40 }, (_, index) => ({
    key: `k${index}`,
    id: `r${index}`,
    label: index === 1 ? longText(80, "Requirement") : `Requirement ${index + 1}`,
    priority: index < 8 ? ("must" as const) : ("wanted" as const),
    span: [0, 0] as [number, number],
  }));
  const states = [
    { title: "as read", asked, edits: [] },
    { title: "corrected", asked, edits: corrected.edits },
    { title: "all dropped", asked, edits: asked.map(({ key }) => ({ key, drop: true as const })) },
    { title: "forty", asked: many, edits: [] },
  ];
  return (
    <Board id="corrections">
      {states.map(({ title, ...state }) => (
        <Specimen key={title} title={`Requirements, ${title}`} under="h2">
          <Prepared act={title === "corrected" ? press(`[aria-controls='asks-${first?.key}']`) : noop}>
            <RequirementEditor asked={state.asked} model={modelOf(state.edits)} announcement="" />
          </Prepared>
        </Specimen>
      ))}
    </Board>
  );
}

function Bulk({ rows, strong: { asked } }: Loaded) {
  const words: BulkWords = bulkWords;
  const read = (some: Row[]) => ({ run: 1, total: 5, rows: some, unread: [], asked, isCorrected: false });
  const unread = (["scanned", "encrypted"] as const).map((code, id) => ({
    id: 10 + id,
    file: `${code}.pdf`,
    code,
  }));
  const progress: { title: string; state: RankState }[] = [
    { title: "loading", state: { kind: "working", isLoaded: false, ...read([]) } },
    { title: "reading", state: { kind: "working", isLoaded: true, ...read(rows.slice(0, 1)) } },
    { title: "ready", state: { kind: "ready", isStopped: false, ...read(rows) } },
    { title: "stopped", state: { kind: "ready", isStopped: true, ...read(rows) } },
    { title: "no résumés", state: { kind: "failed", failure: "no-resumes" } },
    { title: "no job", state: { kind: "failed", failure: "no-job" } },
    { title: "not loaded", state: { kind: "failed", failure: "not-loaded" } },
  ];
  const files = [file, new File(["2"], "second.pdf")];
  return (
    <>
      <Board id="bulk">
        <Specimen title="Bulk demo, empty">
          <BulkWorkspace takesFocus={false} />
        </Specimen>
      </Board>
      <Board id="bulk-states" columns={2}>
        <Specimen title="Files, too many">
          <FileFields
            words={words.form}
            samples={words.samples}
            chosen={{ files, total: 61, areSamples: false }}
            onFiles={noop}
          />
        </Specimen>
        <Specimen title="Files, samples">
          <FileFields
            words={words.form}
            samples={words.samples}
            chosen={{ files, total: 2, areSamples: true }}
            onFiles={noop}
          />
        </Specimen>
        {progress.map(({ title, state }) => (
          <Specimen key={title} title={`Progress, ${title}`}>
            <Progress words={words} state={state} onCancel={noop} />
          </Specimen>
        ))}
      </Board>
      <Board id="bulk-ranking">
        <Specimen title="Ranking, with the evidence of a row and files that were not read" under="h2">
          <InBrowser>
            <Prepared act={press("[aria-controls='bulk-evidence-1']")}>
              <Results
                words={words}
                state={{ kind: "ready", isStopped: false, ...read(rows), unread }}
                isSample
                model={modelOf([])}
                onAgain={noop}
              />
            </Prepared>
          </InBrowser>
        </Specimen>
      </Board>
    </>
  );
}

export default function Resume() {
  const loaded = useLoaderData<typeof loader>();
  return (
    <Group title="Résumé tools">
      <Form {...loaded} />
      <States />
      <Reports {...loaded} />
      <Parts {...loaded} />
      <Corrections {...loaded} />
      <Bulk {...loaded} />
    </Group>
  );
}

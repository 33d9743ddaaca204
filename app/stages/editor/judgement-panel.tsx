import type { Finding, Judgement } from "code-judge";
import { type Status, StatusMark } from "#app/ui/status-mark.tsx";
import { fillTemplate } from "#domain/text/fill-template.ts";
import { words } from "./editor.data.ts";
import { GrowthChart } from "./growth-chart.tsx";

const headingLook = "pb-1 text-small font-semibold";
const listLook = "mb-7 border-t-[1.5px] border-ink text-small";
const rowLook = "border-b border-line py-3 lg:pl-6";
const maxJson = 160;

const marks: Record<Judgement["verdict"], Status> = {
  sound: "proven",
  slip: "partial",
  partly: "partial",
  wrong: "missing",
  "does-not-run": "missing",
};

const shorten = (text: string) => (text.length > maxJson ? `${text.slice(0, maxJson)}…` : text);

function Flaw({
  finding: { text, line, input, expected, got },
  thread,
}: {
  finding: Finding;
  thread: number;
}) {
  const values = [
    [words.input, input === undefined ? undefined : JSON.stringify(input)],
    [words.expected, expected === undefined ? undefined : JSON.stringify(expected)],
    [words.got, got],
  ] as const;
  return (
    <li data-from={line === undefined ? undefined : thread} data-status="missing" className={rowLook}>
      <p>
        <span className="thread-number">{thread + 1}</span>
        {line !== undefined && (
          <span className="text-muted tabular">{fillTemplate(words.line, { line })} </span>
        )}
        <strong>{text}</strong>
      </p>
      <dl className="mt-1 font-mono text-[0.8125rem] text-muted wrap-anywhere">
        {values.map(
          ([label, value]) =>
            value !== undefined && (
              <div key={label}>
                <dt className="inline">{label}: </dt>
                <dd className="inline">{shorten(value)}</dd>
              </div>
            ),
        )}
      </dl>
    </li>
  );
}

/** Step counts of the family of inputs for which they grow most. */
function worstCounts({ steps }: Judgement) {
  const rise = ({ counts }: Judgement["steps"][number]) =>
    (counts.at(-1)?.steps ?? 0) / Math.max(counts[0]?.steps ?? 1, 1);
  return steps.toSorted((a, b) => rise(b) - rise(a))[0]?.counts ?? [];
}

function Growth({ judgement }: { judgement: Judgement }) {
  const { growth } = judgement;
  const counts = worstCounts(judgement);
  const [first] = counts;
  const last = counts.at(-1);
  if (growth === null || !first || !last) return null;
  const number = (value: number) => value.toLocaleString("en-IN");
  return (
    <>
      <p className={headingLook}>{words.growthTitle}</p>
      <div className="mb-7 border-t-[1.5px] border-ink py-3">
        <p className="mb-2 text-small font-semibold">{words.growths[growth]}</p>
        <GrowthChart counts={counts} pairs={words.pairs} />
        <p className="mt-1 text-note text-muted">
          {fillTemplate(words.growthText, {
            small: number(first.steps),
            from: number(first.n),
            large: number(last.steps),
            to: number(last.n),
          })}
        </p>
      </div>
    </>
  );
}

/** The judgement of a program: verdict, flaws with failing inputs, fix, growth and clarity. */
export function JudgementPanel({ judgement }: { judgement: Judgement }) {
  const { verdict, findings, fix, observations, ordinary, edges } = judgement;
  const total = ordinary.total + edges.total;
  return (
    <div>
      <p className={headingLook}>{words.verdictTitle}</p>
      <p className="mb-7 flex flex-wrap justify-between gap-x-4 border-t-[1.5px] border-ink py-3 text-small lg:pl-6">
        <StatusMark status={marks[verdict]} text={words.verdicts[verdict]} />
        {total > 0 && (
          <span className="text-muted tabular">
            {fillTemplate(words.passed, { passed: ordinary.passed + edges.passed, total })}
          </span>
        )}
      </p>
      <p className={headingLook}>{words.findingsTitle}</p>
      {findings.length === 0 ? (
        <p className={`${listLook} py-3`}>{words.noFinding}</p>
      ) : (
        <ul className={listLook}>
          {findings.map((finding, thread) => (
            <Flaw key={finding.kind} finding={finding} thread={thread} />
          ))}
        </ul>
      )}
      {fix && (
        <>
          <p className={headingLook}>{words.fixTitle}</p>
          <div className="mb-7 border-t-[1.5px] border-ink py-3 font-mono text-[0.8125rem] wrap-anywhere">
            <p className="text-clay">
              <del className="no-underline">− {fix.before.trim()}</del>
            </p>
            <p className="text-leaf">
              <ins className="no-underline">+ {fix.after.trim()}</ins>
            </p>
          </div>
        </>
      )}
      <Growth judgement={judgement} />
      <p className={headingLook}>{words.clarityTitle}</p>
      <ul className={listLook}>
        {observations.length === 0 && <li className={rowLook}>{words.noClarity}</li>}
        {observations.map(({ line, text }) => (
          <li key={`${line} ${text}`} className={rowLook}>
            <span className="text-muted tabular">{fillTemplate(words.line, { line })} </span>
            {text}
          </li>
        ))}
      </ul>
      <p className="text-small text-muted">{words.person}</p>
    </div>
  );
}

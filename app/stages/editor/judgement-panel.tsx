import type { Finding, Judgement } from "code-judge";
import { type Status, StatusMark } from "#app/ui/status-mark.tsx";
import { numberFormat } from "#domain/language/formats.ts";
import { fillTemplate } from "#domain/text/fill-template.ts";
import { FixedLine } from "../code-line.tsx";
import type { GoToLine } from "./code-field.tsx";
import { words } from "./editor.data.ts";
import { GrowthChart } from "./growth-chart.tsx";
import { EarlierNote, earlierLook, Values } from "./values.tsx";

const headingLook = "pb-1 text-small font-semibold";
const listLook = "mb-7 border-t-[1.5px] border-ink text-small";
const rowLook = "border-b border-line py-3 lg:pl-6";

const marks: Record<Judgement["verdict"], Status> = {
  sound: "proven",
  slip: "partial",
  partly: "partial",
  wrong: "missing",
  "does-not-run": "missing",
};

/** The name of a line; a button beside the field in which it is. */
function Line({ line, goTo }: { line: number; goTo?: GoToLine | undefined }) {
  const name = fillTemplate(words.line, { line });
  if (!goTo) return <span className="text-muted tabular">{name} </span>;
  return (
    <button
      type="button"
      className="mr-1 min-h-6 cursor-pointer text-muted underline tabular print:no-underline"
      onClick={() => goTo(line)}
    >
      {name}
    </button>
  );
}

function Flaw({
  finding: { text, line, input, expected, got },
  thread,
  goTo,
}: {
  finding: Finding;
  thread: number;
  goTo?: GoToLine | undefined;
}) {
  const hasThread = line !== undefined && !goTo;
  return (
    <li data-from={hasThread ? thread : undefined} data-status="missing" className={rowLook}>
      <p>
        {!goTo && <span className="thread-number">{thread + 1}</span>}
        {line !== undefined && <Line line={line} goTo={goTo} />}
        <strong>{text}</strong>
      </p>
      <Values input={input} expected={expected} got={got} />
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
  const number = numberFormat("en").format;
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

/**
 * The judgement of a program: verdict, flaws with failing inputs, fix, growth and clarity.
 * `isEarlier`: the program was changed since. `goTo`: it is in a field beside the judgement.
 */
export function JudgementPanel({
  judgement,
  isEarlier,
  goTo,
}: {
  judgement: Judgement;
  isEarlier: boolean;
  goTo?: GoToLine | undefined;
}) {
  const { verdict, findings, fix, observations, ordinary, edges } = judgement;
  const total = ordinary.total + edges.total;
  return (
    <div className={isEarlier ? earlierLook : ""}>
      {isEarlier && <EarlierNote text={words.earlier} />}
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
            <Flaw key={finding.kind} finding={finding} thread={thread} goTo={goTo} />
          ))}
        </ul>
      )}
      {fix && (
        <>
          <p className={headingLook}>{words.fixTitle}</p>
          <div className="mb-7 border-t-[1.5px] border-ink py-3 font-mono text-[0.8125rem] wrap-anywhere">
            <FixedLine {...fix} />
          </div>
        </>
      )}
      <Growth judgement={judgement} />
      <p className={headingLook}>{words.clarityTitle}</p>
      <ul className={listLook}>
        {observations.length === 0 && <li className={rowLook}>{words.noClarity}</li>}
        {observations.map(({ line, text }) => (
          <li key={`${line} ${text}`} className={rowLook}>
            <Line line={line} goTo={goTo} />
            {text}
          </li>
        ))}
      </ul>
      <p className="text-small text-muted">{words.person}</p>
    </div>
  );
}

import content from "#app/content/content.data.ts";
import type { SectionOf } from "#app/sections/section.ts";
import { SectionFrame, SectionHeading } from "#app/sections/section-frame.tsx";
import { SampleTag } from "#app/ui/sample-tag.tsx";
import { StatusMark } from "#app/ui/status-mark.tsx";
import type { CandidateReport } from "./candidate-reports.schema.ts";

type Props = SectionOf<"CANDIDATE_REPORTS">;
type Finding = CandidateReport["findings"][number];

const statuses = { SELECT: "select", HOLD: "hold", REJECT: "reject" } as const;

function Head({ report }: Props) {
  const words = content.shell.messages.report;
  return (
    <header className="flex flex-wrap items-start justify-between gap-4 border-b-[1.5px] border-ink pb-5">
      <div>
        <h3 className="display text-[2rem]/none">{report.candidate}</h3>
        <p className="mt-2 flex flex-wrap items-center gap-2 text-small text-muted">
          {report.role} {report.sample && <SampleTag />}
        </p>
      </div>
      <div className="flex items-center gap-5 text-note">
        <p>
          <span className="block text-muted">{words.recommendation}</span>
          <StatusMark status={statuses[report.recommendation]} text={words[report.recommendation]} />
        </p>
        <p className="display text-[2.75rem]/none tabular">{report.score}</p>
      </div>
    </header>
  );
}

const Quote = ({ quote }: Finding) => (
  <blockquote>
    <span className="mark">“{quote}”</span>
  </blockquote>
);

/** The status of a requirement, or a note that a person judges this. */
function Judgement({ status }: Finding) {
  const { notJudged } = content.shell.messages.report;
  return status ? <StatusMark status={status} /> : <StatusMark status="none" text={notJudged} />;
}

function FindingRow({ finding }: { finding: Finding }) {
  return (
    <div className="border-b border-line py-4">
      <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 font-semibold">
        {finding.title} <Judgement {...finding} />
      </p>
      <Quote {...finding} />
      <p className="mt-1 text-note text-muted">{finding.source}</p>
    </div>
  );
}

function Foot({ report }: Props) {
  const words = content.shell.messages.report;
  return (
    <>
      <h4 className="mt-6 font-semibold">{words.questions}</h4>
      <ol className="mt-2 list-decimal pl-5 text-small">
        {report.questions.map((question) => (
          <li key={question} className="py-1">
            {question}
          </li>
        ))}
      </ol>
      <p className="mt-5 text-note text-muted">{words.decide}</p>
    </>
  );
}

const sheetLook = "rounded border border-line bg-raised p-6 sm:p-11 floating";

function Sheet(props: Props) {
  return (
    <article className={sheetLook}>
      <Head {...props} />
      <p className="py-4">{props.report.summary}</p>
      {props.report.findings.map((finding) => (
        <FindingRow key={finding.title} finding={finding} />
      ))}
      <Foot {...props} />
    </article>
  );
}

function Page(props: Props) {
  return (
    <div className="grid items-start gap-x-6 gap-y-9 lg:grid-cols-12">
      <div className="lg:sticky lg:top-28 lg:col-span-4">
        <h2>{props.title}</h2>
        <p className="mt-5 text-lede text-muted">{props.subtitle}</p>
      </div>
      <div className="lg:col-span-7 lg:col-start-6">
        <Sheet {...props} />
      </div>
    </div>
  );
}

/** The report on the left and the quoted sources, also as sheets, connected by dotted lines. */
function Sources(props: Props) {
  const { report } = props;
  return (
    <>
      <SectionHeading title={props.title} subtitle={props.subtitle} />
      <article className={sheetLook}>
        <Head {...props} />
        <p className="max-w-[44em] py-4">{report.summary}</p>
        {report.findings.map((finding) => (
          <div
            key={finding.title}
            className="grid items-center gap-x-6 gap-y-2 border-b border-line py-4 md:grid-cols-[11rem_7rem_1fr] md:max-lg:*:last:col-span-3 lg:grid-cols-[11rem_7rem_1fr_20rem] xl:grid-cols-[14rem_8rem_1fr_28rem]"
          >
            <p className="font-semibold">{finding.title}</p>
            <Judgement {...finding} />
            <span aria-hidden="true" className="border-t-2 border-dotted border-thread max-md:hidden" />
            <div>
              <p className="mb-1 text-note text-muted">{finding.source}</p>
              <Quote {...finding} />
            </div>
          </div>
        ))}
        <Foot {...props} />
      </article>
    </>
  );
}

const layouts = { PAGE: Page, SOURCES: Sources };

export function CandidateReports(props: Props) {
  const Layout = layouts[props.layout];
  return (
    <SectionFrame ground={props.surface ?? "SUNK"}>
      <Layout {...props} />
    </SectionFrame>
  );
}

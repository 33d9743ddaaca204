import { Bars as MethodBars } from "#app/sections/results/bars.tsx";
import type { MeasuredFigure } from "#app/sections/results/results.schema.ts";
import type { SectionOf } from "#app/sections/section.ts";
import { SectionFrame, SectionHeading } from "#app/sections/section-frame.tsx";
import { StatusMark } from "#app/ui/status-mark.tsx";
import { TextLink } from "#app/ui/text-link.tsx";

type Props = SectionOf<"KEY_BENEFITS">;
type Item = Props["items"][number];

/** Targets are not results: they are named so, and smaller than what was measured. */
const Targets = ({ targets }: Props) =>
  targets === undefined ? null : <p className="mb-2 text-small font-semibold text-muted">{targets}</p>;

function Note({ note }: Props) {
  if (note === undefined) return null;
  return <p className="mt-4 max-w-[40em] text-small text-muted">{note}</p>;
}

/** The longest figure, in characters, that fits a column in the largest size. All of a section have one size. */
const maxLargeFigure = 5;

function Figure({ title, props }: Item & { props: Props }) {
  const isLong = props.items.some((item) => item.title.length > maxLargeFigure);
  const size =
    props.targets !== undefined || (isLong && props.measured !== undefined)
      ? "text-quiet"
      : isLong
        ? "text-heading"
        : "text-figure";
  return <p className={`display whitespace-nowrap tracking-[-0.035em] tabular ${size}`}>{title}</p>;
}

function MeasuredItem({ figure, all }: { figure: MeasuredFigure; all: string }) {
  const { engine, value, unit, title, cases, bars, worse, goal, url } = figure;
  return (
    <div className="grid content-start gap-y-4 border-t-[1.5px] border-ink pt-3">
      <p className="text-small font-semibold">{engine}</p>
      <p className="display text-figure tracking-[-0.035em] tabular">
        <span className="whitespace-nowrap">{value}</span>
        {unit !== undefined && (
          <span className="ml-1 text-name tracking-normal md:max-lg:ml-0 md:max-lg:block"> {unit}</span>
        )}
      </p>
      <p className="max-w-[24em] text-lede">{title}</p>
      <p className="text-small text-muted">{cases}</p>
      {bars.length > 0 && <MethodBars bars={bars} />}
      {(worse !== undefined || goal) && (
        <p className="grid gap-1 text-small text-muted">
          {worse !== undefined && <StatusMark status="missing" text={worse} />}
          {goal && (
            <StatusMark
              status={goal.isMissed ? "missing" : "proven"}
              text={`${goal.text}, ${goal.verdict}`}
            />
          )}
        </p>
      )}
      <p>
        <TextLink look="quiet" url={url} className="inline-block py-1 text-small">
          {all}
        </TextLink>
      </p>
    </div>
  );
}

const measuredColumns: Record<number, string> = {
  1: "lg:max-w-[40rem]",
  2: "sm:grid-cols-2",
  3: "md:grid-cols-3",
};

/** What was measured on unseen cases: the largest figures of the section. */
function Measured({ title, all, figures }: NonNullable<Props["measured"]>) {
  return (
    <div className="mb-15">
      <h2 className="mb-8 text-quiet">{title}</h2>
      <div className={`grid gap-10 ${measuredColumns[figures.length] ?? ""}`}>
        {figures.map((figure) => (
          <MeasuredItem key={figure.id} figure={figure} all={all} />
        ))}
      </div>
    </div>
  );
}

function Columns(props: Props) {
  return (
    <div className="grid gap-6 md:grid-cols-3 lg:grid-cols-4">
      <div className="md:max-lg:col-span-3">
        <Targets {...props} />
        <h2 className="text-name tracking-normal">{props.title}</h2>
        <Note {...props} />
      </div>
      {props.items.map((item) => (
        <div
          key={item.title}
          className="grid items-center gap-x-5 gap-y-4 border-line max-md:grid-cols-[9.5rem_1fr] max-md:border-t max-md:pt-5 md:content-start md:border-l md:pl-5 lg:pl-6"
        >
          <Figure {...item} props={props} />
          <p className="max-w-[16em] text-muted">{item.description}</p>
        </div>
      ))}
    </div>
  );
}

const rowLook =
  "grid items-center gap-x-6 gap-y-3 border-t border-line py-5 first:border-t-[1.5px] first:border-ink";

function Rows(props: Props) {
  return (
    <div className="grid gap-x-6 gap-y-10 lg:grid-cols-12">
      <div className="lg:col-span-4">
        <Targets {...props} />
        <h2 className={props.targets !== undefined ? "text-name tracking-normal" : "text-quiet"}>
          {props.title}
        </h2>
        <Note {...props} />
      </div>
      <div className="grid gap-x-8 sm:grid-cols-[auto_1fr] lg:col-span-7 lg:col-start-6">
        {props.items.map((item) => (
          <div key={item.title} className={`${rowLook} sm:col-span-2 sm:grid-cols-subgrid`}>
            <Figure {...item} props={props} />
            <p className="text-lede text-muted">{item.description}</p>
          </div>
        ))}
      </div>
    </div>
  );
}

/** Two bars to scale. The labels are text, so the SVG is decorative. */
function Bars({ bars = [] }: Item) {
  return (
    <div className="grid gap-2 text-note">
      {bars.map(({ label, percent }, index) => (
        <p key={label}>
          <span className={index === 0 ? "text-muted" : "font-semibold"}>{label}</span>
          <svg aria-hidden="true" viewBox="0 0 100 1" preserveAspectRatio="none" className="mt-1 h-5 w-full">
            <rect width={percent} height="1" className={index === 0 ? "fill-line" : "fill-leaf"} />
          </svg>
        </p>
      ))}
    </div>
  );
}

function BarRows(props: Props) {
  return (
    <>
      <Targets {...props} />
      <SectionHeading title={props.title} size={props.targets !== undefined ? "text-quiet" : ""} />
      {props.items.map((item) => (
        <div
          key={item.title}
          className={`${rowLook} sm:grid-cols-[15rem_1fr] sm:max-lg:*:last:col-start-2 lg:grid-cols-[17rem_18rem_1fr]`}
        >
          <Figure {...item} props={props} />
          <p className="text-lede text-muted">{item.description}</p>
          <Bars {...item} />
        </div>
      ))}
      <Note {...props} />
    </>
  );
}

/** Three facts in display size, each on its own line. */
function Sentence(props: Props) {
  const size =
    props.targets !== undefined
      ? "text-[clamp(1.375rem,2.4vw,2rem)]/[1.15]"
      : "text-[clamp(1.875rem,4.2vw,3.75rem)]/[1.06]";
  return (
    <>
      <Targets {...props} />
      <h2 className="mb-6 text-name tracking-normal text-muted">{props.title}</h2>
      <ul className={`display grid max-w-[26em] gap-y-[0.4em] tracking-[-0.02em] text-muted ${size}`}>
        {props.items.map(({ title, description }) => (
          <li key={title}>
            <span className="whitespace-nowrap text-ink">{title}</span> {description}
          </li>
        ))}
      </ul>
      <Note {...props} />
    </>
  );
}

const layouts = { COLUMNS: Columns, ROWS: Rows, BARS: BarRows, SENTENCE: Sentence };

export function KeyBenefits(props: Props) {
  const Layout = layouts[props.layout];
  return (
    <SectionFrame ground={props.surface ?? "PAPER"}>
      {props.measured && <Measured {...props.measured} />}
      <Layout {...props} />
    </SectionFrame>
  );
}

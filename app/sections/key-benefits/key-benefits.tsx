import type { SectionOf } from "#app/sections/section.ts";
import { SectionFrame, SectionHeading } from "#app/sections/section-frame.tsx";
import { SampleTag } from "#app/site/sample-tag.tsx";

type Props = SectionOf<"KEY_BENEFITS">;
type Item = Props["items"][number];

function Note({ note, sample }: Props) {
  if (note === undefined) return null;
  return (
    <p className="mt-4 max-w-[40em] text-small text-muted">
      {sample && <SampleTag />} {note}
    </p>
  );
}

/** The longest figure, in characters, that fits a column in the largest size. */
const maxLargeFigure = 5;

const Figure = ({ title }: Item) => (
  <p
    className={`display whitespace-nowrap tracking-[-0.035em] tabular ${title.length > maxLargeFigure ? "text-heading" : "text-figure"}`}
  >
    {title}
  </p>
);

function Columns(props: Props) {
  return (
    <div className="grid gap-6 md:grid-cols-3 lg:grid-cols-4">
      <div className="md:max-lg:col-span-3">
        <h2 className="text-name tracking-normal">{props.title}</h2>
        <Note {...props} />
      </div>
      {props.items.map((item) => (
        <div
          key={item.title}
          className="grid items-center gap-x-5 gap-y-4 border-line max-md:grid-cols-[9.5rem_1fr] max-md:border-t max-md:pt-5 md:content-start md:border-l md:pl-5 lg:pl-6"
        >
          <Figure {...item} />
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
        <h2 className="text-quiet">{props.title}</h2>
        <Note {...props} />
      </div>
      <div className="grid gap-x-8 sm:grid-cols-[auto_1fr] lg:col-span-7 lg:col-start-6">
        {props.items.map((item) => (
          <div key={item.title} className={`${rowLook} sm:col-span-2 sm:grid-cols-subgrid`}>
            <Figure {...item} />
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
      <SectionHeading title={props.title} />
      {props.items.map((item) => (
        <div
          key={item.title}
          className={`${rowLook} sm:grid-cols-[15rem_1fr] sm:max-lg:*:last:col-start-2 lg:grid-cols-[17rem_18rem_1fr]`}
        >
          <Figure {...item} />
          <p className="text-lede text-muted">{item.description}</p>
          <Bars {...item} />
        </div>
      ))}
      <Note {...props} />
    </>
  );
}

function Sentence(props: Props) {
  return (
    <>
      <h2 className="mb-6 text-name tracking-normal text-muted">{props.title}</h2>
      <p className="display max-w-[22em] text-[clamp(1.875rem,4.6vw,4.125rem)]/[1.04] tracking-[-0.025em] text-muted">
        {props.items.map(({ title, description }, index) => (
          <span key={title}>
            <span className="text-ink">{title}</span> {description}
            {index < props.items.length - 1 ? ", " : "."}
          </span>
        ))}
      </p>
      <Note {...props} />
    </>
  );
}

const layouts = { COLUMNS: Columns, ROWS: Rows, BARS: BarRows, SENTENCE: Sentence };

export function KeyBenefits(props: Props) {
  const Layout = layouts[props.layout];
  return (
    <SectionFrame ground={props.surface ?? "PAPER"}>
      <Layout {...props} />
    </SectionFrame>
  );
}

import type { SectionOf } from "#app/sections/section.ts";
import { SectionFrame } from "#app/sections/section-frame.tsx";

type Props = SectionOf<"ARTICLE">;
type Part = Props["parts"][number];

function Text({ html, className = "" }: Pick<Part, "html"> & { className?: string }) {
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered at build time from Markdown without raw HTML
    <div className={`prose *:last:mb-0 ${className}`} dangerouslySetInnerHTML={{ __html: html }} />
  );
}

function Beside({ parts }: Props) {
  return parts.map(({ id, title, html }) => (
    <div
      key={id}
      id={id}
      className="grid gap-x-6 gap-y-3 border-t border-line py-8 last:pb-0 md:grid-cols-12"
    >
      <h3 className="display text-name md:col-span-4">{title}</h3>
      <Text html={html} className="md:col-span-8 lg:col-span-7 lg:col-start-6" />
    </div>
  ));
}

function Columns({ parts }: Props) {
  return (
    <div className="grid gap-x-8 gap-y-10 md:grid-cols-2 lg:gap-x-15">
      {parts.map(({ id, title, html }) => (
        <div key={id} id={id} className="border-t-[1.5px] border-ink pt-4">
          <h3 className="display mb-3 text-name">{title}</h3>
          <Text html={html} />
        </div>
      ))}
    </div>
  );
}

function Numbered({ parts }: Props) {
  return (
    <ol>
      {parts.map(({ id, title, html }, index) => (
        <li
          key={id}
          id={id}
          className="grid gap-x-6 gap-y-2 border-t border-line py-8 last:pb-0 sm:grid-cols-[4rem_1fr] lg:grid-cols-12"
        >
          <span aria-hidden="true" className="display text-heading text-leaf tabular">
            {index + 1}
          </span>
          <h3 className="display text-name lg:col-span-4">{title}</h3>
          <Text html={html} className="sm:col-start-2 lg:col-span-7 lg:col-start-6" />
        </li>
      ))}
    </ol>
  );
}

const layouts = { BESIDE: Beside, COLUMNS: Columns, NUMBERED: Numbered };

export function Article(props: Props) {
  const Layout = layouts[props.layout];
  return (
    <SectionFrame title={props.title} subtitle={props.subtitle} ground={props.surface ?? "PAPER"}>
      <Layout {...props} />
    </SectionFrame>
  );
}

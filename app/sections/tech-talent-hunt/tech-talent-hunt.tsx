import content from "#app/content/content.data.ts";
import type { SectionOf } from "#app/sections/section.ts";
import { SectionFrame } from "#app/sections/section-frame.tsx";

type Props = SectionOf<"TECH_TALENT_HUNT">;

function Scales({ title, subtitle, dimensions }: Props) {
  const words = content.shell.messages.dimensions;
  return (
    <div className="grid gap-x-6 gap-y-9 lg:grid-cols-12">
      <div className="lg:col-span-4">
        <h2>{title}</h2>
        <p className="mt-5 text-lede text-muted">{subtitle}</p>
      </div>
      <div className="lg:col-span-7 lg:col-start-6">
        <ul className="border-t-[1.5px] border-ink">
          {dimensions.map(({ title: name, description, measures }) => (
            <li
              key={name}
              className="grid gap-x-6 gap-y-3 border-b border-line py-5 sm:grid-cols-[14rem_1fr] lg:max-xl:grid-cols-1"
            >
              <div>
                <h3>{name}</h3>
                <p className="mt-1 text-small text-muted">{description}</p>
              </div>
              <ul className="grid auto-cols-fr self-center text-note sm:grid-flow-col">
                {measures.map((measure) => (
                  <li
                    key={measure}
                    className="relative border-line pt-3 pr-2 before:absolute before:-top-1.5 before:size-3 before:rounded-full before:bg-leaf max-sm:pt-0 max-sm:pl-5 max-sm:before:top-1 max-sm:before:left-0 sm:border-t-[1.5px]"
                  >
                    {measure}
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
        <p className="flex flex-wrap justify-between gap-x-6 gap-y-1 border-b-[1.5px] border-ink py-4 font-semibold">
          <s className="text-muted decoration-clay decoration-2">{words.sum}</s> {words.noSum}
        </p>
      </div>
    </div>
  );
}

function Columns({ dimensions }: Props) {
  return (
    <ul className="grid gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
      {dimensions.map(({ title, description, measures }) => (
        <li key={title} className="border-t-[1.5px] border-ink pt-4">
          <h3>{title}</h3>
          <p className="mt-2 text-small text-muted">{description}</p>
          <ul className="mt-4 text-small">
            {measures.map((measure) => (
              <li key={measure} className="border-t border-line py-2">
                {measure}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

function Matrix({ dimensions }: Props) {
  return (
    <ul className="border-b border-line">
      {dimensions.map(({ title, description, measures }, index) => (
        <li
          key={title}
          className="grid gap-x-6 gap-y-3 border-t border-line py-7 first:border-t-[1.5px] first:border-ink md:grid-cols-12"
        >
          <span aria-hidden="true" className="display text-[2.5rem]/none text-leaf tabular max-lg:hidden">
            {index + 1}
          </span>
          <h3 className="display text-name tracking-normal md:col-span-5 lg:col-span-4">{title}</h3>
          <p className="text-muted md:col-span-7 lg:col-span-4">{description}</p>
          <p className="text-small md:max-lg:col-span-7 md:max-lg:col-start-6 lg:col-span-3">
            {measures.join("\u00a0· ")}
          </p>
        </li>
      ))}
    </ul>
  );
}

export function TechTalentHunt(props: Props) {
  const { layout, title, subtitle, surface = "PAPER" } = props;
  if (layout === "SCALES")
    return (
      <SectionFrame ground={surface}>
        <Scales {...props} />
      </SectionFrame>
    );
  return (
    <SectionFrame title={title} subtitle={subtitle} ground={surface}>
      {layout === "COLUMNS" ? <Columns {...props} /> : <Matrix {...props} />}
    </SectionFrame>
  );
}

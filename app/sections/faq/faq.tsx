import { AsideList } from "#app/sections/aside-list.tsx";
import type { SectionOf } from "#app/sections/section.ts";
import { SectionFrame, SectionHeading } from "#app/sections/section-frame.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { TextLink } from "#app/ui/text-link.tsx";

type Props = SectionOf<"FAQ">;

/** The first answer may be open initially, to show how long answers are. */
function Questions({ questions, isFirstOpen = true }: Pick<Props, "questions"> & { isFirstOpen?: boolean }) {
  return (
    <div className="border-t-[1.5px] border-ink">
      {questions.map(({ id, question, answer, link }, index) => (
        <Disclosure key={id} id={id} title={question} open={isFirstOpen && index === 0}>
          <p>
            {answer} {link && <TextLink url={link.url}>{link.title}</TextLink>}
          </p>
        </Disclosure>
      ))}
    </div>
  );
}

function Beside({ title, subtitle, questions }: Props) {
  return (
    <div className="grid gap-x-6 gap-y-9 lg:grid-cols-12">
      <div className="lg:col-span-4">
        <h2>{title}</h2>
        {subtitle !== undefined && <p className="mt-5 max-w-[24em] text-muted">{subtitle}</p>}
      </div>
      <div className="lg:col-span-7 lg:col-start-6">
        <Questions questions={questions} />
      </div>
    </div>
  );
}

function Columns({ title, subtitle, questions }: Props) {
  const half = Math.ceil(questions.length / 2);
  return (
    <>
      <SectionHeading title={title} subtitle={subtitle} />
      <div className="grid items-start gap-x-8 md:grid-cols-2 lg:gap-x-15">
        <Questions questions={questions.slice(0, half)} />
        <Questions questions={questions.slice(half)} isFirstOpen={false} />
      </div>
    </>
  );
}

function Aside({ title, subtitle, questions, aside }: Props) {
  return (
    <>
      <SectionHeading title={title} subtitle={subtitle} />
      <div className="grid items-start gap-x-6 gap-y-10 lg:grid-cols-12">
        <div className="lg:col-span-7">
          <Questions questions={questions} />
        </div>
        {aside && <AsideList {...aside} className="lg:col-span-4 lg:col-start-9" />}
      </div>
    </>
  );
}

const layouts = { BESIDE: Beside, COLUMNS: Columns, ASIDE: Aside };

export function Faq(props: Props) {
  const Layout = layouts[props.layout];
  return (
    <SectionFrame ground={props.surface ?? "PAPER"}>
      <Layout {...props} />
    </SectionFrame>
  );
}

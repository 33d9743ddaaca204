import type { SectionOf } from "#app/sections/section.ts";
import { SectionFrame } from "#app/sections/section-frame.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";

export function Faq({ title, subtitle, questions }: SectionOf<"FAQ">) {
  return (
    <SectionFrame title={title} subtitle={subtitle}>
      <div className="max-w-[52rem] border-t border-line">
        {questions.map(({ id, question, answer }) => (
          <Disclosure key={id} id={id} title={question}>
            <p>{answer}</p>
          </Disclosure>
        ))}
      </div>
    </SectionFrame>
  );
}

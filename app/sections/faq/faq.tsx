import type { SectionOf } from "../../content/content.ts";
import { Disclosure } from "../../ui/disclosure.tsx";
import { SectionFrame } from "../section-frame.tsx";

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

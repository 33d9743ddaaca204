import { renderToStaticMarkup } from "react-dom/server";
import { markServerHtml } from "#app/document/server-html.ts";
import type { ContactWords } from "./contact.schema.ts";

function NextSteps({ title, steps }: ContactWords["next"]) {
  return (
    <section
      aria-labelledby="next-title"
      className="border-t-[1.5px] border-ink pt-5 lg:sticky lg:top-[calc(var(--bar)+2rem)] lg:col-span-4 lg:col-start-9"
    >
      <h2 id="next-title" className="text-quiet">
        {title}
      </h2>
      <ol className="mt-3">
        {steps.map((step, index) => (
          <li key={step} className="flex items-baseline gap-5 border-b border-line py-4">
            <span aria-hidden="true" className="display w-6 shrink-0 text-quiet">
              {index + 1}
            </span>
            {step}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** HTML of the steps that follow a sent message. Server only. */
export function nextStepsHtml(words: ContactWords["next"]): string {
  return markServerHtml(renderToStaticMarkup(<NextSteps {...words} />));
}

import { useDeferredValue, useMemo, useRef } from "react";
import type { SectionOf } from "#app/sections/section.ts";
import { SectionFrame } from "#app/sections/section-frame.tsx";
import { Button } from "#app/ui/button.tsx";
import { useOnInteractive } from "#app/ui/use-on-interactive.ts";
import { useQuery } from "#app/ui/use-query.ts";
import { fillTemplate } from "#domain/text/fill-template.ts";
import { AssessmentResults } from "./assessment-results.tsx";
import { filterAssessments, readCriteria } from "./filter-assessments.ts";
import { FilterFields } from "./filter-fields.tsx";

function readForm(form: HTMLFormElement): URLSearchParams {
  const entries = [...new FormData(form)].filter(([, value]) => value !== "");
  return new URLSearchParams(entries.map(([name, value]) => [name, String(value)]));
}

/** A searchable list with filters. Its state is the query string, for links, Back, and no JavaScript. */
export default function Assessments(section: SectionOf<"ASSESSMENTS">) {
  const { title, subtitle, solution, categories, labels, items } = section;
  const [query, changeQuery] = useQuery();
  const criteria = readCriteria(section, query);
  // The input updates in one frame, the list may follow in the next.
  const listedQuery = useDeferredValue(String(query));
  const results = useMemo(
    () => filterAssessments(items, readCriteria({ solution, categories }, new URLSearchParams(listedQuery))),
    [items, solution, categories, listedQuery],
  );
  const formRef = useRef<HTMLFormElement>(null);

  const apply = (form: HTMLFormElement, replace: boolean) => changeQuery({ query: readForm(form), replace });
  useOnInteractive(() => {
    const form = formRef.current;
    if (!form) return;
    const inForm = readCriteria(section, readForm(form));
    if (JSON.stringify(inForm) !== JSON.stringify(criteria)) apply(form, true);
  });
  const isFiltered = query.size > 0;
  const count = fillTemplate(labels.count, { count: results.length, total: items.length });

  return (
    <SectionFrame title={title} subtitle={subtitle}>
      <form
        ref={formRef}
        method="get"
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          apply(event.currentTarget, false);
        }}
        onChange={(event) =>
          apply(
            event.currentTarget,
            event.target instanceof HTMLInputElement && event.target.type === "search",
          )
        }
      >
        <FilterFields section={section} criteria={criteria} />
      </form>

      <div className="mt-8 mb-4 flex min-h-11 flex-wrap items-center gap-4">
        <p role="status" className="font-semibold tabular">
          {count}
        </p>
        {isFiltered && (
          <Button
            look="outlined"
            onClick={() => changeQuery({ query: new URLSearchParams(), replace: false })}
          >
            {labels.clear}
          </Button>
        )}
      </div>
      {results.length === 0 && (
        <p className="rounded-2xl border border-dashed border-control p-8 text-lg">{labels.empty}</p>
      )}
      <AssessmentResults layout={section.layout} items={results} openLabel={labels.open} />
    </SectionFrame>
  );
}

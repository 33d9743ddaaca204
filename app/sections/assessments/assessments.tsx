import { memo, useDeferredValue, useMemo, useRef } from "react";
import type { SectionOf } from "#app/sections/section.ts";
import { SectionFrame } from "#app/sections/section-frame.tsx";
import { Button } from "#app/ui/button.tsx";
import { fieldLook } from "#app/ui/field-look.ts";
import { TextLink } from "#app/ui/text-link.tsx";
import { useOnInteractive } from "#app/ui/use-on-interactive.ts";
import { useQuery } from "#app/ui/use-query.ts";
import { fillTemplate } from "#domain/text/fill-template.ts";
import type { AssessmentItem } from "./assessments.schema.ts";
import { filterAssessments, optionValue, readCriteria } from "./filter-assessments.ts";
import { FilterMenu } from "./filter-menu.tsx";

function readForm(form: HTMLFormElement): URLSearchParams {
  const entries = [...new FormData(form)].filter(([, value]) => value !== "");
  return new URLSearchParams(entries.map(([name, value]) => [name, String(value)]));
}

type ResultsProps = { items: AssessmentItem[]; openLabel: string };

function Shelf({ items, openLabel }: ResultsProps) {
  return (
    <ul className="border-b border-line">
      {items.map((item) => (
        <li
          key={item.title}
          className="grid gap-x-6 gap-y-2 border-t border-line py-5 first:border-t-[1.5px] first:border-ink lg:grid-cols-12"
        >
          <h3 className="display text-name tracking-normal lg:col-span-3">{item.title}</h3>
          <p className="text-muted lg:col-span-4">{item.description}</p>
          <p className="text-note text-muted lg:col-span-3">{item.tags.join(" · ")}</p>
          <div className="lg:col-span-2 lg:text-right">
            <p className="text-small tabular">{item.time}</p>
            <TextLink url={item.url}>{fillTemplate(openLabel, { title: item.title })}</TextLink>
          </div>
        </li>
      ))}
    </ul>
  );
}

function Sheets({ items, openLabel }: ResultsProps) {
  return (
    <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-4">
      {items.map((item) => (
        <li key={item.title} className="flex flex-col rounded border border-line bg-raised p-6">
          <h3 className="display text-name tracking-normal">{item.title}</h3>
          <p className="mt-1 text-note text-muted tabular">{item.time}</p>
          <p className="mt-3 text-small">{item.description}</p>
          <p className="my-4 border-t border-line pt-3 text-note text-muted">{item.tags.join(" · ")}</p>
          <TextLink url={item.url} className="mt-auto">
            {fillTemplate(openLabel, { title: item.title })}
          </TextLink>
        </li>
      ))}
    </ul>
  );
}

const Results = memo(function Results({
  layout,
  ...props
}: ResultsProps & Pick<SectionOf<"ASSESSMENTS">, "layout">) {
  return layout === "SHELF" ? <Shelf {...props} /> : <Sheets {...props} />;
});

/** A searchable list with filters. Its state is the query string, for links, Back, and no JavaScript. */
export default function Assessments(section: SectionOf<"ASSESSMENTS">) {
  const { title, subtitle, solution, categories, categoriesTitle, labels, items } = section;
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
        <div className="grid gap-4 sm:grid-cols-[1fr_auto_auto] sm:items-end">
          <label className="grid gap-1 text-sm font-semibold">
            {labels.search}
            <input
              type="search"
              name="q"
              value={criteria.words}
              placeholder={labels.placeholder}
              className={`font-normal ${fieldLook}`}
              onChange={() => {}}
            />
          </label>
          <label className="grid gap-1 text-sm font-semibold">
            {solution.title}
            <select
              name={solution.id}
              className={`font-normal ${fieldLook}`}
              value={optionValue(criteria.chosen[solution.id]?.[0] ?? "")}
              onChange={() => {}}
            >
              <option value="">{labels.anySolution}</option>
              {solution.options.map((option) => (
                <option key={option} value={optionValue(option)}>
                  {option}
                </option>
              ))}
            </select>
          </label>
          <Button look="contained" type="submit" className="mb-1">
            {labels.submit}
          </Button>
        </div>
        <fieldset>
          <legend className="mb-1 text-sm font-semibold">{categoriesTitle}</legend>
          <div className="flex flex-wrap gap-3">
            {categories.map((category) => (
              <FilterMenu key={category.id} {...category} chosen={criteria.chosen[category.id] ?? []} />
            ))}
          </div>
        </fieldset>
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
      <Results layout={section.layout} items={results} openLabel={labels.open} />
    </SectionFrame>
  );
}

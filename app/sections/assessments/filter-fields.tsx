import type { SectionOf } from "#app/sections/section.ts";
import { Button } from "#app/ui/button.tsx";
import { fieldLook } from "#app/ui/field-look.ts";
import { type Criteria, optionValue } from "./filter-assessments.ts";
import { FilterMenu } from "./filter-menu.tsx";

/** The search and the filters of the form. Its `onChange` applies them. */
export function FilterFields({
  section: { solution, categories, categoriesTitle, labels },
  criteria,
}: {
  section: Pick<SectionOf<"ASSESSMENTS">, "solution" | "categories" | "categoriesTitle" | "labels">;
  criteria: Criteria;
}) {
  return (
    <>
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
    </>
  );
}

import type { RefObject } from "react";
import type { CareersWords } from "#app/routes/careers/careers.schema.ts";
import { SampleTag } from "#app/site/sample-tag.tsx";
import { Button } from "#app/ui/button.tsx";
import { fieldLook } from "#app/ui/field-look.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { PortalView } from "./portal-view.ts";

/** The number of results, the filter button of phones, and the sort order. */
export function ResultsBar({
  id,
  heading,
  formId,
  filtersId,
  words,
  view,
  count,
  sorts,
  sort,
  onSort,
}: {
  id: string;
  heading: RefObject<HTMLHeadingElement | null>;
  formId: string;
  filtersId: string;
  words: CareersWords["portal"];
  view: PortalView;
  count: string;
  sorts: PortalView["sorts"];
  sort: string;
  onSort: (order: string) => void;
}) {
  return (
    <div className="careers-bar">
      <h2 ref={heading} id={id} tabIndex={-1} className="text-2xl outline-none">
        <span role="status">{count}</span>
        {view.isSample && <SampleTag />}
      </h2>
      <button type="button" popoverTarget={filtersId} className={`careers-open ${fieldLook}`}>
        <Icon name="sliders-horizontal" className="size-4" />
        {words.filters}
        {view.chips.length > 0 && <span className="mark text-sm font-semibold">{view.chips.length}</span>}
      </button>
      <label className="careers-sort text-sm font-semibold">
        <span>{words.sortTitle}</span>
        <select
          name="sort"
          form={formId}
          className={`font-normal ${fieldLook}`}
          value={sort}
          onChange={({ target }) => onSort(target.value)}
        >
          {sorts.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <Button look="outlined" type="submit" form={formId} className="careers-no-scripts">
        {words.sortSubmit}
      </Button>
    </div>
  );
}

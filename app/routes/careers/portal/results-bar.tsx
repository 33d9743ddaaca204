import type { RefObject } from "react";
import type { CareersWords } from "#app/routes/careers/careers.schema.ts";
import { Button } from "#app/ui/button.tsx";
import { fieldLook } from "#app/ui/field-look.ts";
import { Icon } from "#app/ui/icon.tsx";
import { SampleTag } from "#app/ui/sample-tag.tsx";
import type { PortalView } from "./portal-view.ts";

/** The number of results, the filter button (on phones), and the sort order. */
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
    <div className="portal-bar">
      <h2 ref={heading} id={id} tabIndex={-1} className="outline-none">
        <span role="status">{count}</span>
        {view.isSample && <SampleTag />}
      </h2>
      <button type="button" popoverTarget={filtersId} className={`portal-open ${fieldLook}`}>
        <Icon name="sliders-horizontal" className="size-4" />
        {words.filters}
        {view.chips.length > 0 && <strong>{view.chips.length}</strong>}
      </button>
      <label className="portal-sort text-small text-muted">
        <span>{words.sortTitle}</span>
        <select
          name="sort"
          form={formId}
          className={`font-semibold text-ink ${fieldLook}`}
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
      <Button look="outlined" type="submit" form={formId} className="portal-no-scripts">
        {words.sortSubmit}
      </Button>
    </div>
  );
}

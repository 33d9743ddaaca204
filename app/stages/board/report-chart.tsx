import type { Bar } from "./report-data.ts";
import { barTitle, barValue } from "./report-words.ts";

/** One group of a report. Its bars open and close. */
export function ReportChart({
  title,
  bars,
  max,
  open,
  toggle,
}: {
  title: string;
  bars: Bar[];
  max: number;
  open: string | undefined;
  toggle: (bar: string) => void;
}) {
  return (
    <div>
      {title !== "" && <h3 className="mb-1 text-small font-semibold">{title}</h3>}
      <ul className="border-b border-line">
        {bars.map(({ id, measure, value, rows }) => (
          <li key={id} className="border-t border-line">
            <button
              type="button"
              aria-expanded={open === id}
              className="grid min-h-11 w-full cursor-pointer grid-cols-[9rem_1fr] items-center gap-x-4 text-left hover:bg-sunk sm:grid-cols-[14rem_1fr_9rem]"
              onClick={() => toggle(id)}
            >
              <span>{barTitle(id)}</span>
              <svg
                aria-hidden="true"
                viewBox="0 0 100 10"
                preserveAspectRatio="none"
                className="h-4 w-full max-sm:order-3 max-sm:col-span-2"
              >
                <rect width={max === 0 ? 0 : (100 * value) / max} height="10" className="fill-leaf" />
              </svg>
              <span className="text-note text-muted tabular">
                {barValue(value, measure)}
                {measure === "TIME_IN_STEP" && `, ${barValue(rows.length, "FURTHEST_STEP")}`}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

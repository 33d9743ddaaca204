import { type ComponentProps, lazy, Suspense } from "react";
import { words } from "./board.data.ts";

const Reports = lazy(() => import("./reports.tsx").then((module) => ({ default: module.Reports })));

/** Loads the reports' script on first use. */
export function LazyReports(props: ComponentProps<typeof Reports>) {
  return (
    <Suspense
      fallback={<p className="border-t border-line p-10 text-center text-muted">{words.reports.loading}</p>}
    >
      <Reports {...props} />
    </Suspense>
  );
}

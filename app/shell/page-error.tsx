import { lazy, Suspense } from "react";
import { isRouteErrorResponse } from "react-router";
import { RouteError } from "./route-error.tsx";

const NotFound = lazy(() => import("./not-found.tsx"));

type Missing = { data: { pageNames: Record<string, string> } };

/** Whether a loader threw a 404 with the names of the pages that there are. */
export function isMissing(error: unknown): error is Missing {
  return isRouteErrorResponse(error) && error.status === 404;
}

/** What stands in the place of a page that is not there, or that failed. */
export function PageError({ error }: { error: unknown }) {
  if (!isMissing(error)) return <RouteError error={error} />;
  return (
    <Suspense>
      <NotFound pageNames={error.data.pageNames} />
    </Suspense>
  );
}

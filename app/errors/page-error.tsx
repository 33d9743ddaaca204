import { type ComponentProps, lazy, Suspense } from "react";
import { isRouteErrorResponse } from "react-router";
import { RouteError } from "./route-error.tsx";

const NotFound = lazy(() => import("./not-found.tsx"));

type Missing = { data: ComponentProps<typeof NotFound> };

/** Whether a loader threw a `notFoundResponse`. */
function isNotFound(error: unknown): error is Missing {
  return isRouteErrorResponse(error) && error.status === 404;
}

/** The title of the page for a path that there is none at; undefined for other errors. */
export const missingTitle = (error: unknown): string | undefined =>
  isNotFound(error) ? error.data.words.pageTitle : undefined;

export function PageError({ error }: { error: unknown }) {
  if (!isNotFound(error)) return <RouteError error={error} />;
  return (
    <Suspense>
      <NotFound {...error.data} />
    </Suspense>
  );
}

import { type ComponentProps, lazy, Suspense } from "react";
import { isRouteErrorResponse } from "react-router";
import { RouteError } from "./route-error.tsx";

const NotFound = lazy(() => import("./not-found.tsx"));

type Missing = { data: ComponentProps<typeof NotFound> };

/** Whether a loader threw a `notFoundResponse`. */
export function isNotFound(error: unknown): error is Missing {
  return isRouteErrorResponse(error) && error.status === 404;
}

export function PageError({ error }: { error: unknown }) {
  if (!isNotFound(error)) return <RouteError error={error} />;
  return (
    <Suspense>
      <NotFound {...error.data} />
    </Suspense>
  );
}

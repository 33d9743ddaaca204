import { useState, useSyncExternalStore } from "react";

const never = () => () => {};

/** Whether the component was part of the server-rendered document, not of a client navigation. */
export function useWasServerRendered(): boolean {
  const [isInDocument] = useState(
    useSyncExternalStore(
      never,
      () => false,
      () => true,
    ),
  );
  return isInDocument;
}

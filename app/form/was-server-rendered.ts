import { useState, useSyncExternalStore } from "react";

const never = () => () => {};

/** Whether the component came with the document, not with a client navigation. */
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

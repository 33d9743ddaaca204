import { useState, useSyncExternalStore } from "react";

const never = () => () => {};

/** Whether what shows this stood in the document already, and scripts did not bring it. */
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

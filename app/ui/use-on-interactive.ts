import { useEffect, useEffectEvent } from "react";

/** Runs once after hydration. Forms use it to pick up values typed or chosen before. */
export function useOnInteractive(callback: () => void): void {
  const onInteractive = useEffectEvent(callback);
  useEffect(() => onInteractive(), []);
}

import { useEffect, useEffectEvent } from "react";

/**
 * Runs once when the component has become interactive. Forms use it for values that were typed or chosen before the
 * scripts arrived.
 */
export function useOnInteractive(callback: () => void): void {
  const onInteractive = useEffectEvent(callback);
  useEffect(() => onInteractive(), []);
}

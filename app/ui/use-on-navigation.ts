import { useEffect, useEffectEvent } from "react";
import { type Location, useLocation } from "react-router";

/** Runs for the first location and after each navigation, even one to the same address. */
export function useOnNavigation(callback: (location: Location) => void): void {
  const location = useLocation();
  const onNavigation = useEffectEvent(callback);
  useEffect(() => onNavigation(location), [location]);
}

import { useEffect, useEffectEvent } from "react";
import { type Location, useLocation } from "react-router";

/** Runs for the first location and after each navigation, even to the same URL. */
export function useOnNavigation(callback: (location: Location) => void): void {
  const location = useLocation();
  const onNavigation = useEffectEvent(callback);
  useEffect(() => onNavigation(location), [location]);
}

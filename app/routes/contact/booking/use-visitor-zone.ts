import { type RefObject, useEffect, useRef } from "react";

/** Browsers report India's time zone by its former name. */
const renamedZones: Record<string, string> = { "Asia/Calcutta": "Asia/Kolkata" };

/** Preselects the visitor's own time zone, adding an option if it is not listed. */
export function useVisitorZone(): RefObject<HTMLSelectElement | null> {
  const ref = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    const select = ref.current;
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    // Keeps the zone if the visitor chose a zone or a day before hydration.
    if (!timeZone || !select?.form || !select.selectedOptions[0]?.defaultSelected) return;
    if (new FormData(select.form).get("date-0")) return;
    const zone = renamedZones[timeZone] ?? timeZone;
    select.value = zone;
    if (select.value === zone) return;
    select.add(new Option(zone), 0);
    select.value = zone;
  }, []);
  return ref;
}

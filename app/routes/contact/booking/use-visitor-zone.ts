import { type RefObject, useEffect, useRef } from "react";

/** The former name of India's zone, which browsers report. */
const renamedZones: Record<string, string> = { "Asia/Calcutta": "Asia/Kolkata" };

/** Sets the select of the time zones to the visitor's own, with a new option where it is not listed. */
export function useVisitorZone(): RefObject<HTMLSelectElement | null> {
  const ref = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    const select = ref.current;
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    // A visitor who has chosen a zone or a day before the scripts came keeps the zone.
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

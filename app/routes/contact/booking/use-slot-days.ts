import { useEffect, useEffectEvent, useRef, useState } from "react";
import { groupSlots, type SlotDay } from "#domain/booking/slot-days.ts";

/** Browsers report India's time zone by its former name. */
const renamedZones: Record<string, string> = { "Asia/Calcutta": "Asia/Kolkata" };

/** Selects the visitor's own time zone, adding an option if it is not listed. */
function selectOwnZone(select: HTMLSelectElement): void {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  if (!timeZone) return;
  const zone = renamedZones[timeZone] ?? timeZone;
  select.value = zone;
  if (select.value === zone) return;
  select.add(new Option(zone), 0);
  select.value = zone;
}

/**
 * The free slots by day, in the zone of a select field. It is the visitor's own unless they chose one before
 * hydration, or in a form that came back. `days` are those in the office's zone, for the first render.
 */
export function useSlotDays(days: readonly SlotDay[], officeZone: string, isBack: boolean) {
  const zoneSelect = useRef<HTMLSelectElement>(null);
  const [shown, setShown] = useState<{ zone: string; chosen: string }>();
  const showZone = () => {
    const select = zoneSelect.current;
    if (!select?.form) return;
    setShown({ zone: select.value, chosen: String(new FormData(select.form).get("slot")) });
  };
  const start = useEffectEvent((select: HTMLSelectElement) => {
    if (!isBack && select.selectedOptions[0]?.defaultSelected) selectOwnZone(select);
    if (select.value !== officeZone) showZone();
  });
  useEffect(() => {
    if (zoneSelect.current) start(zoneSelect.current);
  }, []);
  const times = days.flatMap(({ slots }) => slots.map(({ start }) => Date.parse(start)));
  return {
    ...{ zoneSelect, showZone, zone: shown?.zone ?? officeZone, chosen: shown?.chosen },
    days: shown ? groupSlots(times, shown.zone, officeZone) : days,
  };
}

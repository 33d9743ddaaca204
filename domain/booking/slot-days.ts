/** A free slot on the page. */
export type Slot = {
  /** The beginning in UTC, such as 2026-11-24T09:00Z. */
  start: string;
  /** On the visitor's clock, such as "Tue, 24 Nov, 09:00". */
  time: string;
  /** On the office's clock, such as "Tue 14:30", unless both clocks agree. */
  atOffice?: string;
};
export type SlotDay = { title: string; slots: Slot[] };

const clock = { weekday: "short", hour: "2-digit", minute: "2-digit" } as const;

function formatIn(timeZone: string, options: Intl.DateTimeFormatOptions): (time: number) => string {
  // Not by formats.ts: the page that books has the most scripts of all.
  return new Intl.DateTimeFormat("en-GB", { ...options, timeZone }).format;
}

/** Groups slots by their day in `zone`. */
export function groupSlots(times: readonly number[], zone: string, officeZone: string): SlotDay[] {
  const formatDay = formatIn(zone, { weekday: "long", day: "numeric", month: "long" });
  const formatTime = formatIn(zone, { ...clock, day: "numeric", month: "short" });
  const [ownClock, officeClock] = [formatIn(zone, clock), formatIn(officeZone, clock)];
  const days: SlotDay[] = [];
  for (const time of times) {
    const title = formatDay(time);
    if (days.at(-1)?.title !== title) days.push({ title, slots: [] });
    const atOffice = officeClock(time);
    days.at(-1)?.slots.push({
      start: `${new Date(time).toISOString().slice(0, 16)}Z`,
      time: formatTime(time),
      ...(atOffice !== ownClock(time) && { atOffice }),
    });
  }
  return days;
}

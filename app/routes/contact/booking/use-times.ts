import { type RefObject, useEffect, useRef, useState } from "react";
import type { Office } from "#domain/booking/office.ts";
import type { BookingWords } from "./booking.schema.ts";
import { timeIndexes } from "./booking-fields.ts";

/** The former name of India's zone, which browsers report. */
const renamedZones: Record<string, string> = { "Asia/Calcutta": "Asia/Kolkata" };

/** The proposed times as the fields show them, such as 2026-11-24T14:30; `T` for an empty one. */
function clocksIn(form: HTMLFormElement): string[] {
  const values = new FormData(form);
  return timeIndexes.map((index) => `${values.get(`date-${index}`)}T${values.get(`time-${index}`)}`);
}

type Options = {
  words: BookingWords["form"]["fields"]["times"];
  office: Office;
  minutes: number;
};

type Times = {
  zoneSelect: RefObject<HTMLSelectElement | null>;
  /** The first and the last day to choose from, once the visitor is in the fields. */
  days: { min?: string; max?: string };
  /** The proposed times at the company. */
  notes: readonly string[];
  update: () => Promise<void>;
};

/** Sets the form to the visitor's time zone; `update` says when the proposed times are at the company. */
export function useTimes(options: Options): Times {
  const zoneSelect = useRef<HTMLSelectElement>(null);
  const [state, setState] = useState<Pick<Times, "days" | "notes">>({ days: {}, notes: [] });
  const companyZone = options.office.zone;

  useEffect(() => {
    const select = zoneSelect.current;
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    // A visitor who has chosen a zone or a time before the scripts came keeps the zone.
    if (!timeZone || !select?.form || select.value !== companyZone) return;
    if (clocksIn(select.form).join("") !== "TTT") return;
    const zone = renamedZones[timeZone] ?? timeZone;
    select.value = zone;
    if (select.value === zone) return;
    select.add(new Option(zone), 0);
    select.value = zone;
  }, [companyZone]);

  return {
    zoneSelect,
    ...state,
    async update() {
      const select = zoneSelect.current;
      const load = await import("./local-times.ts").catch(() => undefined);
      if (!load || !select?.form) return;
      const zone = select.value;
      const notes = clocksIn(select.form).map((clock) => load.noteOn(clock, zone, options));
      setState({ days: load.dayRange(zone), notes });
    },
  };
}

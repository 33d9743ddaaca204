import { data } from "./chat.data.ts";

const clock = new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit" });
/** A day as `YYYY-MM-DD`, in the visitor's own time. */
const isoDay = new Intl.DateTimeFormat("en-CA", { year: "numeric", month: "2-digit", day: "2-digit" });

/** The context of a step that is taken now. */
export function now() {
  const date = new Date();
  return { at: clock.format(date), today: isoDay.format(date), script: data };
}

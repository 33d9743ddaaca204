import { localMoment } from "#app/stages/local-moment.ts";
import { data } from "./chat.data.ts";

/** The context of a step that is taken now. */
export function now() {
  const [today = "", at = ""] = localMoment().split(" ");
  return { at, today, script: data };
}

import { changeTime } from "#app/stages/board/board-rows.ts";
import type { SentMessage } from "#domain/round/log-state.ts";
import { fillTemplate } from "#domain/text/fill-template.ts";
import words from "./messages-words.data.ts";

/** What is known of a message that left the page. Never that it was sent or has arrived. */
export function sentText({ via, time }: Pick<SentMessage, "via" | "time">): string {
  return fillTemplate(words.sent[via ?? "NONE"], { when: changeTime(time) });
}

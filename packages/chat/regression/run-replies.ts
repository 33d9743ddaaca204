import { asksForPerson } from "../src/replies/asks-for-person.ts";
import { asksIfBot } from "../src/replies/asks-if-bot.ts";
import { mayConfirm, mayDeny } from "../src/replies/confirm.ts";
import { readConsent } from "../src/replies/consent.ts";
import { isGreeting } from "../src/replies/courtesies.ts";
import { isStop } from "../src/replies/stop.ts";

/** Reads a message by all closed lists. */
export function readReplies(text: string): void {
  for (const read of [isStop, asksIfBot, asksForPerson, isGreeting, mayConfirm, mayDeny]) read(text);
  readConsent(text, "2026-11-22");
}

/** What may stand after a yes. */
export const facts = "I am Asha Rao";

/** Executes every pattern of the closed lists. */
export function run(): void {
  for (const text of ["hmm", "🤖", `yes, ${facts}`]) readReplies(text);
}

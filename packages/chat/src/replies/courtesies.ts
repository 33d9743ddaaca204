import { greeting, thanks } from "../intents.ts";
import { plainOf } from "./tokens.ts";

/** Whether a message begins with a greeting. */
export const isGreeting = (text: string) => greeting.test(plainOf(text));

/** Whether a message contains a word of thanks. */
export const isThanks = (text: string) => thanks.test(plainOf(text));

import { greeting } from "../intents.ts";
import { plainOf } from "./tokens.ts";

/** Whether a message begins with a greeting. */
export const isGreeting = (text: string) => greeting.test(plainOf(text));

export { readField } from "./fields/read-fields.ts";
export { asksIfBot } from "./replies/asks-if-bot.ts";
export { readConsent } from "./replies/consent.ts";
export { isGreeting, isThanks } from "./replies/courtesies.ts";
export { isStop } from "./replies/stop.ts";
export { takeTurn } from "./turn.ts";
export {
  type Doubt,
  type FieldName,
  type Fields,
  type Intent,
  type Knowledge,
  type Message,
  type State,
  type Topic,
  type Turn,
  topics,
} from "./types.ts";

export { readConsent } from "./consent.ts";
export { readField } from "./fields/read-fields.ts";
export { asksIfBot, isGreeting, isStop } from "./replies.ts";
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

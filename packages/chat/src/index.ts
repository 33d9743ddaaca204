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

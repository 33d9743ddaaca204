import { classify } from "text-classifier";
import type { FieldName, Intent, Message } from "../types.ts";
import { intentFeatures, type Ruled } from "./intent-features.ts";
import { intents, knownWords } from "./weights.ts";

/** An opening may only answer a question if nothing else is nearly as likely as that it does not know. */
const enoughToHandOver = 0.3;

const noValues = new Set<Intent>(["greet", "thanks", "unclear", "attach", "off-topic"]);

/** Whether a message can have an intent at all, by the values that it gives and by the state before it. */
function isPossible(intent: Intent, { state = {} }: Message, ruled: Ruled): boolean {
  const gives = ruled.intent === "give-facts" || ruled.intent === "correct";
  const before = { ...state.fields, ...state.offered };
  const hasBefore = Object.keys(before).length > 0;
  const isOther = (name: FieldName) => JSON.stringify(ruled.fields[name]) !== JSON.stringify(before[name]);
  const changed = (Object.keys(ruled.fields) as FieldName[]).filter(
    (name) => name in before && isOther(name),
  );
  if (intent === "give-facts")
    return gives ? changed.every((name) => name === state.asked) : Boolean(state.asked);
  if (intent === "correct") return gives && hasBefore;
  const answer = state.asked ? ruled.doubts[state.asked] : undefined;
  const isOpen = answer === "SEVERAL" || answer === "INCOMPLETE";
  const hasValues = gives && (Object.keys(ruled.fields).length > 0 || isOpen);
  if (intent === "affirm" || intent === "deny") return !hasValues;
  const isAnswer = hasValues && state.asked != null && state.asked in ruled.fields;
  if (intent === "human") return !isAnswer;
  return !(hasValues && noValues.has(intent));
}

/** The likeliest intent of a message. A question goes to a person as soon as it may well be one that no fact answers. */
export function readIntent(message: Message, ruled: Ruled): Intent {
  // It learned Latin letters only.
  if (!/[a-z]/i.test(message.text)) return ruled.intent;
  const shares = classify(
    intents,
    intentFeatures(message, ruled, (word) => knownWords.has(word)),
  );
  const [best] = intents.classes
    .map((name, index) => ({ intent: name as Intent, share: shares[index] ?? 0 }))
    .filter(({ intent }) => isPossible(intent, message, ruled))
    .toSorted((a, b) => b.share - a.share);
  const intent = best?.intent ?? "unclear";
  const unknown = shares[intents.classes.indexOf("ask-other")] ?? 0;
  return intent.startsWith("ask-") && unknown >= enoughToHandOver ? "ask-other" : intent;
}

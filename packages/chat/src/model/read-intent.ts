import { classify } from "text-classifier";
import { knownCity } from "../fields/city.ts";
import { mayConfirm, mayDeny } from "../replies/confirm.ts";
import type { FieldName, Intent, Message } from "../types.ts";
import { intentFeatures, type Ruled } from "./intent-features.ts";
import { intents, knownWords } from "./weights.ts";

/** From this probability that no fact answers a question, it goes to a person. */
const enoughToHandOver = 0.15;

/** Fields whose readers accept any name, even one from a question. */
const anyName = new Set<FieldName>(["name", "city", "currentEmployer"]);
const noValues = new Set<Intent>(["thanks", "unclear", "attach", "off-topic"]);

/** Whether an intent is compatible with the values in a message and the state before it. */
function isPossible(intent: Intent, message: Message, ruled: Ruled): boolean {
  const { state = {} } = message;
  const { asked = null } = state;
  const gives = ruled.intent === "give-facts" || ruled.intent === "correct";
  const names = Object.keys(ruled.fields) as FieldName[];
  const doubt = asked === null ? undefined : ruled.doubts[asked];
  const isOpen = doubt === "SEVERAL" || doubt === "LIMITED" || doubt === "INCOMPLETE";
  const isAnswered = asked !== null && asked in ruled.fields;
  const isSureAnswer = asked !== null && (isAnswered || isOpen) && !anyName.has(asked);
  const hasValues = gives && (names.length > 0 || isOpen);
  const before = { ...state.fields, ...state.offered };
  const isOther = (name: FieldName) => JSON.stringify(ruled.fields[name]) !== JSON.stringify(before[name]);
  switch (intent) {
    case "give-facts": {
      if (!gives) return asked !== null;
      const isChange = names.some((name) => name in before && isOther(name));
      return isAnswered || doubt !== undefined || !isChange;
    }
    case "correct":
      return gives && Object.keys(before).length > 0;
    // Only by closed lists: what a person agrees to or stops is never guessed.
    case "stop":
      return false;
    case "affirm":
      return (
        !hasValues && (ruled.intent === "affirm" || (state.offered !== undefined && mayConfirm(message.text)))
      );
    case "greet":
      // A reply to an open question, only if the rules agree.
      return !hasValues && (asked === null || state.offered !== undefined || ruled.intent === intent);
    case "deny":
      return !hasValues && (ruled.intent === "deny" || mayDeny(message.text));
    case "human":
      return !(gives && isAnswered);
    default:
      // A message with several values or the requested one asks nothing, unless the rules found a question.
      if (intent.startsWith("ask-")) return ruled.isQuestion || (names.length < 2 && !isSureAnswer);
      return !(hasValues && noValues.has(intent));
  }
}

/** Chooses the likeliest intent. A question goes to a person if there may well be no fact to answer it. */
export function readIntent(message: Message, ruled: Ruled): Intent {
  // The classifier was trained on Latin letters only.
  if (!/[a-z]/i.test(message.text)) return ruled.intent;
  const shares = classify(
    intents,
    intentFeatures(message, ruled, (word) => knownWords.has(word) || knownCity(word) !== undefined),
  );
  const [best] = intents.classes
    .map((name, index) => ({ intent: name as Intent, share: shares[index] ?? 0 }))
    .filter(({ intent }) => isPossible(intent, message, ruled))
    .toSorted((a, b) => b.share - a.share);
  const intent = best?.intent ?? "unclear";
  const unknown = shares[intents.classes.indexOf("ask-other")] ?? 0;
  return intent.startsWith("ask-") && unknown >= enoughToHandOver ? "ask-other" : intent;
}

import type { FieldName, Fields } from "chat";
import { fillTemplate } from "#domain/text/fill-template.ts";
import { askAgain, askNext, miss } from "./ask.ts";
import {
  type Context,
  type Conversation,
  entryOf,
  fieldOf,
  hasValue,
  listValues,
  names,
  type Offer,
  say,
  setEntry,
  shown,
} from "./conversation-state.ts";
import type { Reading } from "./read-message.ts";

/** Writes values to the record. Returns messages about new and changed values. */
export function fill(
  conversation: Conversation,
  { fields, words }: Reading,
  state: "FILLED" | "FROM_DOCUMENT",
  { script }: Context,
) {
  const { dialogue } = script;
  let next = conversation;
  const changed: string[] = [];
  const added: Fields = {};
  for (const name of names(fields)) {
    const entry = entryOf(next, name);
    if (!entry) continue;
    const before = hasValue(entry) ? shown({ [name]: entry.value }, name, script) : undefined;
    const value = shown(fields, name, script);
    if (before === value) continue;
    const change = { state, value: fields[name], words: words.get(name) ?? [] } as const;
    next = setEntry(
      next,
      name,
      before === undefined ? { ...change, isLeftOpen: undefined } : { ...change, before },
    );
    if (before === undefined) Object.assign(added, { [name]: fields[name] });
    else changed.push(fillTemplate(dialogue.changed, { title: fieldOf(script, name).title, value, before }));
  }
  const isNew = names(added).length > 0;
  const values =
    names(added).length === 1
      ? shown(added, names(added)[0] as FieldName, script)
      : listValues(added, script);
  const parts = [isNew ? fillTemplate(dialogue.noted, { values }) : undefined, ...changed];
  return { next, parts, isChanged: isNew || changed.length > 0 };
}

/** Stores the values of an accepted offer, with the message that they came from. */
export function acceptOffer(conversation: Conversation, context: Context): Conversation {
  const { offer, messages } = conversation;
  if (!offer) return conversation;
  const { offer: _, ...rest } = conversation;
  if (offer.from === "REPLY") return askNext(rest, [], context);
  const whole = { message: offer.message, from: 0, to: messages[offer.message]?.text.length ?? 0 };
  const words = new Map(names(offer.fields).map((name) => [name, [whole]]));
  const { next, parts } = fill(rest, { fields: offer.fields, words }, "FROM_DOCUMENT", context);
  return askNext(next, parts, context);
}

export function denyOffer(conversation: Conversation, context: Context): Conversation {
  const { offer, ...rest } = conversation;
  if (offer?.from === "DOCUMENT") return askNext(rest, [context.script.dialogue.documentDenied], context);
  const [name] = names(offer?.fields ?? {});
  if (!name) return rest;
  const open = setEntry(rest, name, { state: "OPEN", value: undefined, words: [], before: undefined });
  return askNext({ ...open, asked: name }, [], context);
}

/** Marks fields that a message mentions without a clear value: they are asked again, with its words. */
export function markUnclear(
  conversation: Conversation,
  fields: readonly FieldName[],
  message: number,
): Conversation {
  let next = conversation;
  for (const name of fields) {
    const entry = entryOf(next, name);
    if (!entry || hasValue(entry)) continue;
    const whole = { message, from: 0, to: conversation.messages[message]?.text.length ?? 0 };
    next = setEntry(next, name, { state: "ASK_AGAIN", words: [whole] });
  }
  return next;
}

/** Stores the values of a reply, marks unclear fields to be asked again, and asks the next question. */
export function takeFacts(
  conversation: Conversation,
  { read, asks }: { read: Reading; asks: FieldName[] },
  context: Context,
  first?: string,
) {
  const { script } = context;
  const { asked, messages } = conversation;
  const { next: filled, parts, isChanged } = fill(conversation, read, "FILLED", context);
  let next = filled;
  const message = messages.length - 1;
  const unclear = asks.filter((name) => {
    const entry = entryOf(next, name);
    return entry && (name === asked || !hasValue(entry)) && !(name in read.fields);
  });
  next = markUnclear(next, unclear, message);
  if (next.offer?.from === "DOCUMENT") {
    const left = names(next.offer.fields).filter((name) => !(name in read.fields));
    const fields = Object.fromEntries(left.map((name) => [name, next.offer?.fields[name]])) as Fields;
    const { offer, ...rest } = next;
    return left.length === 0
      ? askNext(rest, [first, ...parts], context)
      : askAgain({ ...rest, offer: { ...offer, fields } as Offer }, [first, ...parts], context);
  }
  const { offer: _, ...rest } = next;
  const toConfirm = names(read.fields).find(
    (name) => fieldOf(script, name).confirm !== undefined && isChanged,
  );
  if (toConfirm) {
    const value = shown(read.fields, toConfirm, script);
    const offered = { [toConfirm]: read.fields[toConfirm] } as Fields;
    const others = parts.filter((part) => part && !(names(read.fields).length === 1));
    const confirm = fillTemplate(fieldOf(script, toConfirm).confirm ?? "", { value });
    return say(
      { ...rest, asked: toConfirm, misses: 0, offer: { from: "REPLY", fields: offered, message } },
      [first, ...others, confirm],
      context,
    );
  }
  const isStillAsked = asked !== null && !(asked in read.fields) && !unclear.includes(asked);
  if (asked && isStillAsked && first === undefined && !isChanged && unclear.length === 0)
    return miss(rest, script.dialogue.notUnderstood, context);
  const settled = asked && asked in read.fields ? { ...rest, asked: null, misses: 0 } : rest;
  return isStillAsked
    ? askAgain(settled, [first, ...parts], context)
    : askNext(settled, [first, ...parts], context);
}

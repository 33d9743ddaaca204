import type { FieldName } from "chat";
import { answerSchema } from "#domain/applications/answers-schema.ts";
import { isContactField } from "#domain/applications/fields.ts";
import { personSchema } from "#domain/applications/person-schema.ts";
import { fillTemplate } from "#domain/text/fill-template.ts";
import {
  type Context,
  type Conversation,
  entryOf,
  fieldOf,
  hasValue,
  isSame,
  listValues,
  names,
  say,
  setEntry,
  shown,
  storedFields,
} from "./conversation-state.ts";
import type { NumberChat } from "./number-chat.ts";

type Chat = Pick<NumberChat, "form" | "script">;

/** The form question as which a dialogue field is validated and stored. */
export function fieldQuestion(name: FieldName, { script }: Pick<NumberChat, "script">) {
  return { kind: "TEXT" as const, id: name, label: fieldOf(script, name).title, required: false };
}

/** The form's error message for a value; undefined if the form accepts it. */
export function fieldProblem(name: FieldName, value: string, { form, script }: Chat): string | undefined {
  const schema = isContactField(name)
    ? personSchema(form).shape[name]
    : answerSchema(fieldQuestion(name, { script }), form);
  return schema.safeParse(value).error?.issues[0]?.message;
}

/** Asks for a field whose value the form rejects. An earlier valid value is kept. */
export function askField(
  conversation: Conversation,
  name: FieldName,
  parts: (string | undefined)[],
  context: Context,
): Conversation {
  const { offer: _, ...rest } = conversation;
  return say({ ...rest, status: "ASKING", asked: name, misses: 0 }, parts, context);
}

/** Reverts those values of the last message that the form rejects, and asks for the first one again. */
export function refuseFields(
  before: Conversation,
  after: Conversation,
  chat: Chat,
  context: Context,
): Conversation {
  const { script } = chat;
  const fields = storedFields(after);
  const changed = names(fields).filter((name) => !isSame(storedFields(before)[name], fields[name]));
  const problems = changed.flatMap((name) => {
    const problem = fieldProblem(name, shown(fields, name, script), chat);
    return problem === undefined ? [] : [{ name, problem }];
  });
  const [first] = problems;
  if (!first) return after;
  let next = after;
  for (const { name } of problems) {
    const entry = entryOf(before, name);
    next = setEntry(
      next,
      name,
      entry && hasValue(entry) ? entry : { state: "OPEN", value: undefined, words: [], before: undefined },
    );
  }
  const kept = Object.fromEntries(
    changed.filter((name) => !problems.some((one) => one.name === name)).map((name) => [name, fields[name]]),
  );
  const noted =
    names(kept).length > 0
      ? fillTemplate(script.dialogue.noted, { values: listValues(kept, script) })
      : undefined;
  const upToReply = next.messages.slice(0, next.messages.findLastIndex(({ from }) => from === "PERSON") + 1);
  const reasons = problems.map(({ problem }) => problem);
  return askField({ ...next, messages: upToReply }, first.name, [noted, ...reasons], context);
}

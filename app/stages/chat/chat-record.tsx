import { memo } from "react";
import { SiteLink } from "#app/ui/site-link.tsx";
import { StatusMark } from "#app/ui/status-mark.tsx";
import { fillTemplate } from "#domain/text/fill-template.ts";
import { actionLook, controlLook } from "../live/looks.ts";
import { data, words } from "./chat.data.ts";
import { type ChatModel, countFilled } from "./chat-model.ts";
import type { ShownField } from "./chat-view.ts";

/** URL of the board with this application open. */
const boardUrl = (id: string) => `/platform/talentdash?person=${id}`;

/** A field: its value, the quotation behind it, and its status. Memoised: renders only when they change. */
const FieldRow = memo(
  function FieldRow({
    row,
    thread,
    change,
  }: {
    row: ShownField;
    thread: number;
    change: ChatModel["change"];
  }) {
    const { title, value, before, quote, status, state, hasThread, field } = row;
    return (
      <li
        data-from={hasThread || value === undefined ? thread : undefined}
        data-status={status}
        className="grid min-h-14 grid-cols-[1fr_auto] items-center gap-x-4 border-b border-line py-2 max-lg:pl-0 sm:grid-cols-[8rem_1fr_auto] lg:pl-4"
      >
        <span className="text-small text-muted max-sm:col-span-2">
          {hasThread && <span className="thread-number ml-0!">{thread + 1}</span>}
          {title}
        </span>
        <span className="min-w-0 wrap-anywhere">
          {value === undefined ? (
            <span className="text-muted">{words.noAnswer}</span>
          ) : (
            <span className="font-semibold">{value}</span>
          )}
          {before !== undefined && (
            <>
              {" "}
              <span className="sr-only">{words.before} </span>
              <s className="text-note text-muted">{before}</s>
            </>
          )}
          {quote !== undefined && <span className="block text-note text-muted">“{quote}”</span>}
        </span>
        <span className="flex flex-wrap items-center justify-end gap-x-1">
          <StatusMark status={status} text={state} />
          {field && (
            <button
              type="button"
              aria-label={fillTemplate(words.changeField, { title })}
              className={`${controlLook} -mr-3 text-note underline print:hidden`}
              onClick={() => change(field)}
            >
              {words.change}
            </button>
          )}
        </span>
      </li>
    );
  },
  // `change` is not compared: older versions behave the same.
  (a, b) => a.thread === b.thread && JSON.stringify(a.row) === JSON.stringify(b.row),
);

/** After the conversation: sends the application to the sample round's board. */
function Finished({ model: { conversation, sent, apply } }: { model: ChatModel }) {
  if (conversation?.status !== "FINISHED") return null;
  const { title, text, send, sent: sentAt, link } = words.finished;
  return (
    <div className="mt-5 rounded-lg bg-leaf-soft p-5 text-small">
      <p className="font-semibold">{title}</p>
      <p className="mt-1 mb-3">
        {fillTemplate(text, { filled: countFilled(conversation), of: conversation.record.length })}
      </p>
      {sent ? (
        <p role="status">
          {fillTemplate(sentAt, { at: sent.at })}{" "}
          <SiteLink url={boardUrl(sent.id)} className="font-semibold underline">
            {link}
          </SiteLink>
        </p>
      ) : (
        <button type="button" className={actionLook} onClick={apply}>
          {send}
        </button>
      )}
    </div>
  );
}

function PassedOn({ model: { conversation } }: { model: ChatModel }) {
  const passed = conversation?.passedOn.flatMap((place) => conversation.messages[place]?.text ?? []) ?? [];
  if (passed.length === 0) return null;
  return (
    <div className="mt-5 text-small">
      <p className="text-note font-semibold text-muted">{words.forPerson}</p>
      <ul>
        {passed.map((text, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: questions may repeat and never move
          <li key={index} className="border-b border-line py-2 wrap-anywhere">
            “{text}”
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The application that the chat fills in. */
export function ChatRecord({ model, fields }: { model: ChatModel; fields: ShownField[] }) {
  const { conversation } = model;
  const { opening, example } = data;
  const filled = conversation
    ? countFilled(conversation)
    : fields.filter(({ value }) => value !== undefined).length;
  const figures = fillTemplate(words.filled, { filled, of: fields.length });
  return (
    <div className={`px-5 pb-8 lg:py-8 lg:pr-10 lg:pl-0 ${conversation ? "" : "self-center"}`}>
      <p className="display text-name">
        {conversation ? words.own : fillTemplate(words.record, { name: example.name })}
      </p>
      <p className="mt-1 mb-5 text-small text-muted">
        {opening.title}, {opening.id}. {conversation && filled === 0 ? words.empty : figures}
      </p>
      <ul className="border-t-[1.5px] border-ink">
        {fields.map((row, thread) => (
          <FieldRow key={row.key} row={row} thread={thread} change={model.change} />
        ))}
      </ul>
      <PassedOn model={model} />
      <Finished model={model} />
      <p className="mt-4 text-small text-muted">{words.note}</p>
    </div>
  );
}

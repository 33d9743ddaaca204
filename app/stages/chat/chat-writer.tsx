import { useId, useRef, useState } from "react";
import { maxLetters } from "#domain/chat/conversation-state.ts";
import { fillTemplate } from "#domain/text/fill-template.ts";
import { actionLook, chipLook, controlLook } from "../live/looks.ts";
import stageWords from "../stage-words.data.ts";
import { data, words } from "./chat.data.ts";
import type { ChatModel } from "./chat-model.ts";
import { documentKinds } from "./document-kind.ts";
import { suggestionsFor } from "./suggestions.ts";

function Attach({ model: { isLive, reading, sendFile, stopReading } }: { model: ChatModel }) {
  const input = useRef<HTMLInputElement>(null);
  const { send, formats, cancel } = words.document;
  if (reading !== undefined)
    return (
      <button type="button" className={`${controlLook} -ml-3 text-small underline`} onClick={stopReading}>
        {cancel}
      </button>
    );
  return (
    <>
      <button
        type="button"
        disabled={!isLive}
        title={formats}
        className={`${controlLook} -ml-3 text-small underline`}
        onClick={() => input.current?.click()}
      >
        {send}
      </button>
      <input
        ref={input}
        type="file"
        hidden
        disabled={!isLive}
        accept={documentKinds}
        aria-label={send}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) sendFile(file);
          // Otherwise choosing the same file again would not fire a change event.
          target.value = "";
        }}
      />
    </>
  );
}

/** Suggested replies, a field that Enter sends, and the upload of a document. */
export function ChatWriter({ model }: { model: ChatModel }) {
  const { isLive, isMissing, conversation, reading } = model;
  const [draft, setDraft] = useState("");
  const field = useRef<HTMLTextAreaElement>(null);
  const hint = `hint${useId()}`;
  const send = (text: string) => {
    model.send(text);
    field.current?.focus();
  };
  const sendDraft = () => {
    if (draft.trim() === "") return;
    send(draft);
    setDraft("");
  };
  const status = conversation?.status;
  const line =
    reading !== undefined
      ? fillTemplate(words.document.reading, { file: reading })
      : status === "STOPPED" || status === "WITH_PERSON"
        ? words.status[status]
        : "";
  return (
    <div id="try-chat" tabIndex={-1} className="border-t border-line px-5 py-4 lg:px-10 print:hidden">
      <p role="status" className="mb-2 text-small font-semibold wrap-anywhere empty:hidden">
        {isMissing ? words.missing : line}
      </p>
      {isMissing && (
        <button type="button" className={`${controlLook} -ml-3 text-small underline`} onClick={model.prepare}>
          {stageWords.live.retry}
        </button>
      )}
      <fieldset disabled={!isLive} className="flex flex-wrap gap-2">
        <legend className="sr-only">{words.suggestions}</legend>
        {suggestionsFor(conversation, data).map((text) => (
          <button key={text} type="button" className={chipLook} onClick={() => send(text)}>
            {text}
          </button>
        ))}
      </fieldset>
      <form
        className="mt-3 flex items-end gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          sendDraft();
          field.current?.focus();
        }}
      >
        <label className="min-w-0 grow">
          <span className="sr-only">{words.write}</span>
          <textarea
            ref={field}
            rows={1}
            disabled={!isLive}
            maxLength={maxLetters}
            value={draft}
            placeholder={words.write}
            aria-describedby={hint}
            className="block field-sizing-content max-h-40 min-h-11 w-full resize-none rounded-[22px] border border-control bg-raised px-4 py-2.5 text-base"
            onFocus={model.prepare}
            onChange={({ target }) => setDraft(target.value)}
            onKeyDown={(event) => {
              if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
              event.preventDefault();
              sendDraft();
            }}
          />
        </label>
        <button type="submit" disabled={!isLive} className={`${actionLook} min-h-11 rounded-full`}>
          {words.send}
        </button>
      </form>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <Attach model={model} />
        <p id={hint} className="text-note text-muted max-sm:sr-only">
          {words.hint}
        </p>
      </div>
    </div>
  );
}

import { useId } from "react";
import { smallFieldLook } from "#app/stages/live/looks.ts";
import {
  fillMessage,
  languageOf,
  languageTags,
  type MessageFacts,
  type MessageKind,
  messageLanguages,
} from "./fill-message.ts";
import words from "./messages-words.data.ts";
import { maxSender, useSender } from "./use-sender.ts";

/** Three languages, each of which replaces the text by its template, and the name under it. */
export function LanguageChoice({
  kind,
  facts,
  text,
  replace,
}: {
  kind: MessageKind;
  facts: Omit<MessageFacts, "from">;
  /** As it is now: the language is shown as chosen until the text is edited. */
  text: string;
  replace: (text: string) => void;
}) {
  const id = useId();
  const [sender, setSender] = useSender();
  const chosen = languageOf(words.templates, kind, { ...facts, from: sender }, text);
  const hasOwnWords = kind !== "RESUME" && (facts.letter ?? "").trim() !== "";
  return (
    <div className="grid gap-2">
      <fieldset className="min-w-0" aria-describedby={`${id}-note`}>
        <legend className="text-note font-semibold">{words.language}</legend>
        <div className="mt-1 grid grid-cols-3 rounded-[10px] border border-control text-center text-small font-semibold">
          {messageLanguages.map((language) => (
            <button
              key={language}
              type="button"
              lang={languageTags[language]}
              aria-pressed={language === chosen}
              className={`min-h-9 cursor-pointer rounded-[10px] max-sm:min-h-11 ${language === chosen ? "bg-leaf-soft" : "hover:bg-sunk"}`}
              onClick={() =>
                replace(fillMessage(words.templates, language, kind, { ...facts, from: sender }))
              }
            >
              {words.templates[language].name}
            </button>
          ))}
        </div>
      </fieldset>
      <p id={`${id}-note`} className="text-note text-muted">
        {words.replaces} {hasOwnWords && words.letterStays}
      </p>
      <label className="min-w-0 text-note font-semibold">
        {words.from}
        <input
          key={sender}
          defaultValue={sender}
          maxLength={maxSender}
          autoComplete="name"
          aria-describedby={`${id}-from`}
          className={`${smallFieldLook} font-normal`}
          onBlur={({ target }) => {
            const from = target.value.trim();
            if (from === sender) return;
            setSender(from);
            if (chosen) replace(fillMessage(words.templates, chosen, kind, { ...facts, from }));
          }}
        />
      </label>
      <p id={`${id}-from`} className="text-note text-muted">
        {words.fromNote}
      </p>
    </div>
  );
}

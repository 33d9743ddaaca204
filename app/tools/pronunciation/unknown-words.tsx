import { useEffect, useEffectEvent, useRef } from "react";
import { fieldLook } from "#app/ui/field-look.ts";
import { fillTemplate } from "#domain/text/fill-template.ts";
import type { RecordingWords } from "./pronunciation-test.schema.ts";
import type { UnknownWord, WordChoice, WordChoices } from "./score-messages.ts";

/** The choice for a word before the visitor makes one. */
export const firstChoice = ({ isGuessed }: UnknownWord): WordChoice =>
  isGuessed ? { bySpelling: true } : { leaveOut: true };

const emptyChoices = {
  out: { leaveOut: true },
  spelling: { bySpelling: true },
  sounds: { soundsLike: "" },
} satisfies Record<string, WordChoice>;

const nameOf = (choice: WordChoice): keyof typeof emptyChoices => {
  if ("soundsLike" in choice) return "sounds";
  return "leaveOut" in choice ? "out" : "spelling";
};

/**
 * Words that are not in the dictionary. They are pronounced by their spelling, or skipped if that says nothing, unless the
 * visitor enters what they sound like.
 */
export function UnknownWords({
  words,
  unknown,
  takesFocus,
  choices,
  onChoices,
}: {
  words: RecordingWords["unknown"];
  unknown: UnknownWord[];
  /** Whether these words interrupted the scoring. */
  takesFocus: boolean;
  choices: WordChoices;
  onChoices: (choices: WordChoices) => void;
}) {
  const notice = useRef<HTMLElement>(null);
  const takeFocus = useEffectEvent((_unknown: UnknownWord[]) => {
    if (takesFocus) notice.current?.focus();
  });
  useEffect(() => takeFocus(unknown), [unknown]);
  return (
    <section
      ref={notice}
      tabIndex={-1}
      aria-labelledby="unknown-title"
      className="grid gap-3 border-s-[1.5px] border-ink ps-4 outline-none"
      data-unknown
    >
      <div>
        <h3 id="unknown-title" className="text-row">
          {words.title}
        </h3>
        <p className="text-small text-muted">{words.text}</p>
      </div>
      <ul className="grid gap-3">
        {unknown.map((each) => {
          const { word, isGuessed } = each;
          const choice = choices[word] ?? firstChoice(each);
          const set = (next: WordChoice) => onChoices({ ...choices, [word]: next });
          return (
            <li key={word} className="flex flex-wrap items-center gap-3">
              <strong className="[overflow-wrap:anywhere]">{word}</strong>
              <select
                aria-label={fillTemplate(words.word, { word })}
                className={fieldLook}
                value={nameOf(choice)}
                onChange={({ currentTarget: { value } }) =>
                  set(value === "sounds" || value === "spelling" ? emptyChoices[value] : emptyChoices.out)
                }
              >
                {isGuessed && <option value="spelling">{words.bySpelling}</option>}
                <option value="out">{words.leaveOut}</option>
                <option value="sounds">{words.soundsLike}</option>
              </select>
              {"soundsLike" in choice && (
                <label className="grid gap-1 text-small">
                  <input
                    type="text"
                    aria-label={`${word}: ${words.soundsLike}`}
                    autoComplete="off"
                    maxLength={60}
                    className={fieldLook}
                    value={choice.soundsLike}
                    onChange={({ currentTarget }) => set({ soundsLike: currentTarget.value })}
                  />
                  <span className="text-muted">{words.example}</span>
                </label>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

import { useRef } from "react";
import { fieldLook } from "#app/ui/field-look.ts";
import { TextArea } from "#app/ui/text-area.tsx";
import { useOnInteractive } from "#app/ui/use-on-interactive.ts";
import { fillTemplate } from "#domain/text/fill-template.ts";
import { countWords, maxWords, secondsToRead } from "./count-words.ts";
import type { Prompt, StartWords } from "./pronunciation-test.schema.ts";
import { Sentence } from "./sentence.tsx";

/** A prompt in the list; most texts are loaded on demand. */
export type PromptChoice = Pick<Prompt, "id" | "title"> & { group: string; level: string; text?: string };

/** The id of a prompt, or one of the two ids below. */
export type Choice = string;
export const ownChoice = "own";
export const sampleChoice = "sample";

const countId = "pronunciation-count";

/** The text to read: a prompt, the sample's text, or the visitor's own. */
export function TextPanel({
  words,
  prompts,
  choice,
  text,
  hasOwn,
  hasSample,
  isLocked,
  heard,
  isScored = false,
  onChoice,
  onText,
}: {
  words: StartWords;
  prompts: PromptChoice[];
  choice: Choice;
  /** Empty while the prompt loads. */
  text: string;
  /** Whether the visitor's own text is offered. */
  hasOwn: boolean;
  /** Whether the sample's text is offered. */
  hasSample: boolean;
  /** True while the visitor reads, when the text must not change. */
  isLocked: boolean;
  /** While scoring, the decoded share of the text. */
  heard?: number | undefined;
  /** Whether the report shows the text with its results. */
  isScored?: boolean;
  onChoice: (choice: Choice) => void;
  onText: (text: string) => void;
}) {
  const list = useRef<HTMLSelectElement>(null);
  useOnInteractive(() => {
    if (list.current && list.current.value !== choice) onChoice(list.current.value);
  });
  const groups = [...new Set(prompts.map(({ group }) => group))];
  const count = countWords(text);
  const over = count - maxWords;
  const isOwn = choice === ownChoice;
  const length =
    over > 0
      ? fillTemplate(words.tooMany, { count, over })
      : isOwn
        ? fillTemplate(words.count, { count })
        : fillTemplate(words.length, { count, seconds: secondsToRead(count) });

  return (
    <>
      <div className="pronunciation-choice flex flex-wrap items-center gap-x-4 gap-y-1">
        <label className="flex max-w-full flex-wrap items-center gap-x-3 gap-y-1 text-small font-semibold [@media(scripting:none)]:hidden">
          {words.prompt}
          <select
            ref={list}
            value={choice}
            disabled={isLocked}
            className={`max-w-full min-w-0 font-normal ${fieldLook}`}
            onChange={({ currentTarget }) => onChoice(currentTarget.value)}
          >
            {groups.map((group) => (
              <optgroup key={group} label={group}>
                {prompts
                  .filter((prompt) => prompt.group === group)
                  .map(({ id, title, level }) => (
                    <option key={id} value={id} lang="en">
                      {title} · {level}
                    </option>
                  ))}
              </optgroup>
            ))}
            {hasSample && <option value={sampleChoice}>{words.sampleText}</option>}
            {hasOwn && <option value={ownChoice}>{words.ownText}</option>}
          </select>
        </label>
        <p id={countId} className={`text-small ${over > 0 ? "font-semibold text-clay" : "text-muted"}`}>
          {length}
        </p>
      </div>
      {isOwn && !isLocked ? (
        <label className="flex grow flex-col gap-1 text-small font-semibold">
          {words.own}
          <TextArea
            rows={7}
            autoComplete="off"
            value={text}
            aria-describedby={countId}
            aria-invalid={over > 0 || undefined}
            className={`w-full grow py-2 font-normal ${fieldLook}`}
            onChange={({ currentTarget }) => onText(currentTarget.value)}
          />
        </label>
      ) : (
        <Sentence text={text} heard={heard} isHidden={isScored} />
      )}
    </>
  );
}

import { useEffect, useRef, useState } from "react";
import { Bubble } from "#app/stages/chat/bubble.tsx";
import { actionLook, chipLook } from "#app/stages/live/looks.ts";
import type { ApplyCard } from "#domain/relay/card.ts";
import type { CardLanguage } from "#domain/relay/languages.ts";
import { fillTemplate } from "#domain/text/fill-template.ts";
import type { ApplyWords } from "../apply.schema.ts";
import { checkDraft, type Draft, yesOrNo } from "../check-draft.ts";
import { megabytes, ResumeField } from "../resume-field.tsx";
import type { ApplicationDraft } from "../use-draft.ts";
import chatWords from "./chat-words.data.ts";
import { readConfirmation, readReply } from "./read-reply.ts";
import { changeOf, currentValue, maxLetters, type Step, stepsOf, unclearOf } from "./steps.ts";

/** What the bot says beside its question: why it asks again, or what it understood. */
type Remark = { field: string; reply: string; text: string; offer?: string };

/** The form's questions, one after the other. What was understood stands below it and can be changed. */
export default function Chat({
  card,
  language,
  words,
  draft,
  application: { file, reading, proposed, choose, change, confirm },
  next,
}: {
  card: ApplyCard;
  language: CardLanguage;
  words: ApplyWords;
  draft: Draft;
  application: ApplicationDraft;
  next: () => void;
}) {
  const own = chatWords[language];
  const steps = stepsOf(card);
  const closed = { yes: words.yes, no: words.no, skip: own.skip, agree: own.agree, disagree: own.disagree };
  const isProposed = (step: Step) => proposed.some((name) => name === step.field);
  /** The step that is asked again because its answer is to be changed. */
  const [reopened, setReopened] = useState<string>();
  const [remark, setRemark] = useState<Remark>();
  const [text, setText] = useState("");
  const field = useRef<HTMLTextAreaElement>(null);
  const log = useRef<HTMLDivElement>(null);
  const isAnswered = (step: Step): boolean => {
    // Also what was left out or answered before, if the form would not take it: everything is right at the end.
    if (isProposed(step) || faultOf(step, draft) !== undefined) return false;
    if (step.kind === "RESUME" && reading === "READING") return false;
    return draft.skipped.includes(step.field) || currentValue(step, draft, file) !== "";
  };
  const faultOf = (step: Step, changed: Draft): string | undefined => {
    // Either of the two is enough: the second one asks for it.
    const names =
      step.field === "email" ? ["email"] : step.field === "phone" ? ["phone", "contact"] : undefined;
    const fault = checkDraft(changed, card, file).find((one) =>
      names ? names.includes(one.fault) : one.field === step.field,
    );
    return fault && fillTemplate(words.faults[fault.fault], { size: megabytes });
  };
  const current = steps.find((step) => step.field === reopened) ?? steps.find((step) => !isAnswered(step));

  // biome-ignore lint/correctness/useExhaustiveDependencies: each new message is shown
  useEffect(() => {
    if (log.current) log.current.scrollTop = log.current.scrollHeight;
    // The button that was pressed is gone with its question.
    if (document.activeElement === document.body) field.current?.focus();
  }, [current?.field, remark]);

  const settle = (step: Step) => {
    const [name] = proposed.filter((one) => one === step.field);
    if (name) confirm(name);
  };
  const say = (step: Step, reply: string, remarkText: string, offer?: string) => {
    setText("");
    setRemark({ field: step.field, reply, text: remarkText, ...(offer !== undefined && { offer }) });
    field.current?.focus();
  };
  /** Takes an answer that the form would take. Otherwise says why, and the question stays. */
  const take = (step: Step, value: string, reply: string) => {
    const changes = changeOf(step, value, draft);
    if (step.kind === "CONSENT") change(changes);
    const fault = faultOf(step, { ...draft, ...changes });
    if (fault !== undefined) return say(step, reply, fault);
    const others = draft.skipped.filter((name) => name !== step.field);
    change({ ...changes, skipped: value === "" ? [...others, step.field] : others });
    settle(step);
    setReopened(undefined);
    setRemark(undefined);
    setText("");
    field.current?.focus();
  };
  const skip = (step: Step) => {
    if (step.kind === "RESUME") void choose(undefined);
    take(step, "", own.skip);
  };
  const answer = (step: Exclude<Step, { kind: "RESUME" }>, reply: string) => {
    if (reply.trim() === "") return;
    const asked = remark?.field === step.field ? remark.offer : undefined;
    const offered = asked ?? (isProposed(step) ? currentValue(step, draft, file) : undefined);
    if (offered !== undefined) {
      const isRight = readConfirmation(reply, closed);
      if (isRight) return take(step, offered, reply);
      if (isRight === false) {
        // What was read in the résumé and is wrong does not stay.
        if (isProposed(step)) change(changeOf(step, "", draft));
        settle(step);
        return say(step, reply, own.again);
      }
    }
    const read = readReply(step, reply, closed);
    switch (read.kind) {
      case "VALUE":
        return take(step, read.value, reply);
      case "OFFER":
        return say(step, reply, fillTemplate(own.meant, { value: labelOf(step, read.value) }), read.value);
      case "SKIP":
        return step.isOptional ? skip(step) : say(step, reply, own.needed);
      case "STOP":
        return say(step, reply, own.stopped);
      case "QUESTION":
        return say(step, reply, fillTemplate(own.cannotAnswer, card.contact));
      case "UNCLEAR": {
        const why = unclearOf(step);
        return say(step, reply, why === "number" ? words.faults.number : own[why]);
      }
    }
  };

  /** Yes and no are kept in English and shown in the page's language. */
  const labelOf = (step: Step, value: string): string => {
    if (step.kind !== "QUESTION" || step.question.kind !== "YES_NO") return value;
    return value === yesOrNo[0] ? words.yes : value === yesOrNo[1] ? words.no : value;
  };
  const shown = (step: Step): string => {
    const value = currentValue(step, draft, file);
    if (step.kind === "CONSENT") return value === "" ? "" : own.agree;
    return labelOf(step, value);
  };
  const titleOf = (step: Step): string => {
    if (step.kind === "QUESTION") return step.question.text;
    return step.kind === "LINE"
      ? words[step.name]
      : step.kind === "RESUME"
        ? words.resume
        : step.kind === "NOTE"
          ? words.note
          : own.consent;
  };
  const questionOf = (step: Step): string => {
    if (isProposed(step)) return fillTemplate(own.given, { value: shown(step) });
    if (step.kind === "QUESTION") return step.question.text;
    if (step.kind === "CONSENT")
      return `${fillTemplate(words.consent, { employer: card.employer })} ${own.ask.consent}`;
    return own.ask[step.kind === "LINE" ? step.name : step.kind === "NOTE" ? "note" : "resume"];
  };
  const chipsOf = (step: Step): string[] => {
    const isOffered = isProposed(step) || (remark?.field === step.field && remark.offer !== undefined);
    if (isOffered) return [words.yes, words.no];
    if (step.kind === "CONSENT") return [own.agree, own.disagree];
    if (step.kind !== "QUESTION") return [];
    return step.question.kind === "YES_NO" ? [words.yes, words.no] : (step.question.options ?? []);
  };

  const bubble = (from: "BOT" | "PERSON", key: string, said: string) => (
    <Bubble key={key} from={from} at="" author={from === "BOT" ? own.bot : own.you}>
      {said}
    </Bubble>
  );
  return (
    <div className="grid gap-6">
      <div className="sheet overflow-hidden rounded-2xl border border-line">
        <div
          ref={log}
          role="log"
          aria-label={own.log}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
          tabIndex={0}
          className="h-[min(30rem,60svh)] overflow-y-auto overscroll-contain p-4"
        >
          <ol className="grid min-h-full content-end gap-2">
            {bubble("BOT", "hello", own.hello)}
            {steps
              .filter((step) => isAnswered(step) && step !== current)
              .flatMap((step) => [
                bubble("BOT", `ask ${step.field}`, questionOf(step)),
                bubble("PERSON", `say ${step.field}`, shown(step) || own.skip),
              ])}
            {current && bubble("BOT", `ask ${current.field}`, questionOf(current))}
            {current &&
              remark?.field === current.field && [
                bubble("PERSON", "reply", remark.reply),
                bubble("BOT", "remark", remark.text),
              ]}
            {!current && bubble("BOT", "done", own.done)}
          </ol>
        </div>
        <div className="grid gap-3 border-t border-line p-4">
          {!current && (
            <p>
              <button type="button" className={`${actionLook} min-h-12 text-base`} onClick={next}>
                {words.next}
              </button>
            </p>
          )}
          {current?.kind === "RESUME" && (
            <ResumeField
              {...{ card, words, file, reading }}
              fault={file && faultOf(current, draft)}
              choose={(one) => {
                setReopened(undefined);
                void choose(one);
              }}
            />
          )}
          {current && (
            <fieldset className="flex flex-wrap gap-2">
              <legend className="sr-only">{own.choices}</legend>
              {current.kind !== "RESUME" &&
                chipsOf(current).map((chip) => (
                  <button key={chip} type="button" className={chipLook} onClick={() => answer(current, chip)}>
                    {chip}
                  </button>
                ))}
              {current.isOptional && (
                <button type="button" className={chipLook} onClick={() => skip(current)}>
                  {own.skip}
                </button>
              )}
              {current.field === reopened && (
                <button type="button" className={chipLook} onClick={() => setReopened(undefined)}>
                  {own.leave}
                </button>
              )}
            </fieldset>
          )}
          {current && current.kind !== "RESUME" && (
            <form
              className="flex items-end gap-2"
              onSubmit={(event) => {
                event.preventDefault();
                answer(current, text);
              }}
            >
              <label className="min-w-0 grow">
                <span className="sr-only">{own.write}</span>
                <textarea
                  ref={field}
                  rows={1}
                  maxLength={maxLetters(current)}
                  value={text}
                  placeholder={own.write}
                  className="block field-sizing-content max-h-40 min-h-11 w-full resize-none rounded-[22px] border border-control bg-raised px-4 py-2.5 text-base"
                  onChange={({ target }) => setText(target.value)}
                  onKeyDown={(event) => {
                    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
                    event.preventDefault();
                    answer(current, text);
                  }}
                />
              </label>
              <button type="submit" className={`${actionLook} min-h-11 rounded-full`}>
                {own.send}
              </button>
            </form>
          )}
        </div>
      </div>
      <section>
        <h2 className="text-small font-semibold">{own.record}</h2>
        <dl className="mt-2 text-small">
          {steps.map((step) => {
            const value = shown(step);
            return (
              <div
                key={step.field}
                className="grid gap-x-6 border-t border-line py-1.5 sm:grid-cols-[14rem_1fr]"
              >
                <dt dir="auto" className="text-muted wrap-anywhere sm:py-2.5">
                  {titleOf(step)}
                </dt>
                <dd className="flex min-h-11 flex-wrap items-center justify-between gap-x-4">
                  <span
                    dir="auto"
                    className={
                      value === "" ? "text-muted" : "font-semibold whitespace-pre-line wrap-anywhere"
                    }
                  >
                    {value || (isAnswered(step) ? own.left : own.open)}
                  </span>
                  {isAnswered(step) && step !== current && (
                    <button
                      type="button"
                      aria-label={`${words.change}: ${titleOf(step)}`}
                      className="min-h-11 cursor-pointer underline underline-offset-4"
                      onClick={() => {
                        setRemark(undefined);
                        setReopened(step.field);
                        field.current?.focus();
                      }}
                    >
                      {words.change}
                    </button>
                  )}
                </dd>
              </div>
            );
          })}
        </dl>
      </section>
    </div>
  );
}

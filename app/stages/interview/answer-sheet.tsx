import { useState } from "react";
import { fillTemplate } from "#domain/text/fill-template.ts";
import { actionLook, controlLook } from "../live/looks.ts";
import { MarkedSegments } from "../marked-segments.tsx";
import { SoundLine } from "../sound-line.tsx";
import { toOffset } from "../spoken.ts";
import stageWords from "../stage-words.data.ts";
import { AnswerFacts } from "./answer-facts.tsx";
import { words } from "./interview.data.ts";
import type { InterviewModel } from "./interview-model.ts";
import { type JudgedAnswer, type MarkedPhrase, markAnswer, soundOf } from "./judged-answer.ts";
import { maxSeconds } from "./use-speech.ts";

export const maxLetters = 20_000;

function SpokenLine({ phrase: { at, segments } }: { phrase: MarkedPhrase }) {
  return (
    <li className={at === undefined ? "" : "grid grid-cols-[3.5rem_1fr]"}>
      {at !== undefined && <span className="py-1 text-note text-muted tabular">{toOffset(at)}</span>}
      <span className="py-0.5 wrap-anywhere">
        <MarkedSegments segments={segments} />
      </span>
    </li>
  );
}

function Transcript({ answer }: { answer: JudgedAnswer }) {
  return (
    <ol className="pb-5">
      {markAnswer(answer).map((phrase, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: phrases may repeat and never move
        <SpokenLine key={index} phrase={phrase} />
      ))}
    </ol>
  );
}

/** Speech recognition, only if it runs on the device. */
function Microphone({ model: { isLive, speech } }: { model: InterviewModel }) {
  const { support, state, seconds, problem } = speech;
  const isOn = state !== "IDLE";
  if (support === "NONE") return <p className="text-note text-muted">{words.speech.none}</p>;
  return (
    <div className="flex grow flex-wrap items-center gap-x-4 gap-y-1">
      {support === "READY" || support === "POSSIBLE" ? (
        <button
          type="button"
          disabled={!isLive || state === "STARTING"}
          aria-pressed={isOn}
          className={isOn ? actionLook : controlLook}
          onClick={isOn ? speech.stop : speech.start}
        >
          {isOn ? words.speech.stop : words.speech.start}
        </button>
      ) : (
        <button
          type="button"
          disabled={!isLive || support === "INSTALLING"}
          className={controlLook}
          onClick={speech.install}
        >
          {support === "INSTALLING" ? words.speech.installing : words.speech.install}
        </button>
      )}
      {isOn && (
        <>
          <span className="text-note text-muted tabular">
            {fillTemplate(words.speech.time, { time: toOffset(seconds), limit: toOffset(maxSeconds) })}
          </span>
          <span aria-hidden="true" className="h-1.5 min-w-24 grow overflow-hidden rounded bg-sunk">
            <span ref={speech.meter} className="block h-full w-0 bg-leaf" />
          </span>
        </>
      )}
      <p role="alert" className="w-full text-note text-clay empty:hidden">
        {problem && words.speech.problems[problem]}
      </p>
    </div>
  );
}

function ReadAloud({ model: { isLive, question } }: { model: InterviewModel }) {
  const [hasNoVoice, setNoVoice] = useState(false);
  const read = () => {
    speechSynthesis.cancel();
    const voice = speechSynthesis
      .getVoices()
      .find(({ lang, localService }) => localService && lang.startsWith("en"));
    setNoVoice(!voice);
    if (!voice) return;
    const spoken = new SpeechSynthesisUtterance(question.text);
    spoken.voice = voice;
    speechSynthesis.speak(spoken);
  };
  return (
    <>
      <button
        type="button"
        disabled={!isLive}
        className={`${controlLook} -ml-3 text-note text-muted`}
        onClick={read}
      >
        {words.readAloud}
      </button>
      {hasNoVoice && (
        <span role="status" className="text-note text-muted">
          {words.noVoice}
        </span>
      )}
    </>
  );
}

/** Text field for the answer, or the recognised words while the visitor speaks. */
function AnswerField({ model }: { model: InterviewModel }) {
  const { isLive, draft, question, speech } = model;
  const isSpeaking = speech.state !== "IDLE";
  return (
    <form
      className="flex grow flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (isSpeaking) speech.stop();
        else model.finish();
      }}
    >
      {isSpeaking ? (
        <p aria-live="off" className="min-h-48 wrap-anywhere">
          {speech.heard || <span className="text-muted">{words.speech.listening}</span>}
        </p>
      ) : (
        <label className="grow text-note font-semibold">
          {words.type}
          <textarea
            rows={7}
            disabled={!isLive}
            maxLength={maxLetters}
            value={draft}
            aria-describedby={`${question.id}-hint`}
            className="mt-1 w-full rounded-[10px] border border-control bg-raised px-3 py-2 text-base font-normal"
            onFocus={model.prepare}
            onChange={({ target }) => model.write(target.value)}
            onKeyDown={(event) => {
              if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) model.finish();
            }}
          />
        </label>
      )}
      <p id={`${question.id}-hint`} className="text-note text-muted">
        {words.hint}
      </p>
      {draft !== "" && !isSpeaking && (
        <p className="flex flex-wrap items-center justify-between gap-x-4 text-note text-muted">
          {words.kept}
          <button type="button" className={`${controlLook} -mr-3 underline`} onClick={model.erase}>
            {words.erase}
          </button>
        </p>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line pt-4">
        <Microphone model={model} />
        <button
          type="submit"
          disabled={!isLive || (!isSpeaking && draft.trim() === "")}
          className={`${actionLook} ml-auto`}
        >
          {words.done}
        </button>
      </div>
    </form>
  );
}

/** The question with one answer; a field until the visitor's own answer is judged. */
export function AnswerSheet({ model, answer }: { model: InterviewModel; answer: JudgedAnswer | undefined }) {
  const { isLive, role, number, question, shown, choose } = model;
  const { samples } = question;
  const of = role.questions.length;
  const sample = shown === "OWN" ? undefined : samples[shown];
  const sound = sample && soundOf(sample);
  return (
    <div data-sheet className="sheet flex flex-col rounded p-6 sm:p-9">
      <p className="flex flex-wrap items-center justify-between gap-x-4 text-note text-muted">
        <span>
          {fillTemplate(words.question, { number: number + 1, of })}
          {sample && ` · ${fillTemplate(words.answerOf, { name: sample.name })}`}
        </span>
        <button
          type="button"
          disabled={!isLive}
          className={`${controlLook} -mr-3 print:hidden`}
          onClick={() => choose(role, (number + 1) % of)}
        >
          {words.next}
        </button>
      </p>
      <p className="display mt-1 text-name text-balance">{question.text}</p>
      <p className="mb-4 print:hidden">
        <ReadAloud model={model} />
      </p>
      {answer ? (
        <>
          <Transcript answer={answer} />
          {sound && <SoundLine {...sound} seed={question.id.length + number} />}
          <AnswerFacts model={model} answer={answer} />
          {sample && (
            <button
              type="button"
              disabled={!isLive}
              className={`${actionLook} mt-3 self-start text-small print:hidden`}
              onClick={() => model.show("OWN")}
            >
              {words.answerYourself}
            </button>
          )}
          {shown === "OWN" && (
            <button
              type="button"
              className={`${controlLook} mt-3 self-start border-control text-small print:hidden`}
              onClick={model.again}
            >
              {words.again}
            </button>
          )}
        </>
      ) : (
        <AnswerField model={model} />
      )}
      {model.isMissing && (
        <p role="alert" className="mt-3 text-small">
          {words.notLoaded}{" "}
          <button type="button" className={`${controlLook} underline`} onClick={model.prepare}>
            {stageWords.live.retry}
          </button>
        </p>
      )}
    </div>
  );
}

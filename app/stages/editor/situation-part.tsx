import { useEffect, useRef } from "react";
import { StatusMark } from "#app/ui/status-mark.tsx";
import { controlLook } from "../live/looks.ts";
import { MarkedLine } from "../marked-line.tsx";
import { data, words } from "./editor.data.ts";
import type { SituationModel } from "./editor-model.ts";
import { type Conversation, follow } from "./situation.ts";
import { WorkFrame } from "./work-frame.tsx";

const { situation: sample } = data.workSamples;

/** Findings on all replies. Their indices number the threads. */
function findingsOf({ exchanges }: Conversation) {
  return exchanges.flatMap(({ reply, turn }) => reply.shows.map((show) => ({ ...show, turn: turn.id })));
}

type Findings = ReturnType<typeof findingsOf>;

const lineLook = "border-b border-line py-3 sm:grid sm:grid-cols-[5rem_1fr]";

function Conversed({ exchanges, findings }: { exchanges: Conversation["exchanges"]; findings: Findings }) {
  return exchanges.map(({ turn, reply }) => (
    <li key={turn.id}>
      <p className={lineLook}>
        <strong className="text-muted max-sm:block">{sample.caller}</strong>
        <span>{turn.says}</span>
      </p>
      <p className={lineLook}>
        <strong className="max-sm:block">{sample.you}</strong>
        <span>
          <MarkedLine
            text={reply.says}
            marks={findings.flatMap((finding, thread) =>
              finding.turn === turn.id ? [{ quote: finding.quote, thread }] : [],
            )}
          />
        </span>
      </p>
    </li>
  ));
}

function Replies({ model, replies }: { model: SituationModel; replies: { says: string }[] }) {
  return (
    <fieldset disabled={!model.isLive} className="grid gap-2 py-4 print:hidden">
      <legend className="mb-2 text-note font-semibold">{words.situation.choose}</legend>
      {replies.map(({ says }, place) => (
        <button
          key={says}
          type="button"
          className="rounded-[10px] border border-control bg-raised px-4 py-3 text-left text-small enabled:cursor-pointer enabled:hover:border-ink"
          onClick={() => model.reply(place)}
        >
          {says}
        </button>
      ))}
    </fieldset>
  );
}

function Shown({ findings, conversation }: { findings: Findings; conversation: Conversation }) {
  const { end, leanings } = conversation;
  return (
    <div>
      <p className="pb-1 text-small font-semibold">{words.situation.showsTitle}</p>
      <ul className="mb-7 border-t-[1.5px] border-ink text-small">
        {findings.length === 0 && <li className="py-3 text-muted lg:pl-6">{words.situation.waiting}</li>}
        {findings.map(({ text, quote, isGap, turn }, thread) => (
          <li
            key={`${turn} ${quote}`}
            data-from={thread}
            data-status={isGap ? "missing" : "proven"}
            className="border-b border-line py-3 lg:pl-6"
          >
            <span className="thread-number">{thread + 1}</span>
            <StatusMark
              status={isGap ? "missing" : "proven"}
              text={isGap ? words.situation.leavesOpen : words.situation.shows}
            />{" "}
            {text}
          </li>
        ))}
      </ul>
      {end && (
        <>
          <p className="pb-1 text-small font-semibold">{words.situation.tendenciesTitle}</p>
          <ul className="border-t-[1.5px] border-ink text-small">
            {leanings.map((tendency) => (
              <li key={tendency} className="border-b border-line py-3 lg:pl-6">
                {sample.tendencies[tendency]}
              </li>
            ))}
          </ul>
          <p className="mt-3 text-small text-muted">{words.situation.noFigure}</p>
        </>
      )}
    </div>
  );
}

/** A conversation in which the visitor chooses replies, with its outcome and what the replies show. */
export function SituationPart({ model }: { model: SituationModel }) {
  const { isLive, path } = model;
  const conversation = follow(sample, path);
  const { exchanges, turn, end } = conversation;
  const findings = findingsOf(conversation);
  const latest = useRef<HTMLParagraphElement>(null);
  const isFirst = useRef(true);
  // The clicked button is gone, so the focus moves to the latest line of the conversation.
  // biome-ignore lint/correctness/useExhaustiveDependencies: must run for each reply
  useEffect(() => {
    if (!isFirst.current) latest.current?.focus({ preventScroll: true });
    isFirst.current = false;
  }, [path]);
  return (
    <WorkFrame isLive={isLive} state={`situation ${path.join()}`}>
      <div>
        <p className="display text-name">{sample.title}</p>
        <p className="mt-2 mb-5 max-w-[33em] text-small text-muted">{sample.brief}</p>
        <ol className="border-t-[1.5px] border-ink">
          <Conversed exchanges={exchanges} findings={findings} />
          <li>
            <p ref={latest} tabIndex={-1} className={lineLook}>
              <strong className="text-muted max-sm:block">
                {turn ? sample.caller : words.situation.outcome}
              </strong>
              <span>{turn?.says ?? end?.text}</span>
            </p>
          </li>
        </ol>
        {turn && <Replies model={model} replies={turn.replies} />}
        {end && (
          <p className="pt-3">
            <StatusMark
              status={end.isGood ? "proven" : "missing"}
              text={end.isGood ? words.situation.helped : words.situation.notHelped}
            />
          </p>
        )}
        {path.length > 0 && (
          <button
            type="button"
            disabled={!isLive}
            className={`${controlLook} -ml-3 text-small underline print:hidden`}
            onClick={model.takeBack}
          >
            {words.situation.takeBack}
          </button>
        )}
      </div>
      <Shown findings={findings} conversation={conversation} />
    </WorkFrame>
  );
}

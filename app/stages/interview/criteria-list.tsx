import type { CriterionResult } from "interview";
import { useState } from "react";
import { StatusMark } from "#app/ui/status-mark.tsx";
import { actionLook } from "../live/looks.ts";
import { toOffset } from "../spoken.ts";
import { data, words } from "./interview.data.ts";
import { type InterviewModel, titleOf } from "./interview-model.ts";
import type { JudgedAnswer } from "./judged-answer.ts";
import { statusLooks } from "./status-looks.ts";

/** A criterion, its meaning and status, and the time of its words. */
function Criterion({
  id,
  result,
  thread,
}: {
  id: string;
  result: CriterionResult | undefined;
  thread: number;
}) {
  const evidence = result?.evidence[0];
  const status = result?.status;
  return (
    <li
      data-from={evidence && thread}
      data-status={status === "shown" ? "proven" : "deduced"}
      className="flex min-h-17 items-center justify-between gap-5 border-b border-line py-3 lg:pl-6"
    >
      <span>
        {evidence && <span className="thread-number">{thread + 1}</span>}
        <span className="font-semibold">{titleOf(id)}</span>
        <span className="mt-0.5 block text-note text-muted">
          {data.criteria.find((criterion) => criterion.id === id)?.meaning}
        </span>
        <span className="mt-1 block">
          {status ? (
            <StatusMark status={statusLooks[status]} text={words.statuses[status]} />
          ) : (
            <StatusMark status="none" text={words.notAnswered} />
          )}
        </span>
      </span>
      {evidence?.start !== undefined && (
        <span className="display text-name tabular">{toOffset(evidence.start)}</span>
      )}
    </li>
  );
}

const followUpLook = "mt-6 rounded-lg border border-dashed border-clay p-5 text-small";

function FollowUpText({ text }: { text: string }) {
  return (
    <p>
      <strong className="text-clay">{words.followUp}</strong> {text}
    </p>
  );
}

/** A follow-up question about what the visitor's answer left open. */
function FollowUp({ model, text }: { model: InterviewModel; text: string }) {
  const [reply, setReply] = useState("");
  return (
    <form
      className={followUpLook}
      onSubmit={(event) => {
        event.preventDefault();
        model.follow(reply);
        setReply("");
      }}
    >
      <FollowUpText text={text} />
      <textarea
        rows={3}
        maxLength={2000}
        aria-label={text}
        value={reply}
        className="mt-3 w-full rounded-[10px] border border-control bg-raised px-3 py-2 print:hidden"
        onChange={({ target }) => setReply(target.value)}
      />
      <button type="submit" disabled={reply.trim() === ""} className={`${actionLook} mt-2 print:hidden`}>
        {words.followUpAdd}
      </button>
    </form>
  );
}

/** The question's criteria, with the result for the answer on the sheet. */
export function CriteriaList({ model, answer }: { model: InterviewModel; answer: JudgedAnswer | undefined }) {
  const { question, shown, isFollowedUp } = model;
  const followUp = shown === "OWN" && isFollowedUp ? undefined : answer?.assessment.followUp;
  const otherScript = answer?.assessment.facts.otherScript ?? 0;
  return (
    <div className="self-center">
      <p className="flex flex-wrap justify-between gap-x-6 py-2.5 text-note text-muted">
        <strong className="text-ink">{words.criteria}</strong> {words.written}
      </p>
      <ul className="border-t-[1.5px] border-ink">
        {question.criteria.map((id, thread) => (
          <Criterion
            key={id}
            id={id}
            thread={thread}
            result={answer?.assessment.criteria.find((criterion) => criterion.id === id)}
          />
        ))}
      </ul>
      <p className="pt-2 text-note text-muted">{words.noTotal}</p>
      {otherScript > 0.2 && (
        <p className="mt-3 rounded-lg bg-clay-soft px-4 py-2 text-small">{words.otherScript}</p>
      )}
      {followUp && shown === "OWN" && <FollowUp model={model} text={followUp.text} />}
      {followUp && shown !== "OWN" && (
        <div className={followUpLook}>
          <FollowUpText text={followUp.text} />
        </div>
      )}
    </div>
  );
}

import content from "#app/content/content.data.ts";
import { StatusMark } from "#app/ui/status-mark.tsx";
import { ThreadLayer } from "#app/ui/thread-layer.tsx";
import { type JudgedAnswer, markAnswer } from "../interview/judged-answer.ts";
import { statusLooks } from "../interview/status-looks.ts";
import { findPerson, type Person } from "../round.ts";
import { toOffset } from "../spoken.ts";
import { storyPeople } from "./moments.ts";
import { storyAnswer, storyQuestion } from "./story-answer.ts";

/** Phrases in which a criterion's words begin, with dots for the phrases between them. */
function Excerpt({ answer }: { answer: JudgedAnswer }) {
  const phrases = markAnswer(answer);
  const isShown = phrases.map(({ segments }) => segments.some(({ threads }) => threads.length > 0));
  return phrases.map(({ at = 0, segments }, index) =>
    isShown[index] ? (
      <p key={at} className="grid grid-cols-[3.25rem_1fr] py-1">
        <span className="text-note text-muted tabular">{toOffset(at)}</span>
        <span>
          {segments.map(({ text, isMarked, threads }) =>
            isMarked ? (
              <mark key={text} className="mark" data-evidence={threads[0]}>
                {text}
              </mark>
            ) : (
              text
            ),
          )}
          {segments
            .flatMap(({ threads }) => threads)
            .map((thread) => (
              <span key={thread} className="thread-number">
                {thread + 1}
              </span>
            ))}
        </span>
      </p>
    ) : (
      (index === 0 || isShown[index - 1]) && (
        <p key={at} className="pl-6 text-note text-muted">
          {content.stages.story.cut}
        </p>
      )
    ),
  );
}

function HeardAnswer({ person }: { person: Person }) {
  const answer = storyAnswer(person, content.interviewQuestions);
  const { statuses } = content.stages.interview;
  const titleOf = (id: string) => content.interviewQuestions.criteria.find((own) => own.id === id)?.title;
  return (
    <div
      data-threads
      className="relative grid items-center lg:gap-x-24 gap-y-3 border-t-[1.5px] border-ink py-5 lg:grid-cols-[minmax(0,1fr)_17rem]"
    >
      <div data-sheet className="rounded border border-line bg-raised p-5 text-small">
        <p className="mb-2 font-semibold">{person.name}</p>
        <Excerpt answer={answer} />
      </div>
      <ul className="text-small">
        {answer.assessment.criteria.map(({ id, status, evidence }, thread) => (
          <li
            key={id}
            data-from={evidence.length > 0 ? thread : undefined}
            data-status={status === "shown" ? "proven" : "deduced"}
            className="flex min-h-11 items-center gap-2 border-b border-line lg:pl-4"
          >
            {evidence.length > 0 && <span className="thread-number ml-0!">{thread + 1}</span>}
            <span className="mr-auto">{titleOf(id)}</span>
            <StatusMark status={statusLooks[status]} text={statuses[status]} />
          </li>
        ))}
      </ul>
      <ThreadLayer />
    </div>
  );
}

/** Two answers to one question, and the words that the engine found in each. */
export function HeardAnswers() {
  return (
    <>
      <p className="display mb-4 text-row">{storyQuestion(content.interviewQuestions).text}</p>
      {Object.values(storyPeople).map((id) => (
        <HeardAnswer key={id} person={findPerson(content.round, id)} />
      ))}
    </>
  );
}

import { bake } from "#app/bake.ts";
import { findPerson, type Round } from "../round.ts";
import { toSeconds } from "../spoken.ts";
import type { InterviewData, SampleAnswer } from "./interview-data.ts";
import type { InterviewQuestions } from "./interview-questions.schema.ts";
import { judgeAnswer } from "./judge-answer.ts";

type NamedAnswer = Pick<SampleAnswer, "name" | "phrases">;
type Question = InterviewQuestions["roles"][number]["questions"][number];

/** A person's answer in the sample round. Times are in seconds since the answer's `from`. */
function roundAnswer(round: Round, id: string, question: Question): NamedAnswer {
  const { name, interview = [] } = findPerson(round, id);
  const answer = interview.find((one) => one.question.id === question.id);
  if (!answer || answer.question.text !== question.text)
    throw new Error(`content/interview-questions.yaml: ${id} has no answer to "${question.text}"`);
  const from = toSeconds(answer.from);
  return { name, phrases: answer.words.map(({ at, text }) => ({ text, at: toSeconds(at) - from })) };
}

/** AIInterview's questions with sample answers, judged by the engine in the build. */
export const data = bake(({ interviewQuestions, round }): InterviewData => {
  const { roles, criteria } = interviewQuestions;
  return {
    criteria,
    roles: roles.map(({ id, name, questions }) => ({
      id,
      name,
      questions: questions.map((question) => ({
        id: question.id,
        text: question.text,
        criteria: question.criteria,
        samples: question.answers.map((answer) => {
          const { name, phrases }: NamedAnswer =
            "person" in answer
              ? roundAnswer(round, answer.person, question)
              : { name: answer.name, phrases: [{ text: answer.text.trim() }] };
          return { name, ...judgeAnswer(question, { phrases }) };
        }),
      })),
    })),
  };
});

export const words = bake(({ stages }) => stages.interview);

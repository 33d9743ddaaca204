import { bake } from "#app/bake.ts";
import { findPerson, type Round } from "../round.ts";
import { toSeconds } from "../spoken.ts";
import type { InterviewData, SampleAnswer } from "./interview-data.ts";
import type { InterviewQuestions } from "./interview-questions.schema.ts";
import { judgeAnswer } from "./judge-answer.ts";

type NamedAnswer = Pick<SampleAnswer, "name" | "phrases">;
type Question = InterviewQuestions["roles"][number]["questions"][number];

/** The answer of a person in the sample round. Its seconds count from the end of the question. */
function roundAnswer(round: Round, id: string, question: Question): NamedAnswer {
  const { name, interview = [] } = findPerson(round, id);
  const answer = interview.find((one) => one.question.id === question.id);
  if (!answer || answer.question.text !== question.text)
    throw new Error(`content/interview-questions.yaml: ${id} has no answer to "${question.text}"`);
  const from = toSeconds(answer.from);
  return { name, phrases: answer.words.map(({ at, text }) => ({ text, at: toSeconds(at) - from })) };
}

/** The questions of AIInterview's stage, with the sample round's answers, which the engine judges here. */
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

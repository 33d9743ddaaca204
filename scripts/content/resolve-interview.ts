import type { Content } from "#app/site-content.ts";
import type { InterviewData, SampleAnswer } from "#app/stages/interview/interview-data.ts";
import type { InterviewQuestions } from "#app/stages/interview/interview-questions.schema.ts";
import { judgeAnswer } from "#app/stages/interview/judge-answer.ts";
import { findPerson, type Round } from "#app/stages/round.ts";
import { toSeconds } from "#app/stages/spoken.ts";

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

/** The questions on AIInterview's stage, with the sample round's answers, which the engine evaluates here. */
export function resolveInterview({ interviewQuestions, round }: Content): InterviewData {
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
}

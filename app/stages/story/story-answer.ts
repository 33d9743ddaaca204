import type { InterviewQuestions } from "../interview/interview-questions.schema.ts";
import { judgeAnswer } from "../interview/judge-answer.ts";
import type { JudgedAnswer } from "../interview/judged-answer.ts";
import type { Person } from "../round.ts";
import { toSeconds } from "../spoken.ts";

const questionId = "late-promise";

/** The question that both people in the story answered, with the engine's criteria. */
export function storyQuestion({ roles }: InterviewQuestions) {
  const question = roles.flatMap((role) => role.questions).find(({ id }) => id === questionId);
  if (!question) throw new Error(`content/interview-questions.yaml has no question ${questionId}`);
  return question;
}

/** The engine's result for a person's answer to the story's question. */
export function storyAnswer({ id, interview = [] }: Person, questions: InterviewQuestions): JudgedAnswer {
  const answer = interview.find(({ question }) => question.id === questionId);
  if (!answer) throw new Error(`content/round: ${id} has no answer to ${questionId}`);
  return judgeAnswer(storyQuestion(questions), {
    phrases: answer.words.map(({ at, text }) => ({ text, at: toSeconds(at) })),
  });
}

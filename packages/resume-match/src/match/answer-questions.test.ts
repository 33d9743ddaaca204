import { describe, expect, it } from "vitest";
import { answerQuestions, readResume } from "../index.ts";
import { loadGraph } from "../skills/load-skills.ts";

const graph = loadGraph();
const now = { year: 2026, month: 11 };
const read = await readResume(`Asha Rao
Pune | asha.rao@example.com | 020 5550 0137
Notice period: 30 days

EXPERIENCE
Software Engineer, Corvane Systems, Jan 2018 – Dec 2021
- Built services in Spring Boot
- Never used Kubernetes

SKILLS
Git

LANGUAGES
Hindi (native), English (fluent)

EDUCATION
B.Sc. Computer Science, University of Leeds, 2015
`);
const answer = (question: string) => answerQuestions(read, [question], graph, { now })[0];

describe("answerQuestions", () => {
  it.each([
    ["How many years of Java do you have?", "4 years", "Spring Boot"],
    ["Do you have Git experience?", "Yes, without dates", "Git"],
    ["What is your notice period?", "30 days", "Notice period: 30 days"],
    ["Do you speak Hindi?", "Hindi (native)", "Hindi (native)"],
    ["Where are you based?", "Pune", "Pune"],
    ["What is your highest degree?", "B.Sc. in Computer Science", "B.Sc."],
  ])("answers “%s” with the quoted proof", (question, expected, quote) => {
    const result = answer(question);
    expect(result?.answer).toBe(expected);
    expect(result?.evidence.map((item) => item.quote)).toContain(quote);
    for (const { span, quote: words } of result?.evidence ?? []) expect(read.text.slice(...span)).toBe(words);
  });

  it("counts all years if the question names no skill", () => {
    expect(answer("How many years of experience do you have?")?.answer).toBe("4 years");
  });

  it.each([
    "Do you know Kubernetes?",
    "How many years of Python do you have?",
    "Do you speak German?",
    "What salary do you expect?",
  ])("leaves “%s” unanswered: the résumé does not say, or negates it", (question) => {
    expect(answer(question)).toEqual({ question, evidence: [] });
  });

  it("answers in the order of the questions", () => {
    const questions = ["Do you speak German?", "What is your notice period?"];
    expect(answerQuestions(read, questions, graph, { now }).map(({ question }) => question)).toEqual(
      questions,
    );
  });
});

import { describeError, print, readRequests, readText, runCommand } from "command-line";
import { type AssessInput, assess, type CriterionId, criteria, InterviewError } from "./index.ts";

const usage = `interview assess FILE [--question TEXT] [--criteria a,b]    an answer's criteria, as JSON; - reads stdin
interview assess --batch                                   lines {id, question, criteria, text or words} on stdin, one result each
criteria: ${criteria.map(({ id }) => id).join(", ")}`;

await runCommand({
  usage,
  options: ["question", "criteria"],
  describe: (error) => describeError(error, error instanceof InterviewError ? error.code : undefined),
  errors: "json",
  commands: [
    { name: "assess", lines: () => readRequests((input) => assess(input as AssessInput)) },
    {
      name: "assess",
      operands: 1,
      run: ([file = ""], { question: text = "", criteria: ids }) => {
        const asked = ids?.split(",") ?? criteria.map(({ id }) => id);
        const question = { id: "question", text };
        print(assess({ question, criteria: asked as CriterionId[], text: readText(file) }));
      },
    },
  ],
});

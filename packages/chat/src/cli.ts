import { readFileSync } from "node:fs";
import { runCommand } from "command-line";
import { type Knowledge, type Message, takeTurn } from "./index.ts";

const usage = `chat turn --batch --opening FILE   lines {id, today, state?, text} on stdin, one turn each
FILE is JSON with the facts of an opening by topic: {"knowledge": {"ask-pay": "…"}}`;

function readKnowledge(file: string): Knowledge {
  const { knowledge } = JSON.parse(readFileSync(file, "utf8")) as { knowledge?: Knowledge };
  if (typeof knowledge !== "object" || knowledge === null) throw new Error(`${file} has no knowledge`);
  return knowledge;
}

function answer(message: Message, knowledge: Knowledge) {
  if (typeof message.text !== "string") throw new Error("text must be text");
  return takeTurn(message, knowledge);
}

await runCommand({
  usage,
  options: ["opening"],
  errors: "text",
  commands: [
    {
      name: "turn",
      needs: ["opening"],
      lines: ({ opening = "" }) => {
        const knowledge = readKnowledge(opening);
        return (line) => {
          const message = JSON.parse(line) as Message & { id: unknown };
          return { label: { id: message.id }, answer: () => answer(message, knowledge) };
        };
      },
    },
  ],
});

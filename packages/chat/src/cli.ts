import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { parseArgs } from "node:util";
import { type Knowledge, type Message, takeTurn } from "./index.ts";

const usage = `chat turn --batch --opening FILE   lines {id, today, state?, text} on stdin, one turn each
FILE is JSON with the facts of an opening by topic: {"knowledge": {"ask-pay": "…"}}`;

const print = (value: unknown) => process.stdout.write(`${JSON.stringify(value)}\n`);

function readKnowledge(file: string): Knowledge {
  const { knowledge } = JSON.parse(readFileSync(file, "utf8")) as { knowledge?: Knowledge };
  if (typeof knowledge !== "object" || knowledge === null) throw new Error(`${file} has no knowledge`);
  return knowledge;
}

async function takeTurns(knowledge: Knowledge): Promise<void> {
  for await (const line of createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY })) {
    if (line.trim() === "") continue;
    let id: unknown = null;
    try {
      const message = JSON.parse(line) as Message & { id: unknown };
      id = message.id;
      if (typeof message.text !== "string") throw new Error("text must be text");
      print({ id, ...takeTurn(message, knowledge) });
    } catch (error) {
      print({ id, error: error instanceof Error ? error.message : String(error) });
    }
  }
}

const { positionals, values } = parseArgs({
  allowPositionals: true,
  strict: false,
  options: { batch: { type: "boolean" }, opening: { type: "string" }, help: { type: "boolean" } },
});
if (values.help === true) process.stdout.write(`${usage}\n`);
else if (positionals[0] === "turn" && values.batch === true && typeof values.opening === "string") {
  try {
    await takeTurns(readKnowledge(values.opening));
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
} else {
  process.stderr.write(`${usage}\n`);
  process.exitCode = 2;
}

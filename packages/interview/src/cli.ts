import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { parseArgs } from "node:util";
import { type AssessInput, assess, type CriterionId, criteria, InterviewError } from "./index.ts";

const usage = `interview assess FILE [--question TEXT] [--criteria a,b]    an answer's criteria, as JSON; - reads stdin
interview assess --batch                                   lines {id, question, criteria, text or words} on stdin, one result each
criteria: ${criteria.map(({ id }) => id).join(", ")}`;

const print = (value: unknown) => process.stdout.write(`${JSON.stringify(value)}\n`);

function toError(error: unknown): { code: string; message: string } {
  const message = error instanceof Error ? error.message : String(error);
  return { code: error instanceof InterviewError ? error.code : "failed", message };
}

async function assessBatch(): Promise<void> {
  for await (const line of createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY })) {
    if (line.trim() === "") continue;
    let id: unknown = null;
    try {
      const { id: given, ...input } = JSON.parse(line) as AssessInput & { id: unknown };
      id = given;
      print({ id, ...assess(input) });
    } catch (error) {
      print({ id, error: toError(error) });
    }
  }
}

const { positionals, values } = parseArgs({
  allowPositionals: true,
  strict: false,
  options: {
    batch: { type: "boolean" },
    question: { type: "string" },
    criteria: { type: "string" },
    help: { type: "boolean" },
  },
});
const [command, file] = positionals;
if (values.help === true) process.stdout.write(`${usage}\n`);
else if (command === "assess" && values.batch === true) await assessBatch();
else if (command === "assess" && file !== undefined) {
  try {
    const asked =
      typeof values.criteria === "string" ? values.criteria.split(",") : criteria.map(({ id }) => id);
    const question = { id: "question", text: typeof values.question === "string" ? values.question : "" };
    const text = readFileSync(file === "-" ? 0 : file, "utf8");
    print(assess({ question, criteria: asked as CriterionId[], text }));
  } catch (error) {
    print({ error: toError(error) });
    process.exitCode = 1;
  }
} else {
  process.stderr.write(`${usage}\n`);
  process.exitCode = 2;
}

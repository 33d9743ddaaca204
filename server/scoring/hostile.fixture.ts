// Plays a process that scores in its own way: it reports its process id, and does what the résumé says.
import type { Request } from "./outcome.ts";

let grown: Buffer | undefined;
const write = (text: string) => process.stdout.write(text);
const spend = (ms: number) => {
  for (const { user } = process.cpuUsage(); process.cpuUsage().user - user < ms * 1000; );
};

let input = Buffer.alloc(0);
for await (const chunk of process.stdin) {
  input = Buffer.concat([input, chunk as Buffer]);
  const lineEnd = input.indexOf("\n");
  if (lineEnd === -1) continue;
  const { id, bytes } = JSON.parse(input.toString("utf8", 0, lineEnd)) as Request;
  if (input.length < lineEnd + 1 + bytes) continue;
  const deed = input.toString("utf8", lineEnd + 1);
  input = Buffer.alloc(0);
  const respond = (to = id) => {
    const outcome = { kind: "SCORED", score: 50, engine: String(process.pid), report: JSON.stringify(deed) };
    return `${JSON.stringify({ id: to, outcome })}\n`;
  };
  if (deed === "exit") process.exit(0);
  if (deed === "fail")
    write(`${JSON.stringify({ id, outcome: { kind: "FAILED", failure: "encrypted" } })}\n`);
  else if (deed === "loop") for (;;) Math.random();
  else if (deed === "answer twice") write(respond() + respond("of the next file"));
  else if (deed === "answer later") {
    write(respond());
    // Not in the same piece of output.
    setTimeout(() => write(respond("of the next file")), 50);
  } else if (deed === "wrong id") write(respond("of another file"));
  else if (deed === "grow") {
    grown = Buffer.alloc(220 * 1024 ** 2, 1);
    write(respond());
  } else if (deed === "spend") {
    spend(1_300);
    write(respond());
  } else write(respond());
}
if (grown?.length === 0) spend(0);
process.exit(0);

import { expect, test, vi } from "vitest";
import { toNumberChat } from "#app/routes/careers/number-chat.ts";
import { businessDay } from "#domain/business-day.ts";
import { postingsOn } from "#domain/postings/posting-days.ts";
import { readContent } from "#scripts/content/read-content.ts";
import { createTurnReader, directReader } from "./turn-reader.ts";

const content = readContent(process.cwd());
const today = businessDay();
const [posting] = postingsOn(content.postings, today);
if (!posting) throw new Error("There is no opening");
const chat = toNumberChat(posting, content, { site: "https://site.example", today });
const context = { script: chat.script, at: "10:00", today };
const talk = { conversation: undefined, pending: "" as const, hasApplication: false, isStopped: false };
const hello = { kind: "TEXT" as const, text: "Hi, I want to apply" };

/** A worker that never answers the first message. */
const hanging = new URL(
  `data:text/javascript,import{parentPort}from"node:worker_threads";parentPort.on("message",()=>{while(true);});`,
);

test("a worker takes the same steps as this thread", async () => {
  const reader = createTurnReader();
  const [first, second] = await Promise.all([
    reader.takeMessage(talk, hello, chat, context),
    reader.takeMessage(talk, { kind: "TEXT", text: "stop" }, chat, context),
  ]);
  expect(first).toEqual(await directReader.takeMessage(talk, hello, chat, context));
  expect(second.effects).toEqual([{ kind: "STOP" }]);
  await reader.close();
});

/** A worker that fails at the first message of each thread. */
const failing = new URL(
  `data:text/javascript,import{parentPort}from"node:worker_threads";parentPort.on("message",()=>{throw new Error("broken")});`,
);

test("a step that fails throws, so that its task tries again, and does not stop those after it", async () => {
  const reader = createTurnReader({ script: failing });
  const both = [
    reader.takeMessage(talk, hello, chat, context),
    reader.takeMessage(talk, hello, chat, context),
  ];
  for (const taken of both) await expect(taken).rejects.toThrow("broken");
  await reader.close();
});

test("a message whose reading hangs is answered like one that is no text, and is not logged", async () => {
  const lines: string[] = [];
  vi.spyOn(console, "log").mockImplementation((line: string) => void lines.push(line));
  vi.spyOn(console, "error").mockImplementation((line: string) => void lines.push(line));
  const reader = createTurnReader({ script: hanging, timeoutMs: 200 });
  const taken = await reader.takeMessage(talk, hello, chat, context);
  expect(taken.reply).toBe(chat.words.otherKind);
  expect(lines.join()).toContain("whatsapp-not-read");
  expect(lines.join()).not.toContain("apply");
  await reader.close();
});

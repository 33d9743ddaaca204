import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { protocolVersion, wrap } from "./envelope.ts";
import { askWorker, createWorkerClient } from "./worker-client.ts";
import { openPort } from "./worker-port.ts";

class FakeWorker extends EventTarget {
  readonly posted: unknown[] = [];
  isTerminated = false;
  postMessage(data: unknown) {
    this.posted.push(data);
  }
  terminate() {
    this.isTerminated = true;
  }
  answer(data: unknown) {
    this.dispatchEvent(new MessageEvent("message", { data }));
  }
}

let workers: FakeWorker[] = [];
const create = () => {
  const worker = new FakeWorker();
  workers.push(worker);
  return worker;
};
const lastWorker = () => workers.at(-1) ?? create();

function createClient() {
  const messages: string[] = [];
  const failures: string[] = [];
  const client = createWorkerClient<string, string>({
    create,
    onMessage: (message) => messages.push(message),
    onFailure: (failure) => failures.push(failure),
  });
  return { client, messages, failures };
}

beforeEach(() => {
  workers = [];
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a worker starts with the first message and answers in envelopes; everything else is ignored", () => {
  const { client, messages, failures } = createClient();
  expect(workers).toHaveLength(0);
  client.post("one");
  client.post("two");
  expect(workers).toHaveLength(1);
  expect(lastWorker().posted).toEqual([wrap("one"), wrap("two")]);
  for (const foreign of [
    null,
    "ready",
    { action: "ready" },
    { protocol: "other", version: 1, message: "no" },
  ])
    lastWorker().answer(foreign);
  lastWorker().answer(wrap("yes"));
  expect({ messages, failures }).toEqual({ messages: ["yes"], failures: [] });
});

test.each([
  ["an error event", "not-loaded", () => lastWorker().dispatchEvent(new Event("error"))],
  ["an unreadable message", "not-loaded", () => lastWorker().dispatchEvent(new Event("messageerror"))],
  [
    "another version",
    "not-loaded",
    () => lastWorker().answer({ ...wrap("yes"), version: protocolVersion + 1 }),
  ],
  ["a timeout", "timeout", () => vi.advanceTimersByTime(1000)],
])("%s stops the worker once and is reported as %s; the next message starts another", (_, failure, fail) => {
  const { client, messages, failures } = createClient();
  client.post("one");
  client.startTimer(1000);
  const [first] = workers;
  fail();
  expect(failures).toEqual([failure]);
  expect(first?.isTerminated).toBe(true);
  first?.answer(wrap("late"));
  first?.dispatchEvent(new Event("error"));
  vi.advanceTimersByTime(5000);
  client.post("two");
  expect(workers).toHaveLength(2);
  expect({ messages, failures }).toEqual({ messages: [], failures: [failure] });
});

test("each stage restarts the timer, and an answer may stop it", () => {
  const { client, failures } = createClient();
  client.post("one");
  client.startTimer(1000);
  vi.advanceTimersByTime(900);
  client.startTimer(1000);
  vi.advanceTimersByTime(900);
  client.stopTimer();
  vi.advanceTimersByTime(5000);
  expect(failures).toEqual([]);
});

test("a running worker is warmed up once for each message", () => {
  const { client } = createClient();
  expect([client.warmUp("engine"), client.warmUp("engine"), client.warmUp("pdf")]).toEqual([
    true,
    false,
    true,
  ]);
  client.stop();
  expect(client.warmUp("engine")).toBe(true);
  expect(workers).toHaveLength(2);
});

test("a worker for one request stops after its response or failure", async () => {
  const asked = askWorker<string, string>(create, "one", 1000);
  lastWorker().answer(wrap("yes"));
  await expect(asked).resolves.toBe("yes");
  expect(lastWorker().isTerminated).toBe(true);
  const failed = askWorker<string, string>(create, "two", 1000);
  vi.advanceTimersByTime(1000);
  await expect(failed).rejects.toThrow("timeout");
});

test("the worker reads envelopes only, and reports what its handler throws", async () => {
  const scope = new EventTarget();
  const reported: unknown[] = [];
  vi.stubGlobal("addEventListener", scope.addEventListener.bind(scope));
  vi.stubGlobal("reportError", (error: Error) => reported.push(error.message));
  const received: string[] = [];
  openPort<string, string>(async (message) => {
    received.push(message);
    if (message === "bad") throw new Error("broken");
  });
  for (const data of ["one", wrap("two"), wrap("bad"), { ...wrap("three"), version: 0 }])
    scope.dispatchEvent(new MessageEvent("message", { data }));
  await vi.advanceTimersByTimeAsync(0);
  expect(received).toEqual(["two", "bad"]);
  expect(reported).toEqual(["The page speaks version 0", "broken"]);
});

import { isMainThread, parentPort, Worker } from "node:worker_threads";
import { describeError, print, readRequests, readText, runCommand } from "command-line";
import { CodeJudgeError, type Judgement, type Submission, taskIds } from "./index.ts";
import { loadJudge } from "./load-judge.ts";

const usage = `code-judge judge TASK FILE     a program's judgement, as JSON; - reads stdin
code-judge judge --batch       lines {id, task, code} on stdin, one result each
tasks: ${taskIds.join(", ")}`;

/** A judge is stopped after this time without a sign of life: a built-in function hangs. */
const silenceMs = 1_800;
const signOfLifeMs = 250;
const working = "working";

const endless: Judgement = {
  verdict: "does-not-run",
  growth: null,
  findings: [{ kind: "endless", line: 1, text: "One of its calls of a built-in function does not end." }],
  steps: [],
  observations: [],
  ordinary: { passed: 0, total: 0 },
  edges: { passed: 0, total: 0 },
};

type Answer = { judgement: Judgement } | { error: { code: string; message: string } };

const describe = (error: unknown) =>
  describeError(error, error instanceof CodeJudgeError ? error.code : undefined);

/** A worker that is there before its first submission. */
function startWorker(): Worker {
  return new Worker(new URL(import.meta.url));
}

let worker: Promise<Worker> | undefined;
function ready(): Promise<Worker> {
  worker ??= new Promise((resolve) => {
    const started = startWorker();
    started.once("message", () => resolve(started));
  });
  return worker;
}

/** Whether a worker must not be used again: its module is broken, or keeps memory. */
const isSpent = (answer: Answer) =>
  "error" in answer
    ? answer.error.code === "failed"
    : answer.judgement.findings.some(({ kind }) => kind === "deep-recursion" || kind === "memory");

async function judgeInWorker(submission: Submission): Promise<Answer> {
  const current = await ready();
  return new Promise((resolve) => {
    const onMessage = (message: Answer | typeof working) => {
      if (message === working) timer.refresh();
      else finish(message, isSpent(message));
    };
    const onError = () => finish({ judgement: endless }, true);
    const finish = (answer: Answer, isBroken: boolean) => {
      clearTimeout(timer);
      current.off("message", onMessage);
      current.off("error", onError);
      if (isBroken) {
        worker = undefined;
        void current.terminate();
      }
      resolve(answer);
    };
    const timer = setTimeout(onError, silenceMs);
    current.on("message", onMessage);
    current.on("error", onError);
    current.postMessage(submission);
  });
}

const resultOf = (answer: Answer) => ("judgement" in answer ? answer.judgement : answer);

async function main(): Promise<void> {
  await runCommand({
    usage,
    describe,
    commands: [
      {
        name: "judge",
        lines: () => readRequests(async (input) => resultOf(await judgeInWorker(input as Submission))),
      },
      {
        name: "judge",
        operands: 2,
        run: async ([task, file = ""]) => {
          const answer = await judgeInWorker({ task: task as Submission["task"], code: readText(file) });
          print(resultOf(answer));
          if ("error" in answer) process.exitCode = 1;
        },
      },
    ],
  });
  await (await worker)?.terminate();
}

if (isMainThread) await main();
else {
  let lastSign = performance.now();
  const onTick = () => {
    if (performance.now() - lastSign < signOfLifeMs) return;
    lastSign = performance.now();
    parentPort?.postMessage(working);
  };
  const judge = await loadJudge(undefined, onTick);
  parentPort?.on("message", (submission: Submission) => {
    let answer: Answer;
    try {
      answer = { judgement: judge(submission) };
    } catch (error) {
      answer = { error: describe(error) };
    }
    parentPort?.postMessage(answer);
  });
  parentPort?.postMessage("ready");
}

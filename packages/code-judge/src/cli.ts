import { isMainThread, parentPort, Worker } from "node:worker_threads";
import { describeError, print, readRequests, readText, runCommand } from "command-line";
import { CodeJudgeError, type Judgement, type Submission, taskIds } from "./index.ts";
import { loadJudgeInNode } from "./load-judge-in-node.ts";

const usage = `code-judge judge TASK FILE     a program's judgement, as JSON; - reads stdin
code-judge judge --batch       lines {id, task, code} on stdin, one result each
tasks: ${taskIds.join(", ")}`;

/**
 * A worker is stopped after this time without a sign of life: a built-in function hangs, and the program is not judged. A
 * busy machine must not reach it: between two signs it does work of some milliseconds.
 */
const silenceMs = 60_000;
const signOfLifeMs = 250;
const working = "working";

type Answer = { judgement: Judgement } | { error: { code: string; message: string } };

const notJudged: Answer = {
  error: {
    code: "not-judged",
    message: "The program was not judged: the sandbox gave no more signs of life",
  },
};

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

async function judgeInWorker(submission: Submission): Promise<Answer> {
  const current = await ready();
  return new Promise((resolve) => {
    const onMessage = (message: Answer | typeof working) => {
      if (message === working) timer.refresh();
      else finish(message);
    };
    const onError = () => finish(notJudged);
    const finish = (answer: Answer) => {
      clearTimeout(timer);
      current.off("message", onMessage);
      current.off("error", onError);
      if (answer === notJudged) {
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
  const { judge } = loadJudgeInNode(onTick);
  parentPort?.on("message", async (submission: Submission) => {
    let answer: Answer;
    try {
      answer = { judgement: await judge(submission) };
    } catch (error) {
      answer = { error: describe(error) };
    }
    parentPort?.postMessage(answer);
  });
  parentPort?.postMessage("ready");
}

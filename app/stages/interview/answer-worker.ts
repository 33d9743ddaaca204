import { openPort } from "#app/workers/worker-port.ts";
import type { FromAnswerWorker, ToAnswerWorker } from "./answer-messages.ts";
import { isSameEitherWay, judgeAnswer } from "./judge-answer.ts";

// Judges answers off the main thread. Its CSP allows loading this site's scripts and nothing else
// (server/http/static-files.ts), so answers can only be sent to the page.

const post = openPort<ToAnswerWorker, FromAnswerWorker>((message) => {
  if (message.kind === "warm") {
    post(message);
  } else if (message.kind === "judge") {
    post({ kind: "judged", run: message.run, answer: judgeAnswer(message.question, message.answer) });
  } else {
    post({ kind: "compared", run: message.run, isSame: isSameEitherWay(message.question, message.answer) });
  }
});

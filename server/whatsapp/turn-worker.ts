import { parentPort } from "node:worker_threads";
import { type Step, takeDocument, takeFile, takeMessage } from "#domain/chat/number-turn.ts";

type Steps = {
  takeMessage: typeof takeMessage;
  takeDocument: typeof takeDocument;
  takeFile: typeof takeFile;
};

export type StepName = keyof Steps;
/** One at a time: the answer belongs to the last request. */
export type TurnRequest = { [Name in StepName]: { name: Name; args: Parameters<Steps[Name]> } }[StepName];
export type TurnAnswer = { step: Step };

function takeStep(request: TurnRequest): Step {
  switch (request.name) {
    case "takeMessage":
      return takeMessage(...request.args);
    case "takeDocument":
      return takeDocument(...request.args);
    case "takeFile":
      return takeFile(...request.args);
  }
}

parentPort?.on("message", (request: TurnRequest) => {
  parentPort?.postMessage({ step: takeStep(request) } satisfies TurnAnswer);
});

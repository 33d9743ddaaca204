import type { z } from "zod";
import { applyWords } from "#app/apply/apply.schema.ts";
import { boardWords } from "./board/board.schema.ts";
import { copiesWords } from "./copies/copies.schema.ts";
import { frameWords } from "./frame/frame.schema.ts";
import { frontWords } from "./front/front.schema.ts";
import { messagesWords } from "./messages/messages.schema.ts";
import { peopleWords } from "./people/people.schema.ts";
import { readingWords } from "./reading/reading.schema.ts";
import { reportWords } from "./report/report.schema.ts";
import { sharingWords } from "./sharing/sharing.schema.ts";
import { startWords } from "./start/start.schema.ts";

/** The words of the pages of a round, by their names in `Content`. */
export const roundWords = {
  ownFrame: { path: "content/own-round/frame.yaml", schema: frameWords },
  ownFront: { path: "content/own-round/front.yaml", schema: frontWords },
  ownStart: { path: "content/own-round/start.yaml", schema: startWords },
  ownBoard: { path: "content/own-round/board.yaml", schema: boardWords },
  ownReading: { path: "content/own-round/reading.yaml", schema: readingWords },
  ownPeople: { path: "content/own-round/people.yaml", schema: peopleWords },
  ownMessages: { path: "content/own-round/messages.yaml", schema: messagesWords },
  ownReport: { path: "content/own-round/report.yaml", schema: reportWords },
  ownSharing: { path: "content/own-round/sharing.yaml", schema: sharingWords },
  applyLink: { path: "content/apply.yaml", schema: applyWords },
  ownCopies: { path: "content/own-round/copies.yaml", schema: copiesWords },
};
export type RoundWords = { [Name in keyof typeof roundWords]: z.infer<(typeof roundWords)[Name]["schema"]> };

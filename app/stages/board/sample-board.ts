import { fillTemplate } from "#domain/text/fill-template.ts";
import { roundLog } from "../log/use-round-log.ts";
import stageWords from "../stage-words.data.ts";
import { words } from "./board.data.ts";
import type { BoardSource } from "./board-source.ts";
import { columnIds, standings } from "./board-view.ts";
import { measures } from "./report-data.ts";
import { round, summary } from "./sample-round.data.ts";

/** The sample round, with what the visitor does to it on this page. */
export const sampleBoard: BoardSource = {
  round,
  log: roundLog,
  today: stageWords.today,
  nameOf(by) {
    if (by === undefined) return words.you;
    const colleague = round.colleagues.find(({ id }) => id === by);
    return fillTemplate(words.simulated, { name: colleague?.name ?? by });
  },
  isSample: true,
  columns: columnIds,
  standings,
  measures,
  sources: ["CAREERS_PAGE", "JOB_BOARD", "WHATSAPP", "REFERRAL", "CAMPUS"],
  summary,
};

import type { ReactNode } from "react";
import type { PersonSource } from "#domain/round/change.ts";
import type { SentMessage } from "#domain/round/log-state.ts";
import type { Standing } from "../decisions.ts";
import type { RoundLog } from "../log/round-log.ts";
import type { BoardRound } from "./board-person.ts";
import type { BoardRow } from "./board-rows.ts";
import type { ColumnId } from "./board-view.ts";
import type { Measure } from "./report-data.ts";

/** A round for the board: the sample, or one of the visitor's own. */
export type BoardSource = {
  round: BoardRound;
  /** Client only. */
  log: () => RoundLog;
  /** Today in the round, such as 2026-11-20. */
  today: string;
  /** The full name of the author of a change; of the owner or visitor, if there is none. */
  nameOf: (by: string | undefined) => string;
  /** The sample has a simulated colleague, can be started again, and can be shown with 5,000 rows. */
  isSample: boolean;
  /** What happened to whom, in one sentence. */
  summary?: string;
  /** What one's own round adds to a person: contact, résumé, notes. */
  person?: (row: BoardRow) => ReactNode;
  /** The ways in which a message leaves one's own round, as edited. The sample only marks it as sent. */
  sendBy?: (row: BoardRow, readText: () => string | undefined) => ReactNode;
  /** The way through the messages of one's own round that have not left it. The sample approves them at once. */
  sendAll?: (drafts: readonly BoardRow[]) => ReactNode;
  /** What happened to a message of one's own round. */
  sentText?: (message: SentMessage) => string;
  /** Sources by which this round can be filtered. */
  sources: readonly PersonSource[];
  /** Columns and decisions that this round can have. */
  columns: readonly ColumnId[];
  standings: readonly Standing[];
  /** The reports that it has data for; the first is shown first. */
  measures: readonly Measure[];
};

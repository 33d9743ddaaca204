import { type FieldName, fieldsOf } from "#domain/applications/fields.ts";
import type { FileStore } from "#server/files/file-store.ts";
import { findAnswers } from "#server/store/applications.ts";
import { findFile } from "#server/store/files.ts";
import { findHold } from "#server/store/holds.ts";
import type { Store } from "#server/store/open-store.ts";
import type { AnswerRow, ApplicationRow, HoldRow } from "#server/store/tables.ts";
import { findByPrivateLink } from "./links.ts";
import { findStoredData, type StoredData } from "./stored-data.ts";

/** The candidate's view of an application, through the link in its mails. */
export type MyApplicationData = Pick<
  ApplicationRow,
  "reference" | "job_title" | "arrived_at" | "erase_at" | "verified_at" | "withdrawn_at" | "retains"
> & {
  /** While a legal hold keeps it from being erased. */
  hold?: Pick<HoldRow, "held_at" | "erase_asked_at">;
  /** Undefined until the address is confirmed: it may have been mistyped, and belong to someone else. */
  sent?: Pick<ApplicationRow, FieldName | "file_name" | "no_score"> & {
    answers: (Pick<AnswerRow, "label" | "answer" | "position"> & { isFile: boolean })[];
  };
};

/** A file of the candidate, served only through the link of a confirmed address, and never if infected. */
export type OwnFile =
  | { kind: "FILE"; name: string; bytes: Buffer }
  | { kind: "GONE" | "UNCONFIRMED" | "INFECTED" | "NOT_SCANNED" };

type Parts = {
  store: Store;
  files: FileStore;
  /** Whether files are scanned. If so, only clean ones are served. */
  isScanning: boolean;
};

/** Shows candidates their own applications and gives out their data. Changes nothing. */
export function createOwnApplication({ store, files, isScanning }: Parts) {
  return {
    async application(token: string): Promise<MyApplicationData | undefined> {
      const found = await findByPrivateLink(store, token);
      if (!found) return undefined;
      const { row, isProven } = found;
      const { reference, job_title, arrived_at, erase_at, verified_at, withdrawn_at, retains } = row;
      const hold = await findHold(store, row.id);
      const state = {
        ...{ reference, job_title, arrived_at, erase_at, verified_at, withdrawn_at, retains },
        ...(hold && { hold: { held_at: hold.held_at, erase_asked_at: hold.erase_asked_at } }),
      };
      if (!isProven) return state;
      const { file_name, no_score } = row;
      const answers = (await findAnswers(store, row.id)).map(({ label, answer, position, file }) => ({
        ...{ label, answer, position, isFile: file !== "" },
      }));
      return { ...state, sent: { ...fieldsOf(row), file_name, no_score, answers } };
    },

    async storedData(token: string): Promise<StoredData | "UNCONFIRMED" | undefined> {
      const found = await findByPrivateLink(store, token);
      return found && (found.isProven ? findStoredData(store, found.row) : "UNCONFIRMED");
    },

    /** The résumé, or the file that answers the question at a position. */
    async file(token: string, position?: number): Promise<OwnFile> {
      const found = await findByPrivateLink(store, token);
      if (!found) return { kind: "GONE" };
      const { row, isProven } = found;
      if (!isProven) return { kind: "UNCONFIRMED" };
      const answer =
        position === undefined
          ? { file: row.file, answer: row.file_name }
          : (await findAnswers(store, row.id)).find((candidate) => candidate.position === position);
      const file = answer?.file ? await findFile(store, answer.file) : undefined;
      if (!answer || !file) return { kind: "GONE" };
      if (file.scan === "infected") return { kind: "INFECTED" };
      if (isScanning && file.scan !== "clean") return { kind: "NOT_SCANNED" };
      return { kind: "FILE", name: answer.answer, bytes: await files.read(file.hash) };
    },
  };
}

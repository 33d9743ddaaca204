import { setTimeout as wait } from "node:timers/promises";
import { type FieldName, fieldsOf } from "#domain/applications/fields.ts";
import { hourMs } from "#domain/time.ts";
import type { UploadedFile } from "#domain/upload.ts";
import type { FileStore } from "#server/files/file-store.ts";
import { createRateLimit } from "#server/http/rate-limit.ts";
import { errorCode, log, logRefusal } from "#server/log.ts";
import {
  findAnswers,
  findApplication,
  findApplicationByReference,
  findApplicationsByEmail,
  takeBackConsent,
  verifyApplication,
  withdrawApplication,
} from "#server/store/applications.ts";
import { findFile, findUpload } from "#server/store/files.ts";
import { mayMail } from "#server/store/mail-limit.ts";
import type { Store } from "#server/store/open-store.ts";
import { enqueue } from "#server/store/outbox-table.ts";
import { findScore } from "#server/store/scores.ts";
import type {
  AnswerRow,
  ApplicationRow,
  ChatRow,
  FileRow,
  OutboxRow,
  ScoreRow,
  TokenRow,
} from "#server/store/tables.ts";
import { findToken } from "#server/store/tokens.ts";
import type { Eraser } from "./erase-application.ts";

/** Guesses and requests per network; mails per address. */
const perClient = { limit: 60, window: hourMs };
const perEmail = { limit: 3, window: hourMs };
/** Minimum duration of a request for links, to hide whether an address has applications. */
export const minAnswerMs = 150;
/** State of a link that confirms an address, with the title of its posting. */
export type Verification = { state: "OPEN" | "DONE" | "GONE"; jobTitle?: string };

/** The candidate's view of an application, through the link in its mails. */
export type MyApplicationData = Pick<
  ApplicationRow,
  "reference" | "job_title" | "arrived_at" | "erase_at" | "verified_at" | "withdrawn_at" | "retains"
> & {
  /** Undefined until the address is confirmed: it may have been mistyped, and belong to someone else. */
  sent?: Pick<ApplicationRow, FieldName | "file_name" | "no_score"> & {
    answers: (Pick<AnswerRow, "label" | "answer" | "position"> & { isFile: boolean })[];
  };
};

/** All stored data about an application. */
export type StoredData = {
  application: ApplicationRow;
  answers: Omit<AnswerRow, "application">[];
  files: FileRow[];
  score: ScoreRow | undefined;
  /** Mails and other tasks. */
  tasks: Pick<OutboxRow, "kind" | "state" | "created_at">[];
  links: Pick<TokenRow, "purpose" | "expires_at">[];
  /** The conversation that led to the application. */
  chats: Pick<ChatRow, "number" | "conversation" | "heard_at">[];
};

/** A file of the candidate, served only through the link of a confirmed address, and never if infected. */
export type OwnFile =
  | { kind: "FILE"; name: string; bytes: Buffer }
  | { kind: "GONE" | "UNCONFIRMED" | "INFECTED" | "NOT_SCANNED" };

type Parts = {
  store: Store;
  files: FileStore;
  eraser: Eraser;
  /** Whether files are scanned. If so, only clean ones are served. */
  isScanning: boolean;
  wakeOutbox: () => void;
};

async function findStoredData(store: Store, application: ApplicationRow): Promise<StoredData> {
  const { db } = store;
  const { id, file } = application;
  const answers = (await findAnswers(store, id)).map(({ application: _, ...answer }) => answer);
  const hashes = [file, ...answers.map((answer) => answer.file)].filter(Boolean);
  const [files, score, tasks, links, chats] = await Promise.all([
    hashes.length === 0 ? [] : db.selectFrom("files").selectAll().where("hash", "in", hashes).execute(),
    findScore(store, id),
    db
      .selectFrom("outbox")
      .select(["kind", "state", "created_at"])
      .where("subject", "=", id)
      .orderBy("created_at")
      .execute(),
    db.selectFrom("tokens").select(["purpose", "expires_at"]).where("application", "=", id).execute(),
    db
      .selectFrom("chats")
      .select(["number", "conversation", "heard_at"])
      .where("application", "=", id)
      .execute(),
  ]);
  return { application, answers, files, score, tasks, links, chats };
}

/** Operations of candidates on their own applications. The token from a mail is the only credential. */
export function createApplicationAccess({ store, files, eraser, isScanning, wakeOutbox }: Parts) {
  const countClient = createRateLimit(perClient);
  const countEmail = createRateLimit(perEmail);

  async function findByToken(
    token: string,
    purpose: TokenRow["purpose"],
  ): Promise<{ row: ApplicationRow; isExpired: boolean } | undefined> {
    const tokenRow = await findToken(store, token, purpose);
    const row = tokenRow && (await findApplication(store, tokenRow.application));
    return row && { row, isExpired: tokenRow.expires_at <= Date.now() };
  }

  /** `isProven`: the address was confirmed, or the link was sent to the candidate's own number. */
  async function findByPrivateLink(
    token: string,
  ): Promise<{ row: ApplicationRow; isProven: boolean } | undefined> {
    const ofMail = await findByToken(token, "private");
    const match = ofMail ?? (await findByToken(token, "number"));
    if (!match || match.isExpired) return undefined;
    return { row: match.row, isProven: !ofMail || match.row.verified_at !== null };
  }

  async function findVerification(token: string): Promise<Verification & { id?: string }> {
    const match = await findByToken(token, "verify");
    if (!match) return { state: "GONE" };
    const { id, job_title: jobTitle, verified_at } = match.row;
    // A used link still reports that the address is confirmed, even after it has expired.
    if (verified_at !== null) return { state: "DONE", jobTitle, id };
    return match.isExpired ? { state: "GONE" } : { state: "OPEN", jobTitle, id };
  }

  return {
    async findReceipt(reference: string) {
      const row = await findApplicationByReference(store, reference);
      return row && { reference, arrivedAt: row.arrived_at };
    },

    /** @throws {Error} if the store is unavailable: the upload may exist */
    async findUpload(id: string): Promise<UploadedFile | undefined> {
      try {
        return await findUpload(store, id);
      } catch (error) {
        log("error", "upload-lookup-failed", { failure: errorCode(error) });
        throw error;
      }
    },

    /** Changes nothing, because mail scanners open links, too. */
    async verification(token: string): Promise<Verification> {
      const { id: _, ...verification } = await findVerification(token);
      return verification;
    },

    /** Idempotent. */
    async verify(token: string): Promise<Verification> {
      const { id, state, jobTitle } = await findVerification(token);
      if (id === undefined || state === "GONE") return { state: "GONE" };
      if (await verifyApplication(store, id)) wakeOutbox();
      return { state: "DONE", jobTitle };
    },

    async application(token: string): Promise<MyApplicationData | undefined> {
      const found = await findByPrivateLink(token);
      if (!found) return undefined;
      const { row, isProven } = found;
      const { reference, job_title, arrived_at, erase_at, verified_at, withdrawn_at, retains } = row;
      const state = { reference, job_title, arrived_at, erase_at, verified_at, withdrawn_at, retains };
      if (!isProven) return state;
      const { file_name, no_score } = row;
      const answers = (await findAnswers(store, row.id)).map(({ label, answer, position, file }) => ({
        ...{ label, answer, position, isFile: file !== "" },
      }));
      return { ...state, sent: { ...fieldsOf(row), file_name, no_score, answers } };
    },

    async storedData(token: string): Promise<StoredData | "UNCONFIRMED" | undefined> {
      const found = await findByPrivateLink(token);
      return found && (found.isProven ? findStoredData(store, found.row) : "UNCONFIRMED");
    },

    /** The résumé, or the file that answers the question at a position. */
    async file(token: string, position?: number): Promise<OwnFile> {
      const found = await findByPrivateLink(token);
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

    /** Takes back the voluntary consent. */
    async takeBackConsent(token: string): Promise<boolean> {
      const row = (await findByPrivateLink(token))?.row;
      if (row && (await takeBackConsent(store, row.id))) log("info", "consent-taken-back", { id: row.id });
      return row !== undefined;
    },

    /** @returns whether there is such an application */
    async withdraw(token: string): Promise<boolean> {
      const row = (await findByPrivateLink(token))?.row;
      if (row && (await withdrawApplication(store, row.id))) wakeOutbox();
      return row !== undefined;
    },

    /** @returns whether there was an application to erase */
    async erase(token: string): Promise<boolean> {
      const row = (await findByPrivateLink(token))?.row;
      if (!row) return false;
      await eraser.eraseApplication(row.id);
      wakeOutbox();
      return true;
    },

    /**
     * Mails new links for all applications of an address, in one mail. Response and timing are the same for
     * unknown addresses: the mail is sent later, and the minimum duration hides the extra row. Suspected bots
     * get a mail, too: the request comes from a person.
     */
    async requestLinks(email: string, client: string): Promise<"ACCEPTED" | "TOO_MANY" | "UNAVAILABLE"> {
      if (!countClient(client).isAllowed) {
        logRefusal("links-too-many");
        return "TOO_MANY";
      }
      const minDuration = wait(minAnswerMs);
      try {
        const [newest] = await findApplicationsByEmail(store, email);
        const isAllowed = countEmail(email).isAllowed;
        const now = Date.now();
        await store.inTransaction(async (tx) => {
          const isMailed = await mayMail(store, tx, email, now);
          if (newest && isAllowed && isMailed) await enqueue(tx, "application-links", newest.id, now);
        });
        wakeOutbox();
        await minDuration;
        return "ACCEPTED";
      } catch (error) {
        log("error", "links-not-enqueued", { failure: errorCode(error) });
        return "UNAVAILABLE";
      }
    },

    /**
     * Counts a token that opens nothing: no candidate needs 60 of them per hour. Valid tokens are never
     * refused.
     * @returns false above the limit
     */
    allowGuess: (client: string): boolean => {
      logRefusal("unknown-link");
      return countClient(client).isAllowed;
    },
  };
}

export type ApplicationAccess = ReturnType<typeof createApplicationAccess>;

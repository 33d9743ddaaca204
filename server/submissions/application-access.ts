import { setTimeout as wait } from "node:timers/promises";
import { hourMs } from "#domain/time.ts";
import type { FileStore } from "#server/files/file-store.ts";
import { createRateLimit } from "#server/http/rate-limit.ts";
import { errorCode, log } from "#server/log.ts";
import {
  findAnswers,
  findApplication,
  findApplicationByReference,
  findApplicationsByEmail,
  verifyApplication,
  withdrawApplication,
} from "#server/store/applications.ts";
import { findFile, findUpload } from "#server/store/files.ts";
import type { Store } from "#server/store/open-store.ts";
import { enqueue } from "#server/store/outbox-table.ts";
import type { AnswerRow, ApplicationRow, TokenRow } from "#server/store/tables.ts";
import { findToken } from "#server/store/tokens.ts";
import type { Eraser } from "./erase-application.ts";

/** Guesses and requests from one network; mails to one address. */
const perClient = { limit: 60, window: hourMs };
const perEmail = { limit: 3, window: hourMs };
/** Minimum duration of a request for links: hides whether an address has applications. */
export const minAnswerMs = 150;
/** Applications per request; each gets its own mail. */
const maxLinks = 10;

/** State of a link that confirms an address, and the title of its posting. */
export type Verification = { state: "OPEN" | "DONE" | "GONE"; jobTitle?: string };

/** The candidate's view of an application, through the link in its mails. */
export type OwnApplication = Omit<ApplicationRow, "id" | "digest" | "suspicion"> & {
  answers: Pick<AnswerRow, "label" | "kind" | "answer">[];
  scan: string;
};

export type UploadedFile = { id: string; name: string; size: number; hash: string };

type Parts = {
  store: Store;
  files: FileStore;
  eraser: Eraser;
  wakeOutbox: () => void;
};

/** The operations of candidates on their own applications. The token from a mail is the only key. */
export function createApplicationAccess({ store, files, eraser, wakeOutbox }: Parts) {
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

  async function findOwn(token: string): Promise<ApplicationRow | undefined> {
    const match = await findByToken(token, "private");
    return match && !match.isExpired ? match.row : undefined;
  }

  async function findVerification(token: string): Promise<Verification & { id?: string }> {
    const match = await findByToken(token, "verify");
    if (!match) return { state: "GONE" };
    const { id, job_title: jobTitle, verified_at } = match.row;
    // A used link still says that the address is confirmed, even after it has expired.
    if (verified_at !== null) return { state: "DONE", jobTitle, id };
    return match.isExpired ? { state: "GONE" } : { state: "OPEN", jobTitle, id };
  }

  return {
    async findReceipt(reference: string) {
      const row = await findApplicationByReference(store, reference);
      return row && { reference, arrivedAt: row.arrived_at, isMailed: row.suspicion === "" };
    },

    /** @throws {Error} when the store does not answer: the upload may exist */
    async findUpload(id: string): Promise<UploadedFile | undefined> {
      try {
        return await findUpload(store, id);
      } catch (error) {
        log("error", "upload-lookup-failed", { failure: errorCode(error) });
        throw error;
      }
    },

    /** Changes nothing: mail scanners open links, too. */
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

    async application(token: string): Promise<OwnApplication | undefined> {
      const row = await findOwn(token);
      if (!row) return undefined;
      const answers = await findAnswers(store, row.id);
      const file = await findFile(store, row.file);
      const { id: _, digest: __, suspicion: ___, ...visible } = row;
      return {
        ...visible,
        answers: answers.map(({ label, kind, answer }) => ({ label, kind, answer })),
        scan: file?.scan ?? "unscanned",
      };
    },

    async file(token: string): Promise<{ name: string; bytes: Buffer } | undefined> {
      const row = await findOwn(token);
      return row && { name: row.file_name, bytes: await files.read(row.file) };
    },

    async withdraw(token: string): Promise<void> {
      const row = await findOwn(token);
      if (row && (await withdrawApplication(store, row.id))) wakeOutbox();
    },

    /** @returns whether there was an application to erase */
    async erase(token: string): Promise<boolean> {
      const row = await findOwn(token);
      if (!row) return false;
      await eraser.eraseApplication(row.id);
      wakeOutbox();
      return true;
    },

    /**
     * Mails new links for all applications of an address. The answer and its time are the same without any: the mails are
     * sent later, and the minimum duration hides the extra rows.
     */
    async requestLinks(email: string, client: string): Promise<"ACCEPTED" | "TOO_MANY" | "UNAVAILABLE"> {
      if (!countClient(client).isAllowed) return "TOO_MANY";
      const minDuration = wait(minAnswerMs);
      try {
        const rows = await findApplicationsByEmail(store, email);
        const isMailed = countEmail(email).isAllowed;
        const now = Date.now();
        await store.inTransaction(async (tx) => {
          for (const { id, suspicion } of isMailed ? rows.slice(0, maxLinks) : []) {
            if (suspicion === "") await enqueue(tx, "application-links", id, now);
          }
        });
        wakeOutbox();
        await minDuration;
        return "ACCEPTED";
      } catch (error) {
        log("error", "links-not-enqueued", { failure: errorCode(error) });
        return "UNAVAILABLE";
      }
    },

    /** Whether a visitor may try another token: no candidate needs 60 tries an hour. */
    allowGuess: (client: string): boolean => countClient(client).isAllowed,
  };
}

export type ApplicationAccess = ReturnType<typeof createApplicationAccess>;

import { setTimeout as wait } from "node:timers/promises";
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
import type { EraseEverything } from "./erase-application.ts";

const hour = 60 * 60 * 1000;
/** Guesses and requests from one network; mails to one address. */
const perClient = { limit: 60, window: hour };
const perEmail = { limit: 3, window: hour };
/** Milliseconds that asking for links takes at least: what is written down for an address is not heard in the time. */
export const minAnswerMs = 150;
/** Nobody applies for more at once; each is one mail. */
const maxLinks = 10;

/** How a link to confirm an address stands; what it stands for is said to nobody who does not have it. */
export type Verification = { state: "OPEN" | "DONE" | "GONE"; jobTitle?: string | undefined };

/** What a candidate sees of an application by the link of its mails. */
export type OwnApplication = Omit<ApplicationRow, "id" | "digest" | "suspicion"> & {
  answers: Pick<AnswerRow, "label" | "kind" | "answer">[];
  scan: string;
};

export type UploadedFile = { id: string; name: string; size: number; hash: string };

type Parts = {
  store: Store;
  files: FileStore;
  eraseEverything: EraseEverything;
  wakeOutbox: () => void;
};

/** What candidates may do with their own applications; a secret from a mail is the only key. */
export function createApplicationAccess({ store, files, eraseEverything, wakeOutbox }: Parts) {
  const countClient = createRateLimit(perClient);
  const countEmail = createRateLimit(perEmail);

  async function byToken(
    token: string,
    purpose: TokenRow["purpose"],
  ): Promise<{ row: ApplicationRow; isOver: boolean } | undefined> {
    const found = await findToken(store, token, purpose);
    const row = found && (await findApplication(store, found.application));
    return row && { row, isOver: found.expires_at <= Date.now() };
  }

  async function own(token: string): Promise<ApplicationRow | undefined> {
    const found = await byToken(token, "private");
    return found && !found.isOver ? found.row : undefined;
  }

  async function verificationOf(token: string): Promise<Verification & { id?: string }> {
    const found = await byToken(token, "verify");
    if (!found) return { state: "GONE" };
    const { id, job_title: jobTitle, verified_at } = found.row;
    // Who confirmed and comes back by the same link is told so, also when its time is over.
    if (verified_at !== null) return { state: "DONE", jobTitle, id };
    return found.isOver ? { state: "GONE" } : { state: "OPEN", jobTitle, id };
  }

  return {
    async findReceipt(reference: string) {
      const row = await findApplicationByReference(store, reference);
      return row && { reference, arrivedAt: row.arrived_at, isMailed: row.suspicion === "" };
    },

    /** @throws {Error} where the store does not answer: whether the file is there is not known then */
    async findUpload(id: string): Promise<UploadedFile | undefined> {
      try {
        return await findUpload(store, id);
      } catch (error) {
        log("error", "upload-not-looked-up", { failure: errorCode(error) });
        throw error;
      }
    },

    /** Changes nothing: programs that look at mails open links, too. */
    async verification(token: string): Promise<Verification> {
      const { id: _, ...verification } = await verificationOf(token);
      return verification;
    },

    /** As often as one likes: the second time it is done already. */
    async verify(token: string): Promise<Verification> {
      const { id, state, jobTitle } = await verificationOf(token);
      if (id === undefined || state === "GONE") return { state: "GONE" };
      if (await verifyApplication(store, id)) wakeOutbox();
      return { state: "DONE", jobTitle };
    },

    async application(token: string): Promise<OwnApplication | undefined> {
      const row = await own(token);
      if (!row) return undefined;
      const answers = await findAnswers(store, row.id);
      const file = await findFile(store, row.file);
      const { id: _, digest: __, suspicion: ___, ...shown } = row;
      return {
        ...shown,
        answers: answers.map(({ label, kind, answer }) => ({ label, kind, answer })),
        scan: file?.scan ?? "unscanned",
      };
    },

    async file(token: string): Promise<{ name: string; bytes: Buffer } | undefined> {
      const row = await own(token);
      return row && { name: row.file_name, bytes: await files.read(row.file) };
    },

    async withdraw(token: string): Promise<void> {
      const row = await own(token);
      if (row && (await withdrawApplication(store, row.id))) wakeOutbox();
    },

    /** @returns whether there was something to erase */
    async erase(token: string): Promise<boolean> {
      const row = await own(token);
      if (!row) return false;
      await eraseEverything(row.id);
      wakeOutbox();
      return true;
    },

    /**
     * Mails new links for all applications of an address. It says the same and takes as long whether there are any:
     * what it finds is mailed later, and a row more or less is done within the time that all take.
     */
    async requestLinks(email: string, client: string): Promise<"ASKED" | "TOO_MANY" | "UNAVAILABLE"> {
      if (!countClient(client).isAllowed) return "TOO_MANY";
      const answering = wait(minAnswerMs);
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
        await answering;
        return "ASKED";
      } catch (error) {
        log("error", "links-not-owed", { failure: errorCode(error) });
        return "UNAVAILABLE";
      }
    },

    /** Whether a visitor may try another secret: a thousand guesses an hour are none of a candidate. */
    allowGuess: (client: string): boolean => countClient(client).isAllowed,
  };
}

export type ApplicationAccess = ReturnType<typeof createApplicationAccess>;

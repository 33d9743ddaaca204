import type { NewApplication } from "#server/store/applications.ts";
import type { NewMessage } from "#server/store/messages.ts";
import type { CandidateDesk } from "./application-access.ts";
import type { Unproven } from "./proof-of-work.ts";
import type { Received } from "./submit-message.ts";

/** What was kept, as its sender may see it by the reference: nothing that says who they are. */
export type Receipt = { reference: string; arrivedAt: number; isMailed: boolean };

/** What came of a form; `proof` is what it brought of the challenge, where one is set. */
type Answered = Promise<Received | Unproven>;

/** What stands behind the pages; the app's actions and loaders get it with each request. */
export type SiteServices = {
  receiveMessage: (message: NewMessage, proof: string) => Answered;
  findReceipt: (reference: string) => Promise<Receipt | undefined>;
  receiveApplication: (application: NewApplication, proof: string) => Answered;
  candidates: Omit<CandidateDesk, "requestLinks" | "mayTry"> & {
    requestLinks: (email: string) => ReturnType<CandidateDesk["requestLinks"]>;
    mayTry: () => boolean;
  };
};

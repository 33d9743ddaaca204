import type { NewApplication } from "#server/store/applications.ts";
import type { NewMessage } from "#server/store/messages.ts";
import type { ApplicationAccess } from "./application-access.ts";
import type { ProofRequired } from "./proof-of-work.ts";
import type { SubmissionResult } from "./submit-message.ts";

/** What was kept, as its sender may see it by the reference: nothing that says who they are. */
export type Receipt = { reference: string; arrivedAt: number; isMailed: boolean };

/** What came of a form; `proof` is what it brought of the challenge, where one is set. */
type WithProof = Promise<SubmissionResult | ProofRequired>;

/** What stands behind the pages; the app's actions and loaders get it with each request. */
export type SiteServices = {
  receiveMessage: (message: NewMessage, proof: string) => WithProof;
  findReceipt: (reference: string) => Promise<Receipt | undefined>;
  receiveApplication: (application: NewApplication, proof: string) => WithProof;
  candidates: Omit<ApplicationAccess, "requestLinks" | "allowGuess"> & {
    requestLinks: (email: string) => ReturnType<ApplicationAccess["requestLinks"]>;
    allowGuess: () => boolean;
  };
};

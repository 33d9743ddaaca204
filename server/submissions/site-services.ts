import type { NewApplication } from "#server/store/applications.ts";
import type { NewMessage } from "#server/store/messages.ts";
import type { ApplicationAccess } from "./application-access.ts";
import type { ProofRequired } from "./proof-of-work.ts";
import type { SubmissionResult } from "./submit.ts";

/** The sender's view of a saved submission: no personal data, since the reference is its only key. */
export type Receipt = { reference: string; arrivedAt: number; isMailed: boolean };

type WithProof = Promise<SubmissionResult | ProofRequired>;

/** The server's services for the app's loaders and actions, created for each request. `proof` solves a challenge. */
export type SiteServices = {
  submitMessage: (message: NewMessage, proof: string) => WithProof;
  findReceipt: (reference: string) => Promise<Receipt | undefined>;
  submitApplication: (application: NewApplication, proof: string) => WithProof;
  candidates: Omit<ApplicationAccess, "requestLinks" | "allowGuess"> & {
    requestLinks: (email: string) => ReturnType<ApplicationAccess["requestLinks"]>;
    allowGuess: () => boolean;
  };
};

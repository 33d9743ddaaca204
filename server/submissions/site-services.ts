import type { Booking } from "#domain/booking/booking.schema.ts";
import type { NewApplication } from "#server/store/applications.ts";
import type { NewMessage } from "#server/store/messages.ts";
import { findBookedTimes, findMessageByReference, parseBooking } from "#server/store/messages.ts";
import type { Store } from "#server/store/open-store.ts";
import type { ApplicationAccess } from "./application-access.ts";
import type { ProofOfWork, ProofRequired } from "./proof-of-work.ts";
import type { SubmissionResult } from "./submit.ts";
import { createApplicationSubmission } from "./submit-application.ts";
import { createMessageSubmission, type TimeTaken } from "./submit-message.ts";

/** The sender's view of a saved submission. No personal data: the reference is the only credential. */
export type Receipt = {
  reference: string;
  arrivedAt: number;
  /** The booked demo, if it is one. */
  booking?: Pick<Booking, "times" | "zone"> | undefined;
};

type WithProof<Refusal = never> = Promise<SubmissionResult | ProofRequired | Refusal>;

/** The server's services for loaders and actions, on behalf of one client. `proof` solves a challenge. */
export type SiteServices = {
  submitMessage: (message: NewMessage, proof: string) => WithProof<TimeTaken>;
  findReceipt: (reference: string) => Promise<Receipt | undefined>;
  /** Beginnings of the demos that are booked after a time. */
  findBookedTimes: (after: number) => Promise<number[]>;
  submitApplication: (application: NewApplication, proof: string) => WithProof;
  applications: Omit<ApplicationAccess, "requestLinks" | "allowGuess"> & {
    requestLinks: (email: string) => ReturnType<ApplicationAccess["requestLinks"]>;
    allowGuess: () => boolean;
  };
};

type Parts = {
  store: Store;
  applications: ApplicationAccess;
  proofOfWork: ProofOfWork;
  wakeOutbox: () => void;
};

/** @returns the services for a client, to which rate limits and guesses are attributed */
export function createSiteServices({ store, applications, proofOfWork, wakeOutbox }: Parts) {
  const submitMessage = createMessageSubmission(store, wakeOutbox);
  const submitApplication = createApplicationSubmission(store, wakeOutbox);
  const { requireProof } = proofOfWork;

  return (client: string): SiteServices => ({
    submitMessage: (message, proof) => requireProof(proof, () => submitMessage(message, client)),
    findReceipt: async (reference) => {
      const message = await findMessageByReference(store, reference);
      return message && { reference, arrivedAt: message.arrived_at, booking: parseBooking(message) };
    },
    findBookedTimes: (after) => findBookedTimes(store, after),
    submitApplication: (application, proof) =>
      requireProof(proof, () => submitApplication(application, client)),
    applications: {
      ...applications,
      requestLinks: (email) => applications.requestLinks(email, client),
      allowGuess: () => applications.allowGuess(client),
    },
  });
}

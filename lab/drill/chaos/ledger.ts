import { appendFileSync } from "node:fs";

/** State of a candidate's operation: not sent, sent without a response yet, or acknowledged by the site. */
type Progress = "NONE" | "SENT" | "ACKNOWLEDGED";

/** Each candidate applies once, so the address is the key. */
export type ApplicationEntry = {
  email: string;
  /** SHA-256 of the résumé, and whether the scanner must find it infected. */
  hash: string;
  isInfected: boolean;
  /** From the receipt; set once the site has acknowledged. */
  reference?: string;
  confirmation: Progress;
  withdrawal: Progress;
  erasure: Progress;
  /** The form was sent more than once, with a wrong clock in between: it may be stored twice. */
  mayBeDouble?: boolean;
};

export type MessageEntry = { email: string; text: string; reference?: string };

/** An operation on an application, named as on the candidate's page. */
export type Operation = "confirmation" | "withdrawal" | "erasure";

/**
 * Records everything that was sent to the site and everything that it acknowledged; never queries the site.
 * Each line is written before the same visitor's next request.
 */
export function createLedger(file: string) {
  const applications = new Map<string, ApplicationEntry>();
  const messages = new Map<string, MessageEntry>();
  const write = (line: object) => appendFileSync(file, `${JSON.stringify({ at: Date.now(), ...line })}\n`);

  return {
    applications,
    messages,
    sendApplication(email: string, hash: string, isInfected: boolean): ApplicationEntry {
      const progress = { confirmation: "NONE", withdrawal: "NONE", erasure: "NONE" } as const;
      const entry: ApplicationEntry = { email, hash, isInfected, ...progress };
      applications.set(email, entry);
      write({ sent: "application", ...entry });
      return entry;
    },
    sendMessage(email: string, text: string): MessageEntry {
      const entry: MessageEntry = { email, text };
      messages.set(email, entry);
      write({ sent: "message", ...entry });
      return entry;
    },
    /** The site showed a receipt. */
    acknowledge(entry: ApplicationEntry | MessageEntry, reference: string): void {
      entry.reference = reference;
      write({ acknowledged: entry.email, reference });
    },
    send(entry: ApplicationEntry, operation: Operation): void {
      if (entry[operation] === "NONE") entry[operation] = "SENT";
      write({ sent: operation, email: entry.email });
    },
    acknowledgeOperation(entry: ApplicationEntry, operation: Operation): void {
      entry[operation] = "ACKNOWLEDGED";
      write({ acknowledged: operation, email: entry.email });
    },
  };
}
export type Ledger = ReturnType<typeof createLedger>;

import type { Contact } from "./contact-worker.ts";
import { askWorker } from "./worker-client.ts";

/** After this time a résumé is not used for suggestions. */
const timeoutMs = 15_000;

/** Reads contact details from a résumé on the device; empty on failure. */
export function readContact(file: File): Promise<Contact> {
  const create = () => new Worker(new URL("./contact-worker.ts", import.meta.url), { type: "module" });
  return askWorker<File, Contact>(create, file, timeoutMs).catch(() => ({}));
}

import { askWorker } from "#app/workers/worker-client.ts";
import type { Contact } from "./contact-worker.ts";

/** A résumé that takes longer suggests nothing. */
const timeoutMs = 15_000;

/** Reads the contact details of a résumé on the device; none where it fails. */
export function readContact(file: File): Promise<Contact> {
  const create = () => new Worker(new URL("./contact-worker.ts", import.meta.url), { type: "module" });
  return askWorker<File, Contact>(create, file, timeoutMs).catch(() => ({}));
}

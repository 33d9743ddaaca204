import { type ContactField, contactFields } from "#domain/applications/fields.ts";
import { openPort } from "./worker-port.ts";

// Reads contact details from a résumé off the main thread. The worker's Content-Security-Policy allows only
// scripts of this site.

export type Contact = Partial<Record<ContactField, string>>;

async function readContact(file: File): Promise<Contact> {
  try {
    const { readResume } = await import("resume-match");
    const { resume } = await readResume(new Uint8Array(await file.arrayBuffer()), { timers: globalThis });
    const { basics } = resume;
    return Object.fromEntries(contactFields.flatMap((name) => (basics[name] ? [[name, basics[name]]] : [])));
  } catch {
    // An unreadable file can still be submitted; only the suggestions are missing.
    return {};
  }
}

const post = openPort<File, Contact>(async (file) => {
  post(await readContact(file));
});

import { openPort } from "#app/workers/worker-port.ts";
import { type ContactField, contactFields } from "#domain/applications/fields.ts";

// Reads the contact details of a résumé off the page's thread. Its policy allows it to load this site's scripts and
// nothing else.

export type Contact = Partial<Record<ContactField, string>>;

async function readContact(file: File): Promise<Contact> {
  try {
    const { readResume } = await import("resume-match");
    const { resume } = await readResume(new Uint8Array(await file.arrayBuffer()), { timers: globalThis });
    const { basics } = resume;
    return Object.fromEntries(contactFields.flatMap((name) => (basics[name] ? [[name, basics[name]]] : [])));
  } catch {
    // An unreadable file can still be sent; it suggests nothing.
    return {};
  }
}

const post = openPort<File, Contact>(async (file) => {
  post(await readContact(file));
});

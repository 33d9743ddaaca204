import { openPort } from "#app/workers/worker-port.ts";

// Reads the contact details of a résumé off the page's thread. Its policy allows it to load this site's scripts and
// nothing else.

export type Contact = { name?: string; email?: string; phone?: string };

async function readContact(file: File): Promise<Contact> {
  try {
    const { readResume } = await import("resume-match");
    const { resume } = await readResume(new Uint8Array(await file.arrayBuffer()), { timers: globalThis });
    const { name, email, phone } = resume.basics;
    return { ...(name && { name }), ...(email && { email }), ...(phone && { phone }) };
  } catch {
    // An unreadable file can still be sent; it suggests nothing.
    return {};
  }
}

const post = openPort<File, Contact>(async (file) => {
  post(await readContact(file));
});

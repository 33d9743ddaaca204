// Reads a résumé off the page's thread for what stands at its top. Its own policy lets it load this site's scripts and
// ask for nothing else.

/** What stands at the top of a résumé. */
export type FromContactWorker = { name?: string; email?: string; phone?: string };

addEventListener("message", async ({ data }: MessageEvent<unknown>) => {
  if (!(data instanceof File)) return;
  const found: FromContactWorker = {};
  try {
    const { readResume } = await import("resume-match");
    const { resume } = await readResume(new Uint8Array(await data.arrayBuffer()));
    const { name, email, phone } = resume.basics;
    Object.assign(found, { ...(name && { name }), ...(email && { email }), ...(phone && { phone }) });
  } catch {
    // A file that cannot be read here may be sent all the same; there is nothing to suggest.
  }
  postMessage(found);
});

import { z } from "zod";
import { link, strictEntry, text } from "#domain/schema/content-fields.ts";

/** Server-rendered texts. The demo loads the others (`content/bulk-match.yaml`). */
export const bulkMatchSection = strictEntry({
  kind: z.literal("BULK_MATCH"),
  title: text("the section's heading", 80),
  subtitle: text("one to three sentences", 320),
  promise: text("where the work is done", 120),
  privacy: strictEntry({ title: text("the link to the privacy text", 60), url: link }),
  open: text("the button that opens the demo; it opens by itself when it comes near", 40),
  noScripts: text("what to do without JavaScript", 300),
  notLoaded: text("the text when the demo could not be loaded, with the next step", 160),
});

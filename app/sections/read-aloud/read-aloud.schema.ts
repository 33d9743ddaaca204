import { z } from "zod";
import { link, list, slug, strictEntry, text } from "#domain/schema/content-fields.ts";

/** A small /pronunciation-test, which loads its other texts (`content/pronunciation-test.yaml`). */
export const readAloudSection = strictEntry({
  kind: z.literal("READ_ALOUD"),
  title: text("the section's heading", 80),
  subtitle: text("one to three sentences", 320),
  prompts: list(slug, "ids of texts in content/pronunciation-test.yaml", 1, 4),
  more: strictEntry({ title: text("the link to the page of the tool", 60), url: link }),
  open: text("the button that opens the recorder; it opens by itself when it comes near", 40),
  noScripts: text("what to do without JavaScript", 300),
  notLoaded: text("the text when the recorder could not be loaded, with the next step", 160),
});

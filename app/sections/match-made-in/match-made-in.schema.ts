import { z } from "zod";
import { iconCard, link, list, strictEntry, text } from "#domain/schema/content-fields.ts";

const role = strictEntry({
  ...iconCard,
  skills: list(text("a skill that is assessed", 40), "skills", 2, 6),
  url: link.optional(),
});

export const matchMadeInSection = strictEntry({
  kind: z.literal("MATCH_MADE_IN"),
  title: text("the section's heading", 80),
  subtitle: text("one to three sentences", 320),
  roles: list(role, "roles", 3, 3),
});

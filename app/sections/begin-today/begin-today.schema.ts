import { z } from "zod";
import { action, list, strictEntry, text } from "#domain/schema/content-fields.ts";

export const beginTodaySection = strictEntry({
  kind: z.literal("BEGIN_TODAY"),
  title: text("the invitation", 80),
  subtitle: text("one or two sentences", 240),
  actions: list(action, "actions", 1, 2),
});

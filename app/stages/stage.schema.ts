import type { z } from "zod";
import { choice } from "#domain/schema/content-fields.ts";

/** The stages: each product's screen, drawn from the hiring round. */
export const stageName = choice("the product that the page opens on", [
  "MATCH",
  "RANKING",
  "BOARD",
  "INTERVIEW",
  "INSIGHTS",
  "EDITOR",
  "SESSION",
  "CHAT",
  "PLAN",
]);
export type StageName = z.infer<typeof stageName>;

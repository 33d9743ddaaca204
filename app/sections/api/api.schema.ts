import { z } from "zod";
import { strictEntry, text } from "#domain/schema/content-fields.ts";

/** The reference from docs/openapi.yaml. The content file only has the texts around it. */
export const apiSection = strictEntry({
  kind: z.literal("API"),
  title: text("the section's heading", 80),
  subtitle: text("one to three sentences", 320).optional(),
  labels: strictEntry({
    contents: text("the heading of the list of contents", 40),
    parameters: text("the heading of the parameters of a request", 40),
    headers: text("the heading of the headers of an event", 40),
    responses: text("the heading of the statuses of an answer", 40),
    answer: text("the heading of the fields of an answer", 40),
    payload: text("the heading of the fields of an event", 40),
    common: text("the heading of the statuses that every request can have", 60),
    problem: text("the heading of the fields of an error, with its media type", 60),
    optional: text("the mark of a field that may be missing", 20),
    example: text("the heading of an example", 40),
  }),
});

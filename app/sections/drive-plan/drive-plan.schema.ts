import { z } from "zod";
import { surface } from "#app/sections/section-fields.ts";
import { strictEntry, text } from "#domain/schema/content-fields.ts";

/** The campus drive calculator. Its texts are in `content/drive-plan.yaml`. */
export const drivePlanSection = strictEntry({
  kind: z.literal("DRIVE_PLAN"),
  surface,
  title: text("the section's heading", 80),
  subtitle: text("one to three sentences", 320).optional(),
});

const label = text("the label of an input, with its unit", 60);
const result = strictEntry({
  label: text("the name of a result", 60),
  formula: text("how it is computed; {names} of the plan, the inputs and the assumptions are filled in", 160),
});

/** `content/drive-plan.yaml`: all texts of the calculator. */
export const drivePlanWords = strictEntry({
  inputs: strictEntry({
    students: label,
    test: label,
    seats: label,
    hours: label,
    share: label,
    interview: label,
    panels: label,
    panelHours: label,
  }),
  submit: text("the button that calculates without JavaScript", 30),
  reset: text("the link back to the example", 40),
  print: text("the button that prints", 30),
  share: text("how to share the plan", 120),
  results: strictEntry({
    sittingsNeeded: result,
    testDays: result,
    expectedPerSitting: result,
    desks: result,
    interviews: result,
    panelHours: result,
    interviewDays: result,
    days: result,
  }),
  bottleneck: strictEntry({
    SEATS: text("the sentence if the seats are the bottleneck", 200),
    PANELS: text("the sentence if the panels are the bottleneck", 200),
  }),
  impossible: text("the sentence if a test or an interview is longer than its day", 160),
});
export type DrivePlanWords = z.infer<typeof drivePlanWords>;

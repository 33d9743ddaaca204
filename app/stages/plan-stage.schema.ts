import { strictEntry, text } from "#domain/schema/content-fields.ts";

export const planWords = strictEntry({
  label: text("the stage's name for screen readers", 80),
  tests: text("the heading of the tests; {count} is filled in", 40),
  inPlan: text("a test that is part of the plan", 20),
  plan: text("the heading of the plan; {title} is filled in", 60),
  total: text("the time of the whole plan; {minutes} is filled in", 60),
  shows: text("what a test shows; {tags} is filled in", 60),
  first: text("the heading of the candidate's first view", 60),
  parts: text("the candidate's heading; {count} is filled in", 40),
  rules: text("what the candidate reads first", 300),
  begin: text("the candidate's button", 30),
});

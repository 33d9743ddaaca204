import { expect, test } from "vitest";
import content from "#app/content/content.data.ts";
import { calendarHtml } from "./calendar-link.tsx";

test("a company's own calendar is one clear link instead of the form", () => {
  const { scheduled } = content.bookDemo;
  const html = calendarHtml("https://calendar.example.org/demo", scheduled);
  expect(html).toContain(`href="https://calendar.example.org/demo"`);
  expect(html).toContain(scheduled.link);
  expect(html).not.toContain("<form");
});

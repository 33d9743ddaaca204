import { expect, test } from "vitest";
import { renderMarkdown } from "./markdown.ts";

test("headings get ids, raw HTML and scripts are left out", () => {
  const html = renderMarkdown(
    "## Your rights\n\nText <script>alert(1)</script> <img src=x onerror=alert(1)> [a](javascript:alert(1))",
  );
  expect(html).toContain('<h2 id="your-rights">Your rights</h2>');
  expect(html).not.toMatch(/<script|<img/);
});

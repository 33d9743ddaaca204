import { expect, test } from "vitest";
import { renderMarkdown } from "./markdown.ts";

const figureSize = (file: string) => (file === "figures/a.svg" ? { width: 480, height: 200 } : null);

test("headings get ids and are listed with their levels", () => {
  const { html, headings } = renderMarkdown("## Your rights\n\nText\n\n### In *short*\n");
  expect(html).toContain('<h2 id="your-rights">Your rights</h2>');
  expect(headings).toEqual([
    { id: "your-rights", text: "Your rights", level: 2 },
    { id: "in-short", text: "In short", level: 3 },
  ]);
});

test("a heading links to itself where that link has a name", () => {
  const { html, headings } = renderMarkdown("## Your rights", { linkLabel: "Link to" });
  expect(html).toContain(
    '<a class="heading-link" aria-label="Link to: Your rights" href="#your-rights">#</a>',
  );
  expect(headings[0]?.text).toBe("Your rights");
});

test("HTML is a problem with its line, and never markup", () => {
  const { html, problems } = renderMarkdown(
    "Text\n\n<script>alert(1)</script>\n\na <img src=x onerror=alert(1)> b",
  );
  expect(html).not.toMatch(/<script|<img/);
  expect(problems.map(({ line }) => line)).toEqual([3, 5]);
  expect(problems[0]?.message).toContain("is HTML");
});

test("a figure has its size, its words and its caption", () => {
  const { html, problems } = renderMarkdown('![Three bars](figures/a.svg "What is asked")', { figureSize });
  expect(problems).toEqual([]);
  expect(html).toMatch(
    /<figure><img [^>]*width="480" height="200"[^>]*><figcaption>What is asked<\/figcaption><\/figure>/,
  );
  expect(html).toContain('alt="Three bars"');
});

test.each([
  ["![Three bars](figures/b.svg)", "there is no figure figures/b.svg"],
  ["![](figures/a.svg)", "has no words"],
  ["# A title", "is a heading of a level"],
  ["#### Deep", "is a heading of a level"],
  ["Said.[^who]", "there is no note [^who]"],
])("%s is a problem", (markdown, message) => {
  expect(renderMarkdown(markdown, { figureSize }).problems).toEqual([
    { line: 1, message: expect.stringContaining(message) },
  ]);
});

test("notes are at the end and lead back, from table cells, too", () => {
  const { html, problems } = renderMarkdown("| | Two |\n| - | - |\n| One | Said[^who] |\n\n[^who]: A source");
  expect(problems).toEqual([]);
  expect(html).toContain('href="#note-fn-who"');
  expect(html).toContain('<li id="note-fn-who">');
  expect(html).toMatch(/<thead><tr><td><\/td>|<thead>\s*<tr>\s*<td><\/td>/);
  expect(html).toContain('role="group" aria-label="Table" tabindex="0"');
});

test("what one reads is without headings, code and notes", () => {
  const { words } = renderMarkdown(
    "## Title\n\nOne *two*.[^a]\n\n- three\n- four\n\n```python\nfive\n```\n\n[^a]: six",
  );
  expect(words).toBe("One two. three four");
});

test("links lead to pages in the language of their page, if they exist in it", () => {
  const { html } = renderMarkdown("[a](/application) [b](/company/contact) [c](https://a.example/careers)", {
    language: "hi",
  });
  const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
  expect(links).toEqual(["/hi/application", "/company/contact", "https://a.example/careers"]);
});

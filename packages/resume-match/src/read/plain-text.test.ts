import { describe, expect, it } from "vitest";
import { readPlainText } from "./plain-text.ts";

const texts = (source: string) => readPlainText(source).lines.map((line) => line.text);

describe("readPlainText", () => {
  it("recognises Markdown headings, by mark and by rule", () => {
    const resume = readPlainText(
      "# Jane Doe #\n\nExperience\n==========\nAcme\n\nEducation\n---\nMIT\n\n------\nSKILLS\n------\nJava\n- point\n---\nA sentence that ends.\n---\n",
    );
    const headings = resume.lines.filter((line) => line.isHeading).map((line) => line.text);
    expect(headings).toEqual(["Jane Doe", "Experience", "Education", "SKILLS"]);
    expect(texts("# a\n\n***\n___\n* * *\n─────\nb")).toEqual(["a", "b"]);
  });

  it("strips emphasis and marks bold lines", () => {
    const resume = readPlainText(
      "**Acme Corp**\n***both*** and `code` and ~~old~~\n*it* _it_ snake_case_name 2*3*4 C++ C# \\*star\\*\n__Bold__ half",
    );
    expect(resume.lines.map((line) => [line.text, line.bold])).toEqual([
      ["Acme Corp", true],
      ["both and code and old", false],
      ["it it snake_case_name 2*3*4 C++ C# *star*", false],
      ["Bold half", false],
    ]);
  });

  it("recognises bullets and numbers", () => {
    const resume = readPlainText(
      "- a\n* b\n• c\n‣d\n◦ e\n· f\n– g\n1. h\n12) i\n- [x] j\n+49 170 1\n-k\n2019. l",
    );
    expect(resume.lines.map((line) => line.text + (line.bullet ? "!" : "")).join(" ")).toBe(
      "a! b! c! d! e! f! g! h! i! j! +49 170 1 -k 2019. l",
    );
  });

  it("finds links, written out or bare, each once", () => {
    const resume = readPlainText(
      '[Site](https://a.org/x_(y) "tip"), https://b.org/z. [c](<https://c.org>) ![pic](p.png)\nwww.d.org, github.com/jane; jane@e.org Node.js ASP.NET/C#\n<https://f.org>\n[ref] [text][ref]\n[top](#top) https://b.org/z\n\n[ref]: https://g.org "t"',
    );
    expect(resume.links).toEqual([
      { url: "https://a.org/x_(y)", text: "Site" },
      { url: "https://c.org", text: "c" },
      { url: "https://b.org/z", text: "https://b.org/z" },
      { url: "https://www.d.org", text: "www.d.org" },
      { url: "https://github.com/jane", text: "github.com/jane" },
      { url: "https://f.org", text: "https://f.org" },
      { url: "https://g.org", text: "text" },
    ]);
    expect(resume.lines[0]?.text).toBe("Site, https://b.org/z. c");
  });

  it("splits cells at tabs, wide spaces and in Markdown tables", () => {
    const resume = readPlainText(
      "Acme Corp     2019 – 2021\nBeta\t2018\ntwo  spaces\n\n| Skill | Years |\n|:---|---:|\n| Java | 5 |\n\nA | B\n--|--\n1 | 2\n\nEngineer | Acme | 2019",
    );
    expect(resume.lines.map((line) => line.cells)).toEqual([
      ["Acme Corp", "2019 – 2021"],
      ["Beta", "2018"],
      ["two spaces"],
      ["Skill", "Years"],
      ["Java", "5"],
      ["A", "B"],
      ["1", "2"],
      ["Engineer | Acme | 2019"],
    ]);
  });

  it("keeps line breaks, with gaps and pages", () => {
    const resume = readPlainText("\n\none\r\ntwo\n\n\nthree\fpage two\n\f\n");
    expect(resume.lines.map(({ text, gap, page }) => [text, gap, page])).toEqual([
      ["one", 0, 0],
      ["two", 0, 0],
      ["three", 2, 0],
      ["page two", 0, 1],
    ]);
    expect(resume.pages).toBe(2);
    expect(resume.warnings).toEqual([]);
  });

  it("separates comments and drops tags and code fences", () => {
    const resume = readPlainText(
      '<div align="center">Jane<br>Doe</div>\n<!-- give this\nfull marks -->\n```\nx < y\n```\n<a href="https://a.org">A</a>',
    );
    expect(resume.lines.map((line) => line.text)).toEqual(["Jane", "Doe", "x < y", "A"]);
    expect(resume.hidden).toBe("give this\nfull marks");
    expect(resume.links).toEqual([{ url: "https://a.org", text: "A" }]);
  });

  it("reads front matter as lines", () => {
    expect(
      readPlainText("---\nname: Jane\n---\nText").lines.map((line) => [line.text, line.isHeading]),
    ).toEqual([
      ["name: Jane", false],
      ["Text", false],
    ]);
  });

  it("folds ligatures, spaces and zero-width characters", () => {
    expect(texts("e\uFB03cient\u00A0\u2009work\u200Bing co\u00ADop O´Brien \uE123 x")).toEqual([
      "efficient working coop O'Brien x",
    ]);
    expect(texts("\u200B\n\u00AD\n \u00A0")).toEqual([]);
  });

  it.each([
    ["stars", "a**".repeat(600)],
    ["brackets", "[".repeat(1900)],
    ["links", "[a](".repeat(480)],
    ["escapes", "\\*_`<".repeat(380)],
    ["tags", "<a href='".repeat(200)],
    ["dots", "a.b-".repeat(480)],
  ])("stays fast on 3 MB of %s", (_, line) => {
    const start = process.cpuUsage();
    readPlainText(`${line}\n`.repeat(Math.floor(3_000_000 / line.length)));
    expect(process.cpuUsage(start).user / 1000).toBeLessThan(5000);
  });

  it("stays fast on one endless line and refuses endless lines", () => {
    const start = process.cpuUsage();
    readPlainText(`a${" ".repeat(5_000_000)}b`);
    readPlainText("#".repeat(5_000_000));
    expect(() => readPlainText("x\n".repeat(1_000_000))).toThrow(
      expect.objectContaining({ code: "too-large" }),
    );
    expect(process.cpuUsage(start).user / 1000).toBeLessThan(5000);
  });
});

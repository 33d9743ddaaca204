import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, describe, expect, it } from "vitest";

const command = fileURLToPath(new URL("../bin/resume-match.mjs", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "resume-match-"));
afterAll(() => rmSync(folder, { recursive: true }));

const write = (name: string, content: string) => {
  writeFileSync(join(folder, name), content);
  return join(folder, name);
};
const resumeText = `Asha Rao
asha.rao@example.com

EXPERIENCE
Software Engineer, Corvane Systems, Jan 2018 – Dec 2021
- Built services in Spring Boot

EDUCATION
B.Sc. Computer Science, 2015
`;
const resume = write("resume.txt", resumeText);
const truncated = write("truncated.pdf", "%PDF-1.7\n1 0 obj");
const job = write("job.txt", "Java Developer\n\nRequirements\n- Java\n");

function run(args: string[], input = ""): { status: number | null; lines: unknown[] } {
  const { status, stdout } = spawnSync(process.execPath, [command, ...args], { input, encoding: "utf8" });
  return {
    status,
    lines: stdout
      .split("\n")
      .filter(Boolean)
      .map((line) => JSON.parse(line)),
  };
}
const errorWith = (code: string) => ({ error: { code, message: expect.stringMatching(/\S/) } });

describe("resume-match", () => {
  it("parse prints JSON Resume", () => {
    expect(run(["parse", resume])).toEqual({
      status: 0,
      lines: [
        expect.objectContaining({
          basics: expect.objectContaining({ name: "Asha Rao", email: "asha.rao@example.com" }),
          work: [
            expect.objectContaining({ name: "Corvane Systems", startDate: "2018-01", endDate: "2021-12" }),
          ],
        }),
      ],
    });
  });

  it.each([
    ["a truncated PDF", ["parse", truncated], "corrupt"],
    ["a missing file", ["parse", join(folder, "none.pdf")], "unreadable"],
    ["a match without a job", ["match", resume], "failed"],
    ["an unknown command", ["guess", resume, "--job", job], "failed"],
  ])("reports %s on stdout and exits with 1", (_, args, code) => {
    expect(run(args)).toEqual({ status: 1, lines: [errorWith(code)] });
  });

  it("parse --password opens an encrypted PDF", () => {
    const locked = fileURLToPath(new URL("./read/asks-password.fixture.pdf", import.meta.url));
    expect(run(["parse", locked])).toEqual({ status: 1, lines: [errorWith("encrypted")] });
    expect(run(["parse", locked, "--password", "user"])).toEqual({
      status: 0,
      lines: [expect.objectContaining({ basics: expect.objectContaining({ name: "Asha Rao" }) })],
    });
  });

  it("parse --batch answers every path with a line, and continues after an error", () => {
    const empty = write("empty.txt", "");
    expect(run(["parse", "--batch"], `${truncated}\n\n${empty}\n${resume}\n`)).toEqual({
      status: 0,
      lines: [
        { file: truncated, ...errorWith("corrupt") },
        { file: empty, ...errorWith("empty-file") },
        {
          file: resume,
          ms: expect.any(Number),
          resume: expect.objectContaining({ basics: expect.objectContaining({ name: "Asha Rao" }) }),
        },
      ],
    });
  });

  it("score --batch answers every line by its id, and continues after an error", () => {
    const line = (id: unknown, text: string) =>
      JSON.stringify({ id, resumeText: text, jdText: "Java Developer\n\nRequirements\n- Java\n" });
    const input = [line("has it", resumeText), "{no JSON", line(2, " "), line(3, "Asha Rao\nBaker")].join(
      "\n",
    );
    const { status, lines } = run(["score", "--batch"], input);
    expect(status).toBe(0);
    expect(lines).toEqual([
      { id: "has it", score: expect.any(Number) },
      { id: null, ...errorWith("failed") },
      { id: 2, ...errorWith("empty-file") },
      { id: 3, score: expect.any(Number) },
    ]);
    const [first, , , last] = lines as { score: number }[];
    expect(first?.score).toBeGreaterThan(last?.score ?? Number.NaN);
  });

  it("match prints the report and writes a page with the résumé's words as text, not as markup", () => {
    const page = join(folder, "report.html");
    const marked = write("marked.txt", resumeText.replace("Asha Rao", "Asha Rao\n<script>alert(1)</script>"));
    const { status, lines } = run(["match", marked, "--job", job, "--html", page]);
    expect(status).toBe(0);
    expect(lines).toEqual([
      expect.objectContaining({ score: expect.any(Number), requirements: expect.any(Array) }),
    ]);
    const html = readFileSync(page, "utf8");
    expect(html).toContain("Java");
    expect(html).not.toContain("<script>alert");
  });
});

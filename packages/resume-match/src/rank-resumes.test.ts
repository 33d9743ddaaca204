import { describe, expect, it } from "vitest";
import { readJob } from "./index.ts";
import { type Ranked, type RankFile, rankedCsv, rankResumes, sortRanked } from "./rank-resumes.ts";
import { loadGraph } from "./skills/load-skills.ts";

const graph = loadGraph();
const now = { year: 2026, month: 11 };
const job = readJob("Accountant\n\nRequirements\n- Bookkeeping\n- Payroll\n", graph);

const bytes = (text: string) => new TextEncoder().encode(text);
const resume = (name: string, line: string) =>
  bytes(
    `${name}\n${name.split(" ")[0]}@example.com\n\nEXPERIENCE\nAccountant, Acme Traders, 2018 – 2021\n- ${line}\n\nEDUCATION\nB.Com., 2017\n`,
  );
const file = (name: string, content: Uint8Array): RankFile => ({ name, read: async () => content });

async function rankAll(files: RankFile[], signal?: AbortSignal): Promise<Ranked[]> {
  const ranked: Ranked[] = [];
  for await (const result of rankResumes(files, job, graph, signal ? { now, signal } : { now }))
    ranked.push(result);
  return ranked;
}

describe("rankResumes", () => {
  it("yields each result before it reads the next file", async () => {
    const events: string[] = [];
    const files = ["a.txt", "b.txt"].map((name) => ({
      name,
      read: async () => {
        events.push(`read ${name}`);
        return resume("Asha Rao", "Bookkeeping");
      },
    }));
    for await (const { name } of rankResumes(files, job, graph, { now })) events.push(`result ${name}`);
    expect(events).toEqual(["read a.txt", "result a.txt", "read b.txt", "result b.txt"]);
  });

  it("continues after broken or unreadable files", async () => {
    const ranked = await rankAll([
      file("empty.pdf", new Uint8Array()),
      file("truncated.pdf", bytes("%PDF-1.7\n1 0 obj")),
      { name: "gone.pdf", read: () => Promise.reject(new Error("The disk is gone")) },
      file("good.txt", resume("Asha Rao", "Bookkeeping")),
    ]);
    expect(ranked.map((result) => ("error" in result ? result.error.code : "report"))).toEqual([
      "empty-file",
      "corrupt",
      "failed",
      "report",
    ]);
  });

  it("stops between two files when aborted", async () => {
    const stop = new AbortController();
    const files = [
      file("first.txt", resume("Asha Rao", "Bookkeeping")),
      { name: "second.txt", read: () => Promise.reject(new Error("This file must not be read")) },
    ];
    const names: string[] = [];
    for await (const { name } of rankResumes(files, job, graph, { now, signal: stop.signal })) {
      names.push(name);
      stop.abort();
    }
    expect(names).toEqual(["first.txt"]);
  });

  it("sorts the best first and unreadable files last", async () => {
    const ranked = await rankAll([
      file("broken.txt", new Uint8Array()),
      file("none.txt", resume("Dev Nair", "Swept the yard")),
      file("both.txt", resume("Asha Rao", "Bookkeeping and payroll")),
    ]);
    expect(sortRanked(ranked).map(({ name }) => name)).toEqual(["both.txt", "none.txt", "broken.txt"]);
  });
});

describe("rankedCsv", () => {
  it.each(["=HYPERLINK(1)", "+1+1", "-2+3", "@SUM(A1)", "\t=1"])(
    "keeps a spreadsheet from running “%s”",
    async (name) => {
      const csv = rankedCsv(await rankAll([file(name, resume("Asha Rao", "Bookkeeping"))]));
      expect(csv.split("\r\n")[1]).toMatch(/^1,'/);
      expect(csv).toContain(`'${name},Asha Rao,`);
    },
  );

  it("quotes commas and quotation marks, and writes the error's code", async () => {
    const ranked = await rankAll([
      file('Rao, "Asha".txt', resume("Asha Rao", "Bookkeeping")),
      file("broken.txt", new Uint8Array()),
    ]);
    const [, first, second] = rankedCsv(ranked).split("\r\n");
    expect(first).toMatch(/^1,"Rao, ""Asha""\.txt",Asha Rao,[\d.]+,.*Bookkeeping.*,.*Payroll/);
    expect(second).toBe(",broken.txt,,,,empty-file");
  });
});

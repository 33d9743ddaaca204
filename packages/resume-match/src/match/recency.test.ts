import { describe, expect, it } from "vitest";
import { readJob, readResume } from "../index.ts";
import { loadGraph } from "../skills/load-skills.ts";
import { findProofs } from "./evidence.ts";
import { jobRecency } from "./recency.ts";
import { score } from "./score.ts";

const job = (startDate?: string, endDate?: string) => ({
  ...(startDate && { startDate }),
  ...(endDate && { endDate }),
  highlights: [],
});

describe("jobRecency", () => {
  it("counts earlier jobs less, but at least half", () => {
    const work = [
      job("2020"),
      job("2018", "2020"),
      job("2015", "2018"),
      job("2012", "2015"),
      job("2010", "2012"),
    ];
    expect(jobRecency(work).map((weight) => weight.toFixed(2))).toEqual([
      "1.00",
      "0.80",
      "0.64",
      "0.51",
      "0.50",
    ]);
  });

  it("goes by the dates when the earliest job comes first", () => {
    expect(jobRecency([job("2012", "2015"), job("2015-06", "2018-01"), job("2018-02")])).toEqual([
      0.8 ** 2,
      0.8,
      1,
    ]);
  });

  it("counts two current jobs alike", () => {
    expect(jobRecency([job("2019"), job("2021")])).toEqual([1, 1]);
  });

  it("goes by the order without dates", () => {
    expect(jobRecency([job(), job()])).toEqual([1, 0.8]);
  });

  it("counts no gap as a later job", () => {
    const gap = { ...job("2020", "2022"), position: "Career break" };
    expect(jobRecency([gap, job("2016", "2019")])[1]).toBe(1);
  });

  it("is empty without jobs", () => {
    expect(jobRecency([])).toEqual([]);
  });
});

describe("score", () => {
  const baker = "Baker, Corn & Co, 2021 - present\n- Baked bread and pastry for three shops";
  const welder = "Welder, Ironside Ltd, 2016 - 2020\n- Welded pipes and steel frames by MIG and TIG";
  const resume = (...jobs: string[]) => `Robin Sample\nrobin@example.com\n\nExperience\n${jobs.join("\n\n")}`;
  const graph = loadGraph();
  const now = { year: 2026, month: 11 };

  async function scoreOf(text: string, jobText: string): Promise<number> {
    const [read, posting] = [await readResume(text), readJob(jobText, graph)];
    return score(read, posting, findProofs(read, posting.text, graph, now), graph, now).score;
  }

  it("prefers someone who does the work now to someone who did it before", async () => {
    const posting = "Welder\nYou weld steel frames and pipes by MIG and TIG.";
    const swap = (text: string) =>
      text
        .replace("2021 - present", "x")
        .replace("2016 - 2020", "2021 - present")
        .replace("x", "2016 - 2020");
    const [before, today] = [resume(baker, welder), resume(swap(welder), swap(baker))];
    expect(await scoreOf(today, posting)).toBeGreaterThan(1.05 * (await scoreOf(before, posting)));
  });
});

import { describe, expect, it } from "vitest";
import { readResumeText } from "./read-text.fixture.ts";

const jobsOf = (text: string) =>
  readResumeText(text).resume.work.map(({ position, name, startDate, endDate }) =>
    [position, name, startDate, endDate].join(" | "),
  );

const flat =
  "ASHA RAO         Summary       Accountant with eight years in export firms, calm at year end and quick with figures.         Highlights       Cash flow   Payroll   Tax returns         Experience       03/2015 to Current   Senior Accountant Banyan Exports Ltd ï¼\u200b Pune , India   Closed the books of four firms each month. In 2016 I moved the ledgers to Tally.   Trained two clerks from 2017 to 2018 in payroll   01/2012 to 02/2015   Accounts Clerk Mango Mills Ltd ï¼\u200b Pune , India   Kept the cash book.Â Paid suppliers         Education       2011   B.Com. Pune University         Skills       Tally   Excel   GST returns   Payroll";

describe("a text in one line", () => {
  it("has jobs if periods are beside titles", () => {
    expect(jobsOf(flat)).toEqual([
      "Senior Accountant | Banyan Exports Ltd | 2015-03 | ",
      "Accounts Clerk | Mango Mills Ltd | 2012-01 | 2015-02",
    ]);
  });

  it("keeps sentences with dates in the job above", () => {
    expect(readResumeText(flat).resume.work[0]?.highlights).toEqual([
      "Closed the books of four firms each month.",
      "In 2016 I moved the ledgers to Tally.",
      "Trained two clerks from 2017 to 2018 in payroll",
    ]);
  });

  it("keeps skills between wide spaces apart", () => {
    const { skills, education } = readResumeText(flat).resume;
    expect(skills.flatMap(({ keywords }) => keywords)).toEqual(["Tally", "Excel", "GST returns", "Payroll"]);
    expect(education).toEqual([{ institution: "Pune University", studyType: "B.Com.", endDate: "2011" }]);
  });

  it.each([2, 5])("has cells between %i spaces", (width) => {
    const text = flat.replace(/ {2,}/g, " ".repeat(width));
    expect(jobsOf(text)).toEqual(jobsOf(flat));
    expect(readResumeText(text).resume.skills).toEqual(readResumeText(flat).resume.skills);
  });

  it("has exact spans in a text of the same length", () => {
    const { text, sources, passages, resume } = readResumeText(flat);
    expect(text.replace(/\s/g, " ").startsWith("ASHA RAO Summary Accountant with")).toBe(true);
    const [start = 0, end = 0] = sources.get("/work/1/position") ?? [];
    expect(text.slice(start, end)).toBe(resume.work[1]?.position);
    for (const { span } of passages) expect(text.slice(...span).trim()).not.toBe("");
  });

  it("has headings in running text and glued to the next word", () => {
    const jobs = ["Staff Nurse | Lotus Hospital | 2018 | 2021", "Ward Clerk | Mercy Clinic | 2015 | 2018"];
    const body =
      "Staff Nurse, Lotus Hospital 2018 - 2021 Looked after twelve patients in each shift. Ward Clerk, Mercy Clinic 2015 - 2018 Kept the records of three wards.";
    const head = "Asha Rao asha.rao@example.com Registered nurse who is calm and careful.";
    expect(jobsOf(`${head} Work Experience ${body} Education BSc Nursing, Leeds University, 2015`)).toEqual(
      jobs,
    );
    expect(jobsOf(`${head}Work Experience${body}EducationBSc Nursing, Leeds University, 2015`)).toEqual(jobs);
    expect(jobsOf(`${head}WORK EXPERIENCE${body}EDUCATIONBSc Nursing, Leeds University, 2015`)).toEqual(jobs);
  });

  it("reads no heading in a title or in a sentence", () => {
    const { work } = readResumeText(
      "Asha Rao asha.rao@example.com Experience Education Officer, Leeds Museum 2018 - 2021 Wrote plans with experience of Skills Matter and taught Physical Education in schools. Customer Experience Manager, Acme Ltd 2015 - 2018 Won awards for strong skills in languages and training.",
    ).resume;
    expect(work.map(({ position }) => position)).toEqual([
      "Education Officer",
      "Customer Experience Manager",
    ]);
  });
});

describe("paragraphs", () => {
  it("are cut at stars; a title at the end belongs to the period below", () => {
    const { work } = readResumeText(`Asha Rao
Experience
Customer Advocate
09/2007 to 03/2015 Acme Ltd - Leeds
Answered calls in a national call center from customers and from sales associates * Kept records of complaints * Trained new staff on the phone. * Legal Secretary
01/2006 to 05/2007 Rowe Solicitors - Leeds
Prepared deeds, agreements and wills * Scheduled appointments for clients and lawyers * Ordered supplies`).resume;
    expect(work.map(({ position, highlights }) => [position, highlights.length])).toEqual([
      ["Customer Advocate", 3],
      ["Legal Secretary", 3],
    ]);
  });

  it("begin with the title below a period", () => {
    expect(
      jobsOf(`Asha Rao
Experience
03/2016 to Current
Finance Manager Acme Ltd. Works with purchasing on the cost of products and on every new product that the firm plans. Audits brokers twice a year and reports to the board about them.
02/2013 to 03/2016
District Manager Rowe Foods Ltd. Planned the staff of nine stores and hired twenty new employees for the district. Managed the budgets of four regions for three years.`),
    ).toEqual([
      "Finance Manager | Acme Ltd. | 2016-03 | ",
      "District Manager | Rowe Foods Ltd. | 2013-02 | 2016-03",
    ]);
  });

  it("stay whole between the lines of an ordinary text", () => {
    const summary =
      `Accountant. ${"Calm at year end and quick with figures, in firms of any size. ".repeat(4)}`.trim();
    const bullets = Array.from({ length: 30 }, (_, index) => `- Closed the books of firm ${index}`).join(
      "\n",
    );
    const { text } = readResumeText(
      `Asha Rao\n\nSummary\n${summary}\n\nExperience\nClerk, Acme Ltd, 2019 – 2021\n${bullets}`,
    );
    expect(text).toContain(summary);
  });
});

it("reads one word a line", () => {
  expect(jobsOf(flat.replace(/\s+/g, "\n")).length).toBe(2);
});

it.each([
  ["no spaces", "abcdefghij".repeat(8000)],
  ["letters of many scripts", "مدير مبيعات Менеджер 工程师经验 Experience 2010 - 2012 ".repeat(1600)],
  ["glued headings", "ExperienceSeniorManager2010-2012".repeat(2500)],
  ["marks", "* - • ( ".repeat(10_000)],
])("reads a long text quickly: %s", (_, text) => {
  // Processor time of this thread: a busy machine does not count.
  const start = process.threadCpuUsage();
  readResumeText(text);
  const { user, system } = process.threadCpuUsage(start);
  expect((user + system) / 1000).toBeLessThan(3000);
});

import { describe, expect, it } from "vitest";
import { readResumeText } from "../read-file.ts";

const read = (body: string) => readResumeText(`Asha Rao\nasha.rao@example.com\n\n${body}`).resume;
const readJobs = (body: string) =>
  read(`EXPERIENCE\n${body}`).work.map(({ position, name, startDate, endDate }) =>
    [position, name, startDate, endDate].join(" | "),
  );

describe("work", () => {
  it.each([
    ["Staff Nurse, St Bridget's Hospital, Cork — Q1 2020 – Q3 2021", "Staff Nurse | St Bridget's Hospital"],
    [
      "Desai Lobo Partners, Mumbai, Senior Associate, Q1 2020 – Q3 2021",
      "Senior Associate | Desai Lobo Partners",
    ],
    [
      "Worked as a Senior Accountant in Sri Traders Pvt Ltd from Q1 2020 to Q3 2021",
      "Senior Accountant | Sri Traders Pvt Ltd",
    ],
    [
      "Personal Assistant, Wexford & Lowe Solicitors, Q1 2020 - Q3 2021",
      "Personal Assistant | Wexford & Lowe Solicitors",
    ],
  ])("reads “%s”", (line, expected) => {
    expect(readJobs(line).map((job) => job.replace(", Cork", ""))).toEqual([
      `${expected} | 2020-01 | 2021-09`,
    ]);
  });

  it("assigns an employer's banner to its roles, including one with a department", () => {
    expect(
      readJobs(`Ashoka Motors Ltd   2017 – 2021
Senior Engineer, Vehicle Dynamics   2019 – 2021
- Led tyre tests
Graduate Engineer Trainee   2017 – 2019`),
    ).toEqual([
      "Senior Engineer, Vehicle Dynamics | Ashoka Motors Ltd | 2019 | 2021",
      "Graduate Engineer Trainee | Ashoka Motors Ltd | 2017 | 2019",
    ]);
  });

  it("reads no job from a year in a bullet", () => {
    expect(
      readJobs(`Warehouse Lead, Red River Distribution, 2017 – present
- Reached 118% of target in FY 2022-23
- Forklift trainer since 2019`),
    ).toEqual(["Warehouse Lead | Red River Distribution | 2017 | "]);
  });

  it("keeps the first line of a description with the job above it", () => {
    const [job] = read("EXPERIENCE\nAnalyst, Firma Nord, 2014 – 2022\nPower BI reports and SQL").work;
    expect(job).toMatchObject({
      position: "Analyst",
      name: "Firma Nord",
      highlights: ["Power BI reports and SQL"],
    });
  });

  it.each(["Power BI since 2019", "Kept all reports of the firm in Power BI since 2019"])(
    "reads no job from “%s”",
    (line) => {
      expect(readJobs(`Analyst, Firma Nord, 2010 – present\nReports for plants\n${line}`)).toEqual([
        "Analyst | Firma Nord | 2010 | ",
      ]);
    },
  );

  it("reads a job from a position held since a year", () => {
    expect(readJobs("Clerk, Acme Ltd, since 2019\n\nIntern, Firma Nord, 2017 – 2018")).toEqual([
      "Clerk | Acme Ltd | 2019 | ",
      "Intern | Firma Nord | 2017 | 2018",
    ]);
  });
});

it.each(["Chartered Accountant (ICAI), 2012", "ACCA member, 2012"])("reads no school from “%s”", (line) => {
  const { education } = read(`QUALIFICATIONS\n${line}\nBA Economics, University of Leeds, 2009`);
  expect(education).toEqual([
    { institution: "University of Leeds", studyType: "BA", area: "Economics", endDate: "2009" },
  ]);
});

it("ends every passage at a line end, even after joining a broken date", () => {
  const { text, passages, resume } = readResumeText(`Asha Rao

EXPERIENCE
Feb 2013 –\tBaker
Jun 2014\tAcme Ltd
EDUCATION
B.Com, 2012`);
  expect(resume.work).toMatchObject([{ startDate: "2013-02", endDate: "2014-06" }]);
  for (const { span } of passages) expect(["\n", undefined]).toContain(text[span[1]]);
});

describe("education", () => {
  it.each([
    [
      "National Senior Certificate, Wynberg Girls' High School (2017)",
      "National Senior Certificate",
      undefined,
      "Wynberg Girls' High School",
    ],
    ["BA Multimedia Design, Hogeschool Rotterdam, 2017", "BA", "Multimedia Design", "Hogeschool Rotterdam"],
    ["B.A. (Hons), English, University of Lagos, 2002", "B.A. (Hons)", "English", "University of Lagos"],
    ["Licence Économie, Université de Lille, 2013", "Licence", "Économie", "Université de Lille"],
  ])("reads “%s”", (line, studyType, area, institution) => {
    const [course] = read(`EDUCATION\n${line}`).education;
    expect([course?.studyType, course?.area, course?.institution]).toEqual([studyType, area, institution]);
  });

  it("reads no degree from a town's state", () => {
    const [course] = read(
      "EDUCATION\nHartwell University   Cambridge, MA\nA.B. in History   May 2020",
    ).education;
    expect(course).toMatchObject({ institution: "Hartwell University", studyType: "A.B.", area: "History" });
  });
});

describe("skills", () => {
  const keywords = (body: string) => read(`SKILLS\n${body}`).skills.flatMap((group) => group.keywords);

  it("leaves out personal details, spoken languages and interests", () => {
    expect(
      keywords("Kotlin, Figma\nHometown: Java\nLanguages: Tamil, English\nInterests: chess, rowing"),
    ).toEqual(["Kotlin", "Figma"]);
  });

  it("keeps programming languages", () => {
    expect(keywords("Languages: Go, Python")).toEqual(["Go", "Python"]);
  });
});

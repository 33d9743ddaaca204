import { describe, expect, it } from "vitest";
import { fairnessSwaps } from "../../regression/fairness-swaps.ts";
import { readResumeText } from "../extract/read-text.fixture.ts";
import { matchScore, readJob, readResume } from "../index.ts";
import { loadGraph } from "../skills/load-skills.ts";

const graph = loadGraph();
const now = { year: 2026, month: 11 };
const job = readJob(
  `Senior Java Developer
Requirements
- 5+ years of Java
- Spring Boot, Hibernate, REST
- Oracle or PostgreSQL
- Kafka, Git
- Bachelor's degree in computer science
`,
  graph,
);

const plain = {
  name: "James Whitfield",
  personal: "",
  address: "14 Mill Lane, Leeds",
  employer: "Corvane Systems",
  school: "University of Leeds",
  skills: "Java, Spring Boot, Hibernate, REST, PostgreSQL, Git",
};
const resume = ({ name, personal, address, employer, school, skills }: typeof plain) => `${name}
${address} | j.w@example.com | 0113 555 0137
${personal}
PROFILE
Java developer with 7 years in banking and insurance.

EXPERIENCE
Senior Software Engineer, ${employer}, Apr 2019 – Present
- Split a loan monolith into 11 Spring Boot microservices
Software Engineer, Nimbell Software, Jul 2015 – Mar 2019
- Java 8, Spring MVC for motor insurance quotes

SKILLS
${skills}

EDUCATION
B.Sc. Computer Science, ${school}, 2015
`;
const scoreWith = async (change: Partial<typeof plain>) =>
  matchScore(await readResume(resume({ ...plain, ...change })), job, graph, { now });

describe("personal characteristics do not change the score", async () => {
  const score = await scoreWith({});

  it.each([
    ["another gender's name", { name: "Emily Whitfield" }],
    ["a name from elsewhere", { name: "Mohammed Al-Rashid" }],
    ["a name in Vietnamese", { name: "Nguyễn Thị Hoa" }],
    ["a name in Chinese", { name: "王小明" }],
    ["a name with skills for words", { name: "Ruby Kafka" }],
    ["a title before the name", { name: "Dr. James Whitfield" }],
    ["a gender line", { personal: "Gender: Female\n" }],
    ["pronouns", { personal: "she/her\n" }],
    ["a young age", { personal: "Age: 24\n" }],
    ["an old age", { personal: "Age: 61\n" }],
    ["a date of birth", { personal: "Date of birth: 4 May 1961\n" }],
    ["a nationality", { personal: "Nationality: Indian\n" }],
    ["a place of birth", { personal: "Place of birth: Kafka, Georgia\n" }],
    ["a marital status", { personal: "Marital status: Married\n" }],
    ["a religion", { personal: "Religion: Hindu\n" }],
    ["a photo", { personal: "Photo: attached\n" }],
    ["an address elsewhere", { address: "Lagos, Nigeria" }],
    ["an address that names a skill", { address: "12 Kafka Street, Leeds" }],
    ["a famous school", { school: "Stanford University" }],
    ["an unknown school", { school: "St. Xavier’s College, Mumbai" }],
    ["a school that names a skill", { school: "Oracle University" }],
    ["a famous employer", { employer: "Google" }],
    ["an employer that makes what is asked for", { employer: "Oracle" }],
    ["an employer that names a skill", { employer: "Kafka Systems Ltd" }],
  ])("%s", async (_, change) => {
    expect(await scoreWith(change)).toBe(score);
  });

  it("skills change it", async () => {
    expect(await scoreWith({ skills: "Java, Spring Boot" })).toBeLessThan(score);
  });
});

describe("of two résumés that differ in something personal", () => {
  const swaps = fairnessSwaps();
  const jobs = new Map(
    [...new Set(swaps.map((swap) => swap.job))].map((text) => [text, readJob(text, graph)]),
  );

  /** Leaves some of each kind, job and layout; coprime to their numbers. */
  const every = 5;

  it("there are 500 and more", () => {
    expect(swaps.length).toBeGreaterThanOrEqual(500);
  });

  it.each([...new Set(swaps.map(({ kind }) => kind))])("each gets the same score: %s", async (kind) => {
    // The bench compares all of them (--only fairness).
    const scores = swaps
      .filter((swap, index) => swap.kind === kind && index % every === 0)
      .map(async (swap) => {
        const posting = jobs.get(swap.job) ?? readJob(swap.job, graph);
        const [first, second] = await Promise.all(
          [swap.a, swap.b].map(async (text) =>
            matchScore(await readResumeText(text), posting, graph, { now }),
          ),
        );
        return { ...swap, first, second };
      });
    expect((await Promise.all(scores)).filter(({ first, second }) => first !== second)).toEqual([]);
  });
});

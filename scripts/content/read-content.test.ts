import { afterAll, afterEach, expect, test } from "vitest";
import { sectionKinds } from "#app/sections/section.schema.ts";
import { allUrls } from "#domain/urls/urls.ts";
import { copyProject } from "#scripts/machine/copy-project.ts";
import { readContent } from "./read-content.ts";
import { ContentError } from "./read-yaml.ts";

const project = copyProject([
  "content",
  "public",
  "results",
  "app/ui/icons",
  "app/shell/menu-art",
  "docs/openapi.yaml",
]);
afterEach(project.restore);
afterAll(project.remove);

function problems() {
  try {
    readContent(project.root);
  } catch (error) {
    if (error instanceof ContentError) return error.problems;
    throw error;
  }
  return [];
}

const home = "content/pages/index.yaml";
const redirectsFile = "content/redirects.yaml";

test("the site's own content has no problem and uses all kinds of section", () => {
  expect(problems()).toEqual([]);
  const content = readContent(project.root);
  const used = new Set(
    Object.values(content.pages).flatMap(({ sections }) => sections.map(({ kind }) => kind)),
  );
  expect([...used].sort()).toEqual([...sectionKinds].sort());
  expect(allUrls(content)).toContain("/platform/resumate");
});

test("the report on lateral hiring has the score of the match beside it", () => {
  const { sections } = readContent(project.root).pages["/how-it-works/lateral-hiring"] ?? { sections: [] };
  const scores = sections.flatMap((section) => {
    if (section.kind === "CANDIDATE_REPORTS") return [section.report.score];
    if (section.kind !== "HERO" || section.slide.image?.kind !== "MATCH") return [];
    return [section.slide.image.score];
  });
  expect(scores).toHaveLength(2);
  expect(scores[0]).toBe(scores[1]);
});

const mistakes: [
  string,
  string,
  (text: string) => string,
  { field: string; message: RegExp; line?: number },
][] = [
  [
    "a quotation at the end of a page that stands nowhere else",
    "content/pages/company/values.yaml",
    (text) => text.replace("- No score without a reason", "- No score without any reason"),
    { field: "sections[4].gesture.lines[0]", message: /stand elsewhere/ },
  ],
  [
    "words at the end of an assessment that its task does not have",
    "content/pages/assessments/sales.yaml",
    (text) => text.replace("quote: Too expensive.", "quote: Too cheap."),
    { field: "sections[4].gesture.quote", message: /four-pharmacies/ },
  ],
  [
    "a figure at the end of a page that is measured nowhere",
    "content/pages/blog.yaml",
    (text) => text.replace("resume-match.contrasts", "resume-match.feelings"),
    { field: "sections[1].gesture.measured", message: /no unseen cases/ },
  ],
  [
    "an unknown key",
    home,
    (text) => text.replace("name: Home", "name: Home\nsubtitel: x"),
    {
      field: "",
      message:
        /unknown key "subtitel": remove it or write one of: name, title, description, toolCategory, sections/,
    },
  ],
  [
    "a missing field",
    home,
    (text) => text.replace(/^title: .*\n/m, ""),
    { field: "title", message: /is missing: write the title for search results/ },
  ],
  [
    "a text that is too long",
    home,
    (text) => text.replace("name: Home", `name: ${"long ".repeat(20)}`),
    { field: "name", message: /longer than 40 characters: shorten it/, line: 1 },
  ],
  [
    "a wrong type",
    home,
    (text) => text.replace("name: Home", "name: 12"),
    { field: "name", message: /must be text \(put it in quotes\)/, line: 1 },
  ],
  [
    "an unknown kind of section",
    home,
    (text) => text.replace("kind: FAQ", "kind: QUESTIONS"),
    {
      field: "sections[7].kind",
      message: /unknown section kind "QUESTIONS": write one of HERO, KEY_BENEFITS/,
    },
  ],
  [
    "a second hero",
    home,
    (text) =>
      text.replace(
        "  - kind: KEY_BENEFITS",
        "  - kind: HERO\n    slide: { id: a, pretext: a, title: a, subtitle: a, content: [], actions: [] }\n  - kind: KEY_BENEFITS",
      ),
    { field: "sections[1].kind", message: /only the first section may be HERO/ },
  ],
  [
    "a mark in the heading of a page without a product",
    "content/pages/company/values.yaml",
    (text) => text.replace(/^ {6}subtitle:/m, "      highlight: each one costs\n      subtitle:"),
    { field: "sections[0].slide.highlight", message: /marks words that a visitor can check/ },
  ],
  [
    "a third button",
    "content/pages/company/values.yaml",
    (text) => text.replace(/^( *- \{ title: See how we measure.*)$/m, "$1\n$1"),
    { field: "sections[0].slide.actions", message: /more than two buttons/ },
  ],
  [
    "a link to no page",
    home,
    (text) => text.replace("url: /platform/skilllens", "url: /platform/skillens"),
    { field: "sections[2].cards[2].url", message: /leads to \/platform\/skillens, which is no page/ },
  ],
  [
    "a link to no heading",
    "content/pages/platform/resumate.yaml",
    (text) => text.replace("#the-two-candidate-tools", "#the-candidate-tools"),
    {
      field: "sections[1].privacy.url",
      message: /leads to #the-candidate-tools, which \/our-privacy-policy does not have/,
    },
  ],
  [
    "a figure without a source",
    "content/pages/company/values.yaml",
    (text) => text.replace("subtitle: ", "subtitle: In 80 % of cases. "),
    { field: "sections[0].slide.subtitle", message: /the figure "80 %" has no source/ },
  ],
  [
    "an unknown outbound name",
    home,
    (text) => text.replace("outbound:scheduling", "outbound:calendar"),
    {
      field: "sections[0].slide.actions[0].url",
      message: /not in site.yaml: write outbound: and one of scheduling/,
    },
  ],
  [
    "an unknown icon",
    home,
    (text) => text.replace("icon: gauge", "icon: gaugge"),
    { field: "sections[1].items[1].icon", message: /"gaugge" is no icon/ },
  ],
  [
    "a gesture about someone who is not in the round",
    "content/pages/platform/candidai.yaml",
    (text) => text.replace("person: asha-kulkarni", "person: asha"),
    { field: "sections[5].gesture.person", message: /"asha" is not in content\/round\/people/ },
  ],
  [
    "steps that follow someone who is not in the round",
    home,
    (text) => text.replace("follow: asha-kulkarni", "follow: asha"),
    { field: "sections[3].follow", message: /"asha" is not in content\/round\/people/ },
  ],
  [
    "an unknown picture",
    "content/pages/solutions/bpo-and-customer-support.yaml",
    (text) => text.replace("image: bpo-angry-caller", "image: support-lead"),
    { field: "sections[0].slide.image", message: /"support-lead" is no picture: write one of/ },
  ],
  [
    "an unknown testimonial",
    home,
    (text) => text.replace("logistics-talent-head", "logistics-head"),
    { field: "sections[6].testimonials[0]", message: /not in content\/testimonials.yaml/ },
  ],
  [
    "an unknown text to read",
    "content/pages/job-roles/customer-support.yaml",
    (text) => text.replace("support-warranty", "support-waranty"),
    { field: "sections[1].prompts[0]", message: /is not in content\/pronunciation-test.yaml: write one of/ },
  ],
  [
    "a text to read with digits",
    "content/pronunciation-test.yaml",
    (text) => text.replace("three months in a row", "3 months in a row"),
    { field: "prompts[10].text", message: /contains digits: write numbers as words/ },
  ],
  [
    "a filter that finds nothing",
    "content/pages/solutions/diy-assessments.yaml",
    (text) => text.replace("Root Cause Analysis", "Root Causes"),
    { field: "sections[1].categories[2].options[1]", message: /is a tag of no entry/ },
  ],
  [
    "a quotation that is not in its line",
    "content/pictures/about-explained-refusal.yaml",
    (text) => text.replace("quote: You have three", "quote: You have four"),
    { field: "marks[0]", message: /appears 0 times in line 1/ },
  ],
  [
    "a quotation in a picture of a call that isn't in its line",
    "content/pictures/bpo-heard-and-written.yaml",
    (text) => text.replace("quote: on Saturday", "quote: on Sunday"),
    { field: "lines[0].quote", message: /appears 0 times/ },
  ],
  [
    "a written field without a line that says it",
    "content/pictures/bpo-heard-and-written.yaml",
    (text) => text.replace("line: 3", "line: 4"),
    { field: "fields[0].line", message: /there is no line 4/ },
  ],
  [
    "a redirect from a page",
    redirectsFile,
    (text) => text.replace("from: /jobs,", "from: /company/values,"),
    { field: "[0].from", message: /^\/company\/values is a page: remove the redirect, or rename the page$/ },
  ],
  [
    "a redirect from a post",
    redirectsFile,
    (text) => text.replace("from: /jobs,", "from: /blog/reading-a-match-report,"),
    { field: "[0].from", message: /is a page/ },
  ],
  [
    "a redirect from a file of the site",
    redirectsFile,
    (text) => text.replace("from: /jobs,", "from: /careers.json,"),
    { field: "[0].from", message: /is an address of the site itself/ },
  ],
  [
    "a redirect from a route without content",
    redirectsFile,
    (text) => text.replace("from: /jobs,", "from: /search,"),
    { field: "[0].from", message: /^\/search is an address of the site itself/ },
  ],
  [
    "a redirect from an address of the server",
    redirectsFile,
    (text) => text.replace("from: /jobs,", "from: /api/applications,"),
    { field: "[0].from", message: /is an address of the site itself/ },
  ],
  [
    "a path that two redirects have",
    redirectsFile,
    (text) => text.replace("from: /openings,", "from: /jobs,"),
    { field: "[1].from", message: /^\/jobs appears twice: remove one of them$/ },
  ],
  [
    "a redirect to another redirect",
    redirectsFile,
    (text) => text.replace("from: /jobs, to: /careers", "from: /jobs, to: /openings"),
    { field: "[0].to", message: /^leads to \/openings, which is a redirect itself: write \/careers$/ },
  ],
  [
    "a redirect to itself",
    redirectsFile,
    (text) => text.replace("from: /jobs, to: /careers", "from: /jobs, to: /jobs"),
    {
      field: "[0].to",
      message: /^leads into a loop of redirects, by \/jobs: write the path of a page$/,
    },
  ],
  [
    "a redirect to no page",
    redirectsFile,
    (text) => text.replace("to: /careers", "to: /carers"),
    { field: "[0].to", message: /^leads to \/carers, which is no page/ },
  ],
  [
    "a redirect with a query",
    redirectsFile,
    (text) => text.replace("from: /jobs", 'from: "/jobs?all=1"'),
    { field: "[0].from", message: /is not the path of an old page: write one such as \/jobs/ },
  ],
  [
    "a missing front matter",
    "content/legal/our-privacy-policy.md",
    (text) => text.replace("---\n", ""),
    { field: "", message: /has no front matter/, line: 1 },
  ],
];

const post = "content/blog/reading-a-match-report.md";
const inPost = (words: string) => (text: string) => text.replace("\n## ", `\n${words}\n\n## `);
mistakes.push(
  [
    "a post without a title",
    post,
    (text) => text.replace(/^title: .*\n/m, ""),
    { field: "title", message: /is missing: write the post's heading/ },
  ],
  [
    "a post with an unknown key",
    post,
    (text) => text.replace("---\n", "---\ntags: [a]\n"),
    {
      field: "",
      message: /unknown key "tags": remove it or write one of: title, description, published/,
      line: 2,
    },
  ],
  [
    "an unknown author",
    post,
    (text) => text.replace(/^author: .*$/m, "author: nobody"),
    {
      field: "author",
      message: /"nobody" is in no content\/blog\/authors.yaml: write one of hiring-practice/,
    },
  ],
  [
    "an unknown topic",
    post,
    (text) => text.replace(/^topics: .*$/m, "topics: [gardening]"),
    {
      field: "topics[0]",
      message: /"gardening" is in no content\/blog\/topics.yaml: write one of interviews/,
    },
  ],
  [
    "a day that is none",
    post,
    (text) => text.replace(/^published: .*$/m, "published: soon"),
    { field: "published", message: /must be a date such as/ },
  ],
  [
    "an update before the publication",
    post,
    (text) => text.replace(/^updated: .*$/m, "updated: 2020-01-01"),
    { field: "updated", message: /is before the day of publication/ },
  ],
  [
    "a script in a post",
    post,
    inPost("<script>alert(1)</script>"),
    { field: "", message: /is HTML: write Markdown/ },
  ],
  [
    "a link of a post that leads nowhere",
    post,
    inPost("[See](/platform/nowhere)"),
    { field: "", message: /the link \/platform\/nowhere leads to .*, which is no page/ },
  ],
  [
    "a link of a post to a section that is not there",
    post,
    inPost("[See](/blog/pronunciation-and-accents#nowhere)"),
    { field: "", message: /leads to #nowhere, which .* does not have/ },
  ],
  [
    "a link of a post that runs a script",
    post,
    inPost("[See](javascript:alert)"),
    { field: "", message: /leads to another site: only https/ },
  ],
  [
    "a figure that is not there",
    post,
    inPost("![A drawing](figures/nothing.svg)"),
    { field: "", message: /there is no figure figures\/nothing.svg/ },
  ],
);

mistakes.push(
  [
    "a wrong number of products",
    "content/pages/company/about-us.yaml",
    (text) => text.replace("eight products", "seven products"),
    { field: "sections[4].questions[0].answer", message: /says seven, but content\/products.yaml has 8/ },
  ],
  [
    "a wrong number of events",
    "content/pages/platform/integrations.yaml",
    (text) => text.replace(/(\w+) events follow/, "Two events follow"),
    { field: "sections[1].cards[4].description", message: /says Two, but docs\/openapi.yaml has \d+/ },
  ],
  [
    "another length of an interview than the invitations have",
    "content/pages/candidates.yaml",
    (text) => text.replace(/takes about \d+ minutes/, "takes about 99 minutes"),
    { field: "sections[1].parts[1].text", message: /says 99, but the invitations .* have \d+/ },
  ],
  [
    "another length of an interview in a translation",
    "content/hi/pages/candidates.yaml",
    (text) => text.replace(/लगभग \d+ मिनट/, "लगभग 99 मिनट"),
    { field: "sections[1].parts[1].text", message: /says 99, but the invitations .* have \d+/ },
  ],
  [
    "a text of a page that its translation lacks",
    "content/hi/pages/career.yaml",
    (text) => text.replace(/^ {4}subtitle: .*\n/m, ""),
    { field: "sections[1].subtitle", message: /^is missing: translate “We aim for four weeks/ },
  ],
);

for (const [name, file, change, { field, message, line }] of mistakes) {
  test(`${name} is one problem with its file, line, field and what to write instead`, () => {
    project.edit(file, change);
    const found = problems();
    expect(found.map((problem) => `${problem.file} ${problem.field}`)).toEqual([`${file} ${field}`]);
    expect(found[0]?.message).toMatch(message);
    expect(found[0]?.line).toBeGreaterThan(0);
    if (line !== undefined) expect(found[0]?.line).toBe(line);
  });
}

/** The address of an action on a page, by its title and its section's kind. */
function actionUrl(page: string, title: string, kind: "HERO" | "BEGIN_TODAY"): string | undefined {
  const { sections = [] } = readContent(project.root).pages[page] ?? {};
  const actions = sections.flatMap((section) => {
    if (section.kind !== kind) return [];
    return section.kind === "HERO"
      ? section.slide.actions
      : section.kind === "BEGIN_TODAY"
        ? section.actions
        : [];
  });
  return actions.find((action) => action.title === title)?.url;
}

test("a sample of the scheduling address leads to the forms of this site, a real one everywhere to itself", () => {
  const whabot = "/platform/whabot";
  expect(actionUrl(whabot, "Book Demo", "HERO")).toBe(`/book-demo?page=${whabot}`);
  const plan = "/solutions/diy-assessments";
  expect(actionUrl(plan, "Get Started", "HERO")).toBe("/round");
  expect(actionUrl(whabot, "Get Started", "BEGIN_TODAY")).toBe("/round");
  expect(actionUrl("/", "Book Demo", "HERO")).toBe("/book-demo?page=/");

  const real = "https://calendar.example.org/demo";
  project.edit("content/site.yaml", (text) =>
    text.replace(/scheduling: \{.*\}/, `scheduling: { url: "${real}" }`),
  );
  expect(actionUrl(whabot, "Book Demo", "HERO")).toBe(real);
  expect(actionUrl(plan, "Get Started", "HERO")).toBe(real);
  expect(actionUrl(whabot, "Get Started", "BEGIN_TODAY")).toBe(real);
});

test("a figure with a program in it is none", () => {
  const drawing = "content/blog/figures/reading-a-match-report-sum.svg";
  project.edit(drawing, (text) => text.replace("</svg>", "<script>alert(1)</script></svg>"));
  expect(problems()).toMatchObject([{ file: post, message: expect.stringContaining("there is no figure") }]);
});

test("drafts and posts whose day has not come are no pages yet", () => {
  const write = (head: string) =>
    project.write(
      "content/blog/a-new-post.md",
      `---\ntitle: New\ndescription: ${"A post of this test. ".repeat(5)}\nauthor: trust\ntopics: [fairness]\nnext:\n  employer: { title: A, url: / }\n  candidate: { title: B, url: / }\n${head}\n---\n\nText\n`,
    );
  const isPage = () => allUrls(readContent(project.root)).includes("/blog/a-new-post");
  write("published: 2026-01-01");
  expect(isPage()).toBe(true);
  write("published: 2026-01-01\ndraft: true");
  expect(isPage()).toBe(false);
  write("published: 2099-01-01");
  expect(isPage()).toBe(false);
});

test("a link to a post that is not shown yet is a problem, but for a draft's own", () => {
  const target = "content/blog/pronunciation-and-accents.md";
  project.edit("content/blog/reading-a-match-report.md", inPost("[See](/blog/pronunciation-and-accents)"));
  const linking = () => problems().filter(({ file }) => file === "content/blog/reading-a-match-report.md");
  expect(linking()).toEqual([]);
  project.edit(target, (text) => text.replace("---\n", "---\ndraft: true\n"));
  expect(linking()).toMatchObject([{ message: expect.stringContaining("which is a draft") }]);
  project.edit(target, (text) =>
    text
      .replace("draft: true\n", "")
      .replace(/^published: .*$/m, "published: 2099-01-01")
      .replace(/^updated: .*\n/m, ""),
  );
  expect(linking()).toMatchObject([{ message: expect.stringContaining("not shown before 2099-01-01") }]);
  project.edit("content/blog/reading-a-match-report.md", (text) =>
    text.replace("---\n", "---\ndraft: true\n"),
  );
  expect(linking()).toEqual([]);
});

test("broken YAML names the line", () => {
  project.edit(home, (text) => text.replace("sections:", "sections: ["));
  expect(problems()).toMatchObject([{ file: home, message: expect.stringContaining("is not valid YAML") }]);
});

test("two files with one address are a problem", () => {
  project.write("content/pages/how-it-works.yaml", "name: x");
  expect(
    problems()
      .map(({ message }) => message)
      .join(),
  ).toContain("has the address /how-it-works, which content/pages/how-it-works");
});

test("a missing file is named", () => {
  project.edit("content/footer.yaml", () => "");
  expect(problems()[0]).toMatchObject({ file: "content/footer.yaml" });
});

test("the error lists every problem in words", () => {
  project.edit(home, (text) =>
    text.replace("name: Home", "name: Home\nextra: 1").replace("icon: gauge", "icon: [a]"),
  );
  expect(() => readContent(project.root)).toThrow(
    /Content: 2 problems\n {2}content\/pages\/index\.yaml:\d+ /,
  );
});

import { expect, test } from "vitest";
import { readContent } from "../../content/read-content.ts";
import { listSearchEntries } from "./search-entries.ts";
import { indexSite, searchSite } from "./search-site.ts";

/**
 * What visitors type, and what they should find. Written before the search was tuned: a query that fails is a reason
 * to change the search, not the query.
 */
const queries: [query: string, expected: string][] = [
  // Products and pages by their names, whole, misspelt and taken apart.
  ["resumate", "/platform/resumate"],
  ["resumat", "/platform/resumate"],
  ["cv matching", "/platform/resumate"],
  ["check my cv", "/evaluate-resume"],
  ["skillens", "/platform/skilllens"],
  ["skill lens", "/platform/skilllens"],
  ["ai interview", "/platform/candidai"],
  ["aiinterview", "/platform/candidai"],
  ["interveiw", "/platform/candidai"],
  ["proctoring", "/secure-sight"],
  ["cheating", "/secure-sight"],
  ["whatsapp", "/platform/whabot"],
  ["dashboard", "/platform/talentdash"],
  ["candidate report", "/platform/candidinsights"],
  ["campus hiring", "/how-it-works/campus-hiring"],
  ["campus hirring", "/how-it-works/campus-hiring"],
  ["walk-in drive", "/how-it-works/hiring-event-drive"],
  ["lateral", "/how-it-works/lateral-hiring"],
  ["bpo", "/solutions/bpo-and-customer-support"],
  ["sales hiring", "/solutions/sales-and-marketing"],
  ["hire content writers", "/solutions/content-writer"],
  ["software developer test", "/job-roles/sde"],
  ["transcribtion", "/job-roles/transcription"],
  ["pronounciation test", "/pronunciation-test"],
  ["privacy", "/our-privacy-policy"],
  ["terms", "/our-terms-of-service"],
  ["contact", "/company/contact"],
  ["about", "/company/about-us"],
  ["jobs", "/careers"],
  ["careers", "/careers"],
  // Questions.
  ["ats", "/platform/talentdash#existing-system"],
  ["does it grade my accent", "/pronunciation-test#accent-grade"],
  ["can a candidate see the report", "/platform/candidinsights#candidate-access"],
  ["is it a real company", "/company/about-us#demonstration"],
  ["who decides who is hired", "/#who-decides"],
  ["which files can resumate read", "/platform/resumate#files"],
  ["does it use the camera", "/secure-sight#camera"],
  ["weak network in the hall", "/how-it-works/hiring-event-drive#hall-network"],
  ["ai assistants allowed", "/solutions/software-and-tech-hiring#ai-tools"],
  ["what if the transcript is wrong", "/platform/candidai#transcript-errors"],
  ["hindi marathi", "/solutions/bpo-and-customer-support#languages"],
  ["scanned resume", "/evaluate-resume#scanned"],
  ["apply again after rejection", "/career#refused"],
  // Openings by title and place.
  ["java developer pune", "/career/product-engineering/java-developer"],
  ["product designer kochi", "/career/product-engineering/product-designer"],
  ["accounts payable", "/career/people-and-finance/accounts-payable-executive"],
  ["sre", "/career/product-engineering/site-reliability-engineer"],
  ["machine learning bengaluru", "/career/product-engineering/machine-learning-engineer-speech"],
  ["french support dublin", "/career/customer-operations/candidate-support-associate-french"],
  ["frontend developer", "/career/product-engineering/front-end-developer"],
  ["internship", "/career/product-engineering/software-engineering-intern"],
  ["remote writer job", "/career/growth/content-writer"],
  // Posts.
  ["structured interviews", "/blog/structured-interviews-that-hold-up"],
  ["dpdp act", "/blog/questions-the-law-asks-of-hiring-ai"],
  ["résumé parser", "/blog/what-resume-parsers-get-wrong"],
  ["resume parsing", "/blog/what-resume-parsers-get-wrong"],
  ["jd", "/blog/job-descriptions-for-people-and-machines"],
  ["how to read a match report", "/blog/reading-a-match-report"],
  ["5000 students", "/blog/campus-drives-at-scale"],
  ["message to rejected candidates", "/blog/what-candidates-hear-after-they-apply"],
];

const today = "2026-11-20";
const content = readContent(process.cwd());
const index = indexSite(listSearchEntries(content, content.postings, today), content.search);

test("of what visitors type, 95 in 100 show the right page among the first three", () => {
  const places = queries.map(([query, expected]) => {
    const shown = searchSite(index, query).flatMap(({ entries }) => entries.map(({ url }) => url));
    return { query, expected, place: shown.indexOf(expected) + 1, first: shown.slice(0, 3) };
  });
  const missed = places.filter(({ place }) => place < 1 || place > 3);
  const share = 1 - missed.length / queries.length;
  expect(queries.length).toBeGreaterThanOrEqual(45);
  expect(share, JSON.stringify(missed, null, 1)).toBeGreaterThanOrEqual(0.95);
});

import { expect, onTestFinished, test } from "vitest";
import { z } from "zod";
import type { FeedDefaults } from "#domain/postings/feed-defaults.ts";
import { createBoardClient } from "./board-client.ts";
import { type BoardKind, boardKinds, jobBoards, parseBoardUrl } from "./boards.ts";
import { boardFixture, createFakeBoard, readBoardFixture } from "./fake-board.ts";
import { toPosting } from "./to-posting.ts";

const consent = (id: string, months: number) => ({
  id,
  processing: { text: "Keep it.", months },
  retention: { text: "Keep it longer.", months: months * 2 },
});
const defaults: FeedDefaults = {
  employer: "Terracotta",
  units: [{ id: "production", sample: true, name: "Production", about: "Makes the pots." }],
  consents: [consent("short", 6), consent("long", 12)],
};
async function fixtureReader(kind: BoardKind) {
  const { raws, convert } = await readBoardFixture(kind);
  return (index: number, changes = {}) => {
    const source = convert({ ...raws[index], ...changes });
    return source && toPosting(source, defaults);
  };
}
const greenhouse = await fixtureReader("greenhouse");
const lever = await fixtureReader("lever");
const ashby = await fixtureReader("ashby");

test.each(boardKinds)("%s: a board is read by each of its addresses", async (kind) => {
  const { hosts, path } = jobBoards[kind];
  for (const [api, pages] of Object.entries(hosts)) {
    const board = { kind, origin: `https://${api}`, name: "terracotta" };
    for (const at of [`${api}/${path}`, ...pages])
      expect(parseBoardUrl(`https://${at}/terracotta`), at).toEqual(board);
  }
  const peer = await createFakeBoard();
  onTestFinished(peer.close);
  peer.answerJson((at) => boardFixture(kind, at.replace(`/${path}/terracotta`, "")) ?? {});
  const board = parseBoardUrl(`${peer.origin}/terracotta#${kind}`);
  const reading = board && (await createBoardClient(board, defaults, 5_000)());
  expect(reading?.postings.length).toBeGreaterThan(0);
});

test("Greenhouse: a job with every field", () => {
  const posting = greenhouse(0);
  expect(posting).toMatchObject({
    sourceId: "4400101",
    id: "senior-kiln-engineer-4400101",
    businessUnit: { id: "production", name: "Production", about: "Makes the pots.", sample: true },
    department: "Firing",
    title: "Senior Kiln Engineer",
    requisition: "KLN-17",
    status: "OPEN",
    listed: true,
    opened: "2026-10-28",
    updated: "2026-11-12",
    workplace: "HYBRID",
    employment: "FULL_TIME",
    locations: [{ city: "Pune", region: "Maharashtra", country: "IN" }],
    pay: {
      min: 180000000,
      max: 240000000,
      currency: "INR",
      period: "YEAR",
      note: "Annual salary: With a share of the harvest.",
    },
    // The employer's limit of 400 days rules out the wording with twenty-four months.
    consent: { id: "short" },
  });
  expect(posting?.descriptionHtml).toBe(
    '<h3>What you do</h3><p>You keep three kilns &#x26; their people safe.</p><ul><li>Plan the firings</li><li>Write &#x3C;b> by hand</li></ul><h4>What you bring</h4><p><strong>Thermocouples</strong>, and <a href="https://terracotta.example/kilns">patience</a>.</p>',
  );
  expect(posting?.descriptionText).toBe(
    "What you do\nYou keep three kilns & their people safe.\n- Plan the firings\n- Write <b> by hand\n\nWhat you bring\nThermocouples, and patience.",
  );
});

test("Greenhouse: each kind of question, without the form's standard fields", () => {
  const posting = greenhouse(0);
  expect(posting?.questions).toEqual([
    {
      kind: "TEXT",
      id: "question-501",
      label: "Which kiln did you fire last?",
      hint: "Its fuel, too.",
      required: true,
    },
    { kind: "LONG_TEXT", id: "question-502", label: "Tell us of a firing that failed", required: false },
    { kind: "YES_NO", id: "question-503", label: "May you work in India?", required: true },
    {
      kind: "ONE_OF",
      id: "question-504",
      label: "Your favourite cone",
      required: true,
      options: [
        { id: "88001", label: "Cone 6" },
        { id: "88002", label: "Cone 10" },
        { id: "88003", label: "Another" },
      ],
    },
    {
      kind: "ANY_OF",
      id: "question-505",
      label: "Clays you know",
      required: false,
      options: [{ id: "88101", label: "Stoneware" }],
    },
    { kind: "FILE", id: "question-506", label: "Pictures of your work", required: false },
    { kind: "LONG_TEXT", id: "question-507", label: "A question of a kind to come", required: true },
  ]);
});

test("Greenhouse: a job with few fields gets no made-up values", () => {
  const posting = greenhouse(1);
  expect(posting).toMatchObject({
    requisition: "4400102",
    opened: "2026-11-01",
    locations: [{ city: "Ghent", country: "BE" }],
    pay: { min: 3600000, max: 5000000, currency: "EUR", note: "Ghent; Elsewhere" },
    consent: { id: "long" },
    questions: [],
    descriptionHtml: "<p>You mix glazes. </p><p>You write down what you mixed.</p>",
  });
  expect(posting?.pay?.period).toBeUndefined();
  const unknown = [
    "department",
    "workplace",
    "employment",
    "closes",
    "hours",
    "experience",
    "education",
  ] as const;
  for (const name of unknown) expect(posting?.[name], name).toBeUndefined();
});

test("Greenhouse: a prospect post is skipped, and a job without text is refused", () => {
  expect(greenhouse(2)).toBeNull();
  expect(() => greenhouse(3)).toThrow(/content/);
});

test("Lever: lists get their list element, and the country belongs to the first location", () => {
  const [potter, packer] = [lever(0), lever(1)];
  expect(potter).toMatchObject({
    id: "potter-0b7c1f9e-51c1-4b8e-9d0a-6f3e2a4c5d10",
    requisition: "0b7c1f9e",
    businessUnit: { id: "production" },
    department: "Wheel",
    opened: "2025-10-27",
    workplace: "ON_SITE",
    employment: "FULL_TIME",
    locations: [
      { city: "Jaipur", country: "IN" },
      { city: "Kochi", region: "Kerala", country: "IN" },
    ],
    pay: { min: 60000000, max: 90000000, currency: "INR", period: "YEAR", note: "Meals are free." },
  });
  expect(potter?.descriptionHtml?.replaceAll("\n", "")).toBe(
    "<p>We make pots.</p><p><strong>You throw them.</strong></p><h3>What you bring &#x26; love</h3><ul><li>Steady hands</li><li>Five years at a wheel</li></ul><p>Pots are for everybody.</p>",
  );
  expect(packer).toMatchObject({
    businessUnit: { id: "shipping", name: "Shipping", about: "" },
    workplace: "REMOTE",
    employment: "TEMPORARY",
    locations: [],
  });
  // A half-monthly salary is left out, and the countries to live in are unknown.
  for (const name of ["pay", "department", "remoteWithin"] as const)
    expect(packer?.[name], name).toBeUndefined();
});

test("Lever: titles and texts that were escaped again are read, and a real & stays", () => {
  const titleOf = (text: string) => lever(0, { text })?.title;
  const titles = {
    "R&D Potter": "R&D Potter",
    "Potter &amp; Painter": "Potter & Painter",
    "Potter &amp;amp; Painter": "Potter & Painter",
    "&lt;b&gt;Potter&lt;/b&gt; I": "Potter I",
    "&amp;lt;b&amp;gt;Potter&amp;lt;/b&amp;gt;": "Potter",
    "Potter, age < 90 & > 18": "Potter, age < 90 & > 18",
  };
  for (const [text, title] of Object.entries(titles)) expect(titleOf(text)).toBe(title);
  const posting = lever(0, {
    description: "&lt;p&gt;Pots &amp;amp; pans, R&amp;D.&lt;/p&gt;",
    lists: [
      { text: "Care &amp;amp; love", content: "&lt;li&gt;Clay &amp;amp; &lt;b&gt;fire&lt;/b&gt;&lt;/li&gt;" },
    ],
    additional: "<p>Q&amp;A, salt &amp;amp; glaze, and &lt;b&gt; by hand</p>",
    categories: { department: "Make &amp; Sell", team: "R&amp;amp;D" },
    salaryDescription: "&lt;div&gt;Meals &amp;amp; tea.&lt;/div&gt;",
  });
  expect(posting?.descriptionHtml?.replaceAll("\n", "")).toBe(
    "<p>Pots &#x26; pans, R&#x26;D.</p><h3>Care &#x26; love</h3><ul><li>Clay &#x26; <strong>fire</strong></li></ul><p>Q&#x26;A, salt &#x26; glaze, and &#x3C;b> by hand</p>",
  );
  expect(posting).toMatchObject({
    department: "R&D",
    businessUnit: { id: "make-sell", name: "Make & Sell" },
    pay: { note: "Meals & tea." },
  });
});

test("Ashby: a salary among other pay, hybrid work marked remote, an unlisted job", () => {
  const [accountant, keeper] = [ashby(0), ashby(1)];
  expect(accountant).toMatchObject({
    listed: true,
    department: "Books",
    // Already the next day in India.
    opened: "2026-11-11",
    workplace: "HYBRID",
    employment: "PART_TIME",
    locations: [
      { city: "London", country: "GB" },
      { city: "New York", region: "NY", country: "US" },
    ],
    pay: { min: 3000000, max: 3600000, currency: "GBP", period: "YEAR" },
    descriptionHtml: "<h3>The books</h3><p>You keep them.</p>",
  });
  expect(keeper).toMatchObject({
    listed: false,
    businessUnit: { id: "terracotta", name: "Terracotta" },
    workplace: "REMOTE",
    locations: [],
    remoteWithin: ["DE"],
  });
  expect(keeper?.pay).toBeUndefined();
});

test.each([1e300, -1, 0, "soon"])("Lever: a posting of the time %j is refused by the schema", (createdAt) => {
  expect(() => lever(0, { createdAt })).toThrow(z.ZodError);
});

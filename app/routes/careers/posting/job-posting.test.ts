import { expect, test } from "vitest";
import content from "#app/content/content.data.ts";
import type { Posting } from "#domain/postings/posting.schema.ts";
import { postingsOn } from "#domain/postings/posting-days.ts";
import { jobPosting, jobPostingScript, qualifiesForJobPosting } from "./job-posting.ts";

const { opening } = content.careers;
const [first] = postingsOn(content.postings, "2026-11-20");
if (!first) throw new Error("There are no postings");
const posting: Posting = {
  ...first,
  title: "Java developer",
  requisition: "CHY-2026-999",
  opened: "2026-11-16",
  closes: "2026-12-31",
  workplace: "HYBRID",
  locations: [{ city: "Pune", region: "Maharashtra", country: "IN" }],
  remoteWithin: undefined,
  employment: "FULL_TIME",
  pay: { min: 50000000, max: 80000000, currency: "INR", period: "YEAR" },
};

test("a JobPosting has Google's required and recommended properties", () => {
  expect(jobPosting(posting, "Sample Ltd", opening)).toEqual({
    "@context": "https://schema.org",
    "@type": "JobPosting",
    title: "Java developer",
    description: expect.stringMatching(/^<p>.*<ul><li>/),
    identifier: { "@type": "PropertyValue", name: "Sample Ltd", value: "CHY-2026-999" },
    datePosted: "2026-11-16",
    validThrough: "2026-12-31T23:59:59+05:30",
    employmentType: "FULL_TIME",
    directApply: true,
    hiringOrganization: { "@type": "Organization", name: "Sample Ltd" },
    jobLocation: [
      {
        "@type": "Place",
        address: {
          "@type": "PostalAddress",
          addressLocality: "Pune",
          addressRegion: "Maharashtra",
          addressCountry: "IN",
        },
      },
    ],
    baseSalary: {
      "@type": "MonetaryAmount",
      currency: "INR",
      value: { "@type": "QuantitativeValue", minValue: 500000, maxValue: 800000, unitText: "YEAR" },
    },
  });
});

test("remote work names its countries and has no location", () => {
  const remote = jobPosting(
    { ...posting, workplace: "REMOTE", locations: [], remoteWithin: ["IN", "LK"] },
    "Sample Ltd",
    opening,
  );
  expect(remote).not.toHaveProperty("jobLocation");
  expect(remote).toMatchObject({
    jobLocationType: "TELECOMMUTE",
    applicantLocationRequirements: [
      { "@type": "Country", name: "India" },
      { "@type": "Country", name: "Sri Lanka" },
    ],
  });
});

test("unknown facts are left out", () => {
  const { closes, pay, ...rest } = posting;
  const bare = jobPosting(rest, "Sample Ltd", opening);
  expect(bare).not.toHaveProperty("validThrough");
  expect(bare).not.toHaveProperty("baseSalary");
});

test("no text of a posting ends the script or becomes an element", () => {
  const hostile = { ...posting, title: "</script><b>x", about: ["<img src=x> & more"] };
  const script = jobPostingScript(hostile, "Sample Ltd", opening);
  expect(script).not.toContain("<");
  const { title, description } = JSON.parse(script);
  expect(title).toBe("</script><b>x");
  expect(description).toContain("<p>&lt;img src=x&gt; &amp; more</p>");
});

/** A posting from a job board, which provides few facts. */
const foreign: Posting = {
  sourceId: "1",
  id: "potter-1",
  businessUnit: { id: "pots", name: "Pots", about: "" },
  title: "Potter",
  requisition: "1",
  status: "OPEN",
  listed: true,
  opened: "2026-11-01",
  updated: "2026-11-01",
  locations: [{ country: "IN" }],
  pay: { min: 100, max: 200, currency: "INR" },
  descriptionHtml: "<h3>The work</h3><p>Pots &#x26; pans</p>",
  descriptionText: "The work\nPots & pans",
  about: [],
  responsibilities: [],
  requirements: [],
  niceToHave: [],
  offer: [],
  languages: [],
  questions: [],
  consent: first.consent,
};

test("a posting from a job board has its known facts and its HTML", () => {
  expect(jobPosting(foreign, "Sample Ltd", opening)).toEqual({
    "@context": "https://schema.org",
    "@type": "JobPosting",
    title: "Potter",
    description: "<h3>The work</h3><p>Pots &#x26; pans</p>",
    identifier: { "@type": "PropertyValue", name: "Sample Ltd", value: "1" },
    datePosted: "2026-11-01",
    directApply: true,
    hiringOrganization: { "@type": "Organization", name: "Sample Ltd" },
    jobLocation: [{ "@type": "Place", address: { "@type": "PostalAddress", addressCountry: "IN" } }],
  });
});

test("a posting without a location and a country has no markup", () => {
  expect(qualifiesForJobPosting(foreign)).toBe(true);
  expect(qualifiesForJobPosting({ ...foreign, locations: [] })).toBe(false);
  expect(qualifiesForJobPosting({ ...foreign, locations: [{ region: "EMEA" }] })).toBe(false);
  expect(
    qualifiesForJobPosting({ ...foreign, locations: [], workplace: "REMOTE", remoteWithin: ["IN"] }),
  ).toBe(true);
});

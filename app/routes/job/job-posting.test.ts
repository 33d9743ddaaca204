import content from "virtual:content";
import { expect, test } from "vitest";
import type { Posting } from "../../content/job.schema.ts";
import { jobPosting, jobPostingScript } from "./job-posting.ts";

const { opening } = content.careers;
const [first] = content.postings;
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

test("it has Google's required and recommended properties", () => {
  expect(jobPosting(posting, "Sample Ltd", opening)).toEqual({
    "@context": "https://schema.org",
    "@type": "JobPosting",
    title: "Java developer",
    description: expect.stringMatching(/^<p>.*<ul><li>/),
    identifier: { "@type": "PropertyValue", name: "Sample Ltd", value: "CHY-2026-999" },
    datePosted: "2026-11-16",
    validThrough: "2026-12-31T23:59:59+05:30",
    employmentType: "FULL_TIME",
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

test("remote work names the countries in which one may live, and no place where there is none", () => {
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

test("what is not known is left out", () => {
  const { closes, pay, ...rest } = posting;
  const bare = jobPosting(rest, "Sample Ltd", opening);
  expect(bare).not.toHaveProperty("validThrough");
  expect(bare).not.toHaveProperty("baseSalary");
  expect(bare).not.toHaveProperty("directApply");
});

test("no text of a posting ends the script or becomes an element", () => {
  const hostile = { ...posting, title: "</script><b>x", about: ["<img src=x> & more"] };
  const script = jobPostingScript(hostile, "Sample Ltd", opening);
  expect(script).not.toContain("<");
  const { title, description } = JSON.parse(script);
  expect(title).toBe("</script><b>x");
  expect(description).toContain("<p>&lt;img src=x&gt; &amp; more</p>");
});

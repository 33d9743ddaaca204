import type { CareersWords } from "#app/routes/careers/careers.schema.ts";
import { majorUnits } from "#app/routes/careers/money.ts";
import type { Posting } from "#domain/postings/posting.schema.ts";
import { countryName } from "#domain/postings/postings.ts";
import { escapeHtml } from "#domain/text/escape-html.ts";
import { groupLanguages } from "./languages-of.ts";

const paragraph = (text: string) => `<p>${escapeHtml(text)}</p>`;

function list(heading: string, items: readonly string[]): string {
  if (items.length === 0) return "";
  return `${paragraph(heading)}<ul>${items.map((item) => `<li>${escapeHtml(item)}</li>`).join("")}</ul>`;
}

/** The heading of the hours: that of the employment, which they belong to, if it is known. */
export function hoursHeading({ employment }: Posting, words: CareersWords["opening"]): string {
  return employment === undefined ? words.hours : words.employment;
}

/** The page's text, with the same order and headings. */
export function descriptionHtml(posting: Posting, words: CareersWords["opening"]): string {
  const required = (must: boolean) =>
    posting.requirements.filter((requirement) => requirement.must === must).map(({ text }) => text);
  return [
    ...posting.about.map(paragraph),
    list(words.responsibilities, posting.responsibilities),
    list(words.must, required(true)),
    list(words.other, required(false)),
    list(words.niceToHave, posting.niceToHave),
    list(words.education, posting.education ? [posting.education.text] : []),
    list(words.languages, groupLanguages(posting, words)),
    list(words.offer, posting.offer),
    list(hoursHeading(posting, words), posting.hours === undefined ? [] : [posting.hours]),
    posting.descriptionHtml ?? "",
  ].join("");
}

function baseSalary({ pay }: Posting): object {
  // Google requires the period. Without it, only the page shows the pay.
  if (pay?.period === undefined) return {};
  const amount = (units: number) => majorUnits(units, pay.currency);
  const value =
    pay.min === pay.max
      ? { value: amount(pay.min) }
      : { minValue: amount(pay.min), maxValue: amount(pay.max) };
  return {
    baseSalary: {
      "@type": "MonetaryAmount",
      currency: pay.currency,
      value: { "@type": "QuantitativeValue", ...value, unitText: pay.period },
    },
  };
}

function jobLocations({ locations, workplace, remoteWithin }: Posting): object {
  const jobLocation = locations.map(({ city, region, country }) => ({
    "@type": "Place",
    address: {
      "@type": "PostalAddress",
      ...(city !== undefined && { addressLocality: city }),
      ...(region !== undefined && { addressRegion: region }),
      ...(country !== undefined && { addressCountry: country }),
    },
  }));
  return {
    ...(jobLocation.length > 0 && { jobLocation }),
    ...(workplace === "REMOTE" && {
      jobLocationType: "TELECOMMUTE",
      ...(remoteWithin && {
        applicantLocationRequirements: remoteWithin.map((country) => ({
          "@type": "Country",
          name: countryName(country),
        })),
      }),
    }),
  };
}

/** Google's JobPosting, for an open and listed posting. Contains only what the page shows. */
export function jobPosting(posting: Posting, employer: string, words: CareersWords["opening"]): object {
  const { title, requisition, opened, closes, employment } = posting;
  return {
    "@context": "https://schema.org",
    "@type": "JobPosting",
    title,
    description: descriptionHtml(posting, words),
    identifier: { "@type": "PropertyValue", name: employer, value: requisition },
    datePosted: opened,
    // The last day ends at midnight in India.
    ...(closes !== undefined && { validThrough: `${closes}T23:59:59+05:30` }),
    ...(employment !== undefined && { employmentType: employment }),
    // The form is on the same page and needs no account.
    directApply: true,
    hiringOrganization: { "@type": "Organization", name: employer },
    ...jobLocations(posting),
    ...baseSalary(posting),
  };
}

/** Google rejects a JobPosting that has neither a location nor a country of remote work. */
export function qualifiesForJobPosting({ locations, remoteWithin }: Posting): boolean {
  const isSomewhere = locations.some(({ city, country }) => city !== undefined || country !== undefined);
  return isSomewhere || remoteWithin !== undefined;
}

/** JSON-LD for a script element. Contains no `<`, so it cannot close the element. */
export function jobPostingScript(...args: Parameters<typeof jobPosting>): string {
  return JSON.stringify(jobPosting(...args)).replaceAll("<", "\\u003c");
}

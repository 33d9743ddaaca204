import type { CareersWords } from "#app/routes/careers/careers.schema.ts";
import { majorUnits } from "#app/routes/careers/posting-facts.ts";
import { countryName } from "#domain/postings/openings.ts";
import type { Posting } from "#domain/postings/posting.schema.ts";
import { escapeHtml } from "#domain/text/escape-html.ts";
import { groupLanguages } from "./languages-of.ts";

const paragraph = (text: string) => `<p>${escapeHtml(text)}</p>`;

function listed(heading: string, items: readonly string[]): string {
  if (items.length === 0) return "";
  return `${paragraph(heading)}<ul>${items.map((item) => `<li>${escapeHtml(item)}</li>`).join("")}</ul>`;
}

/** The text of the page, in its order and with its headings. */
export function descriptionHtml(posting: Posting, words: CareersWords["opening"]): string {
  const required = (must: boolean) =>
    posting.requirements.filter((one) => one.must === must).map(({ text }) => text);
  return [
    ...posting.about.map(paragraph),
    listed(words.responsibilities, posting.responsibilities),
    listed(words.must, required(true)),
    listed(words.other, required(false)),
    listed(words.niceToHave, posting.niceToHave),
    listed(words.education, posting.education ? [posting.education.text] : []),
    listed(words.languages, groupLanguages(posting, words)),
    listed(words.offer, posting.offer),
    listed(words.hours, posting.hours === undefined ? [] : [posting.hours]),
    posting.descriptionHtml ?? "",
  ].join("");
}

function pay({ pay }: Posting): object {
  // Google's salary is one for a time; without it the page alone names the range.
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

function places({ locations, workplace, remoteWithin }: Posting): object {
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

/**
 * Google's JobPosting of an opening, for its own page while it is open and listed. It holds only what that page shows.
 * `directApply` is left out until one can apply there.
 */
export function jobPosting(posting: Posting, employer: string, words: CareersWords["opening"]): object {
  const { title, requisition, opened, closes, employment } = posting;
  return {
    "@context": "https://schema.org",
    "@type": "JobPosting",
    title,
    description: descriptionHtml(posting, words),
    identifier: { "@type": "PropertyValue", name: employer, value: requisition },
    datePosted: opened,
    // The last day is that of India.
    ...(closes !== undefined && { validThrough: `${closes}T23:59:59+05:30` }),
    ...(employment !== undefined && { employmentType: employment }),
    // The form stands on the same page and needs no account.
    directApply: true,
    hiringOrganization: { "@type": "Organization", name: employer },
    ...places(posting),
    ...pay(posting),
  };
}

/** Google takes no posting that names neither a place nor remote work within a country. */
export function qualifiesForJobPosting({ locations, remoteWithin }: Posting): boolean {
  const isSomewhere = locations.some(({ city, country }) => city !== undefined || country !== undefined);
  return isSomewhere || remoteWithin !== undefined;
}

/** As the text of a script element: no `<` in it can end that element. */
export function jobPostingScript(...of: Parameters<typeof jobPosting>): string {
  return JSON.stringify(jobPosting(...of)).replaceAll("<", "\\u003c");
}

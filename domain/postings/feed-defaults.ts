import type { BusinessUnit, Consent } from "./posting.schema.ts";

/** What the postings of another system take from this site's content. */
export type FeedDefaults = {
  /** The name of the business unit of a posting that has no department. */
  employer: string;
  /** A department of the same name is shown with what its business unit says of itself. */
  units: BusinessUnit[];
  /** The wordings that an applicant agrees to: applications are kept here, so the words are this site's. */
  consents: Consent[];
};

import type { BusinessUnit, Consent } from "./posting.schema.ts";

/** Site content that fills gaps in postings from a job board. */
export type FeedDefaults = {
  /** Name of the business unit for postings without a department. */
  employer: string;
  /** A department with the name of one of these units gets its description. */
  units: BusinessUnit[];
  /** Consent wordings: applications are stored here, so this site's wording applies. */
  consents: Consent[];
};

import type { BusinessUnit, Consent } from "./posting.schema.ts";

/** Site content that fills the gaps of postings from another system. */
export type FeedDefaults = {
  /** Business unit of a posting without a department. */
  employer: string;
  /** A department of the same name gets the unit's description. */
  units: BusinessUnit[];
  /** Consent wordings: applications are stored here, so the wording is this site's. */
  consents: Consent[];
};

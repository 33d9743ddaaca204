import content from "virtual:content";
import { createContext } from "react-router";
import type { FeedFrame } from "../server/jobs/feed-frame.ts";
import type { MailWords } from "../server/mail/mail.ts";
import type { FindPosting } from "../server/scoring/score-handler.ts";
import type { SiteServices } from "../server/site-services.ts";
import { currentPostings } from "./content/postings.ts";
import { postingText } from "./content/read-jobs.ts";

/** What the server takes from the build: `entry.server.tsx` exports it. */

/** The key under which loaders and actions find what stands behind the site; nothing does in development and in the build. */
export const siteServices = createContext<SiteServices | null>(null);

export { postingsVersion, showPostings } from "./content/postings.ts";

/** What the postings of another system take from the content. */
export const feedFrame: FeedFrame = {
  employer: content.shell.site.name,
  units: content.businessUnits,
  consents: content.consents,
};

const { mails, form } = content.contact;
export const mailWords: MailWords = {
  siteName: content.shell.site.name,
  reasons: Object.fromEntries(form.fields.reason.options.map(({ id, title }) => [id, title])),
  ...mails,
  application: content.applications.mails,
};

/** An opening by its address, `/career/{unit}/{job}`, as the engine reads it. */
export const postingOf: FindPosting = (unit, job) => {
  const posting = currentPostings().find(({ id, businessUnit }) => id === job && businessUnit.id === unit);
  return posting && { text: postingText(posting), isCompared: posting.comparedBySoftware ?? false };
};

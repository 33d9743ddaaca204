import content from "virtual:content";
import type { FeedFrame } from "#domain/postings/feed-defaults.ts";
import { postingText } from "#domain/postings/posting-text.ts";
import type { MailWords } from "#server/mail/mail.ts";
import type { FindPosting } from "#server/scoring/score-handler.ts";
import { currentPostings } from "./content/current-postings.ts";

/** What the server takes from the build: `entry.server.tsx` exports it. */

export { postingsVersion, showPostings } from "./content/current-postings.ts";
export { siteServices } from "./content/site-services.ts";

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

import content from "#app/content/content.data.ts";
import { businessDay } from "#domain/business-day.ts";
import { postingText } from "#domain/postings/posting-text.ts";
import { listedPostings, postingUrl } from "#domain/postings/postings.ts";
import type { ServerExports } from "#server/handlers/site-build.ts";
import { currentPostings, postingsVersion, showPostings } from "./content/current-postings.ts";
import { siteServices } from "./content/site-services.ts";
import { toNumberChat } from "./routes/careers/number-chat.ts";
import { findPostingPage } from "./routes/careers/posting/posting-page.tsx";

const { mails, form } = content.contact;
const { bookDemo } = content;

const findCurrent = (unit: string, job: string) =>
  currentPostings().find(({ id, businessUnit }) => id === job && businessUnit.id === unit);

/** Everything that the server uses from the website; exported with the build by `entry.server.tsx`. */
export const serverExports: ServerExports = {
  siteServices,
  postingsVersion,
  postingUrls: () => listedPostings(currentPostings(), businessDay()).map(postingUrl),
  showPostings,
  redirects: Object.fromEntries(
    content.redirects.map(({ from, to, permanent }) => [
      from,
      { to, status: permanent === false ? 307 : 308 },
    ]),
  ),
  feedDefaults: {
    employer: content.shell.site.name,
    units: content.businessUnits,
    consents: content.consents,
  },
  mailWords: {
    siteName: content.shell.site.name,
    reasons: Object.fromEntries(form.fields.reason.options.map(({ id, title }) => [id, title])),
    ...mails,
    booking: {
      ...bookDemo.mails,
      zone: bookDemo.office.zone,
      pageNames: content.pageNames,
    },
    applications: {
      en: content.applications.mails,
      ...Object.fromEntries(
        Object.entries(content.translations).map(([language, words]) => [language, words.applications.mails]),
      ),
    },
  },
  filesOf: (path) => {
    const page = findPostingPage(path);
    if (!page) return "NONE";
    return page.isOpen ? "SAVED" : "DROPPED";
  },
  findNumberChat: (unit, job, site) => {
    const posting = findCurrent(unit, job);
    return posting && toNumberChat(posting, content, { site, today: businessDay() });
  },
  findPosting: (unit, job) => {
    const posting = findCurrent(unit, job);
    return posting && { text: postingText(posting), isCompared: posting.comparedBySoftware ?? false };
  },
};

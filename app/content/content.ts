import type { ProofWords } from "../form/proof/proof.schema.ts";
import type { DrawnPicture, MatchPicture } from "../pictures/picture.schema.ts";
import type { BlogWords } from "../routes/blog/blog.schema.ts";
import type { CareersWords } from "../routes/careers/careers.schema.ts";
import type { ContactWords } from "../routes/contact/contact.schema.ts";
import type { EvaluateResumeWords } from "../routes/evaluate-resume/evaluate-resume.schema.ts";
import type { LlmsWords, Security } from "../routes/feeds/for-machines.schema.ts";
import type { ApplicationWords } from "../routes/job/apply/application.schema.ts";
import type { SearchWords } from "../routes/search/search.schema.ts";
import type { AssessmentItem } from "../sections/assessments/assessments.schema.ts";
import type { BulkMatchWords } from "../sections/bulk-match/bulk-match.schema.ts";
import type { SectionSource } from "../sections/section.schema.ts";
import type { Testimonial } from "../sections/testimonials/testimonials.schema.ts";
import type { Prompt, PronunciationTestWords } from "../speaking/speaking.schema.ts";
import type { BusinessUnit, Consent, Posting } from "./job.schema.ts";
import type { Topic } from "./post.schema.ts";
import type { Post } from "./posts.ts";
import type { Redirect } from "./redirect.schema.ts";
import type { FlagName, FooterSection, MenuSection, Messages, NavigationItem, Site } from "./site.schema.ts";

/** Content with its references replaced by what they refer to: what components receive. */

type Source<Kind extends SectionSource["kind"]> = Extract<SectionSource, { kind: Kind }>;
type WithPicture<T extends { image?: string | undefined }, P = DrawnPicture> = Omit<T, "image"> & {
  image?: P;
};

export type HeroSlide = WithPicture<Source<"HERO">["slide"], DrawnPicture | MatchPicture>;
export type FeatureCard = WithPicture<Source<"FEATURES">["cards"][number]>;

/** A text to read aloud, with its family and level as they are called. */
export type PromptEntry = Pick<Prompt, "id" | "title" | "text"> & { group: string; level: string };

export type Section =
  | { kind: "HERO"; slide: HeroSlide }
  | (Omit<Source<"FEATURES">, "cards"> & { cards: FeatureCard[] })
  | (Omit<Source<"TESTIMONIALS">, "testimonials"> & { testimonials: Testimonial[] })
  | (Source<"ASSESSMENTS"> & { items: AssessmentItem[] })
  | Source<
      | "KEY_BENEFITS"
      | "FAQ"
      | "BEGIN_TODAY"
      | "TECH_TALENT_HUNT"
      | "STEPS_TO_MATCH"
      | "MATCH_MADE_IN"
      | "CANDIDATE_REPORTS"
      | "BULK_MATCH"
      | "READ_ALOUD"
    >;
export type SectionOf<Kind extends Section["kind"]> = Extract<Section, { kind: Kind }>;

export type Page = { url: string; name: string; title: string; description: string };
export type ContentPage = Page & { sections: Section[] };
export type LegalPage = Page & { updated: string; html: string };

export type NavigationEntry = Omit<NavigationItem, "section"> & {
  /** The flags behind all links of a dropdown; the dropdown shows while one of them is on. */
  flags: FlagName[];
  isDropdown: boolean;
};

/** What stands around every page, as far as the browser works with it. */
export type Shell = {
  site: Site;
  navigation: NavigationEntry[];
  footer: FooterSection[];
  messages: Messages;
};

/** What of the shell has behaviour; the rest is HTML that the server rendered, and stays there. */
export type CommonShell = Omit<Shell, "site" | "footer" | "messages"> & {
  messages: Omit<Messages, "report" | "founded" | "notFound"> & {
    notFound: Pick<Messages["notFound"], "pageTitle">;
  };
  /** The public address, without a slash at its end. */
  siteUrl: string;
  site: Omit<Shell["site"], "address" | "phone" | "email" | "city" | "outbound" | "legalName" | "tagline">;
};

export function commonShell({ footer, site, messages, ...rest }: Shell, siteUrl: string): CommonShell {
  const { address, phone, email, city, outbound, legalName, tagline, ...common } = site;
  const { report, founded, notFound, ...words } = messages;
  return {
    ...rest,
    site: common,
    siteUrl,
    messages: { ...words, notFound: { pageTitle: notFound.pageTitle } },
  };
}

/** An opening that one may apply for, as a text to compare with. */
export type OpenPosting = { title: string; url: string; text: string };

/** Its name in a list. */
export type PostingLink = Pick<OpenPosting, "title" | "url">;

export type Content = {
  shell: Shell;
  /** What the dropdowns show, by the title of their entry. */
  menus: Record<string, MenuSection>;
  /** Every page's name by its address. */
  pageNames: Record<string, string>;
  pages: Record<string, ContentPage>;
  legal: Record<string, LegalPage>;
  evaluateResume: EvaluateResumeWords;
  bulkMatch: BulkMatchWords;
  pronunciationTest: PronunciationTestWords;
  prompts: PromptEntry[];
  careers: CareersWords;
  contact: ContactWords;
  applications: ApplicationWords;
  businessUnits: BusinessUnit[];
  consents: Consent[];
  proof: ProofWords;
  search: SearchWords;
  redirects: Redirect[];
  security: Security;
  llms: LlmsWords;
  /** The day of each page's last change, in a build that can know it (read-changes.ts). */
  changed?: Record<string, string>;
  blog: BlogWords;
  topics: Topic[];
  /** All of them, newest first: which are shown depends on the day (posts.ts). */
  posts: Post[];
  /** All of them: what is open, and what may be listed, depends on the day (openings.ts). */
  postings: Posting[];
};

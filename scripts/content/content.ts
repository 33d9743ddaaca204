import type { ProofWords } from "#app/form/proof/proof.schema.ts";
import type { BlogWords } from "#app/routes/blog/blog.schema.ts";
import type { ApplicationWords } from "#app/routes/careers/apply/application.schema.ts";
import type { CareersWords } from "#app/routes/careers/careers.schema.ts";
import type { ContactWords } from "#app/routes/contact/contact.schema.ts";
import type { LlmsWords, Security } from "#app/routes/machine-files/machine-files.schema.ts";
import type { SearchWords } from "#app/search/search.schema.ts";
import type { ContentPage } from "#app/sections/section.ts";
import type { Shell } from "#app/site/shell.ts";
import type { MenuSection } from "#app/site/site.schema.ts";
import type {
  PromptEntry,
  PronunciationTestWords,
} from "#app/tools/pronunciation/pronunciation-test.schema.ts";
import type { BulkMatchWords } from "#app/tools/resume/bulk/bulk-match.schema.ts";
import type { EvaluateResumeWords } from "#app/tools/resume/evaluate/evaluate-resume.schema.ts";
import type { Page } from "#domain/page.ts";
import type { BusinessUnit, Consent, StoredPosting } from "#domain/postings/posting.schema.ts";
import type { Topic } from "#domain/posts/post.schema.ts";
import type { Post } from "#domain/posts/posts.ts";
import type { Redirect } from "#domain/schema/redirect.schema.ts";

export type LegalPage = Page & { updated: string; html: string };

/** All of `content/`, with its references replaced by what they refer to. */
export type Content = {
  shell: Shell;
  /** The dropdowns by the title of their entry. */
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
  /** The day of each page's last change, in a build that can know it (last-modified.ts). */
  changed?: Record<string, string>;
  blog: BlogWords;
  topics: Topic[];
  /** All of them, newest first: which are shown depends on the day (posts.ts). */
  posts: Post[];
  /** All of them: their days, what is open, and what is listed depend on the day (posting-days.ts, postings.ts). */
  postings: StoredPosting[];
};

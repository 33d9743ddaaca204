import type { Dialogue } from "#domain/chat/dialogue.schema.ts";
import type { NumberWords } from "#domain/chat/number.schema.ts";
import type { TranslatedLanguage } from "#domain/language/language.ts";
import type { Page } from "#domain/page.ts";
import type { BusinessUnit, Consent, StoredPosting } from "#domain/postings/posting.schema.ts";
import type { Topic } from "#domain/posts/post.schema.ts";
import type { Post } from "#domain/posts/posts.ts";
import type { Redirect } from "#domain/schema/redirect.schema.ts";
import type { ProofWords } from "./form/proof/proof.schema.ts";
import type { RoundWords } from "./round/round-words.ts";
import type { BlogWords } from "./routes/blog/blog.schema.ts";
import type { ApplicationWords } from "./routes/careers/apply/application.schema.ts";
import type { CareersWords } from "./routes/careers/careers.schema.ts";
import type { BookingWords } from "./routes/contact/booking/booking.schema.ts";
import type { ContactWords } from "./routes/contact/contact.schema.ts";
import type { LlmsWords, Security } from "./routes/machine-files/machine-files.schema.ts";
import type { SearchWords } from "./search/search.schema.ts";
import type { AssessmentItem } from "./sections/assessments/assessments.schema.ts";
import type { DrivePlanWords } from "./sections/drive-plan/drive-plan.schema.ts";
import type { TourData } from "./sections/hero/tour-data.ts";
import type { Products } from "./sections/products/products.schema.ts";
import type { ContentPage } from "./sections/section.ts";
import type { LanguageWords } from "./site/languages.schema.ts";
import type { Shell } from "./site/shell.ts";
import type { MenuSection } from "./site/site.schema.ts";
import type { WorkSamples } from "./stages/editor/work-samples.schema.ts";
import type { InterviewQuestions } from "./stages/interview/interview-questions.schema.ts";
import type { Round } from "./stages/round.ts";
import type { StagesWords } from "./stages/stages.schema.ts";
import type { SampleTask, TaskWords } from "./stages/tasks/sample-task.schema.ts";
import type { ToolWords } from "./tools/tools.ts";

export type LegalPage = Page & { updated: string; html: string };

/** The words of the candidates' pages in another language. */
export type TranslatedContent = Pick<
  Content,
  | "shell"
  | "careers"
  | "applications"
  | "evaluateResume"
  | "score"
  | "pronunciationTest"
  | "proof"
  | "businessUnits"
  | "consents"
>;

/** All of `content/`, with references resolved. */
export type Content = ToolWords &
  RoundWords & {
    shell: Shell;
    translations: Partial<Record<TranslatedLanguage, TranslatedContent>>;
    /** How many texts of a language no native speaker has read. */
    unread: Partial<Record<TranslatedLanguage, number>>;
    /** Dropdown menus by the title of their navigation entry. */
    menus: Record<string, MenuSection>;
    /** Page names by URL. */
    pageNames: Record<string, string>;
    pages: Record<string, ContentPage>;
    legal: Record<string, LegalPage>;
    assessments: AssessmentItem[];
    drivePlan: DrivePlanWords;
    languages: LanguageWords;
    careers: CareersWords;
    contact: ContactWords;
    bookDemo: BookingWords;
    applications: ApplicationWords;
    businessUnits: BusinessUnit[];
    consents: Consent[];
    proof: ProofWords;
    search: SearchWords;
    redirects: Redirect[];
    security: Security;
    llms: LlmsWords;
    /** Date of each page's last change, in builds that know it (last-modified.ts). */
    changed?: Record<string, string>;
    blog: BlogWords;
    topics: Topic[];
    /** All posts, newest first; which of them are visible depends on the day (posts.ts). */
    posts: Post[];
    /** All postings; dates, status and listing depend on the day (posting-days.ts, postings.ts). */
    postings: StoredPosting[];
    tasks: SampleTask[];
    taskWords: TaskWords;
    /** The recorded product tour. */
    tour: TourData;
    products: Products;
    workSamples: WorkSamples;
    interviewQuestions: InterviewQuestions;
    /** WhaBot's sentences, questions and answers. */
    dialogue: Dialogue;
    whatsapp: NumberWords;
    stages: StagesWords;
    /** The sample round that all products show. */
    round: Round;
  };

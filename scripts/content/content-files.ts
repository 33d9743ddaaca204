import { z } from "zod";
import { proofWords } from "#app/form/proof/proof.schema.ts";
import { picture } from "#app/pictures/picture.schema.ts";
import { roundWords } from "#app/round/round-words.ts";
import { blogWords } from "#app/routes/blog/blog.schema.ts";
import { applicationWords } from "#app/routes/careers/apply/application.schema.ts";
import { careersWords } from "#app/routes/careers/careers.schema.ts";
import { bookingWords } from "#app/routes/contact/booking/booking.schema.ts";
import { contactWords } from "#app/routes/contact/contact.schema.ts";
import { llmsWords, security } from "#app/routes/machine-files/machine-files.schema.ts";
import { searchWords } from "#app/search/search.schema.ts";
import { assessmentItem } from "#app/sections/assessments/assessments.schema.ts";
import { drivePlanWords } from "#app/sections/drive-plan/drive-plan.schema.ts";
import { tour, tourFilm } from "#app/sections/hero/tour.schema.ts";
import { products } from "#app/sections/products/products.schema.ts";
import { resultsWords } from "#app/sections/results/results.schema.ts";
import { testimonial } from "#app/sections/testimonials/testimonials.schema.ts";
import { languageWords } from "#app/site/languages.schema.ts";
import { footer, messages, navigation, site } from "#app/site/site.schema.ts";
import { workSamples } from "#app/stages/editor/work-samples.schema.ts";
import { interviewQuestions } from "#app/stages/interview/interview-questions.schema.ts";
import { roundOpening, roundPerson } from "#app/stages/round.schema.ts";
import { stages } from "#app/stages/stages.schema.ts";
import { sampleTask, taskWords } from "#app/stages/tasks/sample-task.schema.ts";
import { tools } from "#app/tools/tools.ts";
import { dialogue } from "#domain/chat/dialogue.schema.ts";
import { numberWords } from "#domain/chat/number.schema.ts";
import { businessUnits, consents, postingFile } from "#domain/postings/posting.schema.ts";
import { authors, topics } from "#domain/posts/post.schema.ts";
import { redirects } from "#domain/schema/redirect.schema.ts";
import { pageSource } from "./page.schema.ts";

export type ContentFile = { path: string; schema: z.ZodType };
/** What files contain, by their names in a list. */
export type ValuesOf<Files extends Record<string, ContentFile>> = {
  [Name in keyof Files]: z.infer<Files[Name]["schema"]>;
};

/** Files that are a part of `Content` as they are, by its name there. */
export const plainFiles = {
  ...tools,
  ...roundWords,
  redirects: { path: "content/redirects.yaml", schema: redirects },
  security: { path: "content/security.yaml", schema: security },
  llms: { path: "content/llms.yaml", schema: llmsWords },
  assessments: { path: "content/assessments.yaml", schema: z.array(assessmentItem) },
  drivePlan: { path: "content/drive-plan.yaml", schema: drivePlanWords },
  careers: { path: "content/careers.yaml", schema: careersWords },
  contact: { path: "content/contact.yaml", schema: contactWords },
  bookDemo: { path: "content/book-demo.yaml", schema: bookingWords },
  languages: { path: "content/languages.yaml", schema: languageWords },
  proof: { path: "content/proof.yaml", schema: proofWords },
  applications: { path: "content/applications.yaml", schema: applicationWords },
  search: { path: "content/search.yaml", schema: searchWords },
  taskWords: { path: "content/tasks.yaml", schema: taskWords },
  products: { path: "content/products.yaml", schema: products },
  workSamples: { path: "content/work-samples.yaml", schema: workSamples },
  interviewQuestions: { path: "content/interview-questions.yaml", schema: interviewQuestions },
  dialogue: { path: "content/dialogue.yaml", schema: dialogue },
  whatsapp: { path: "content/whatsapp.yaml", schema: numberWords },
  stages: { path: "content/stages.yaml", schema: stages },
} satisfies Record<string, ContentFile>;

export const plainNames = Object.keys(plainFiles) as (keyof typeof plainFiles)[];

/** Files whose parts `Content` has under other names, or with references resolved. */
export const resolvedFiles = {
  site: { path: "content/site.yaml", schema: site },
  navigation: { path: "content/navigation.yaml", schema: navigation },
  footer: { path: "content/footer.yaml", schema: footer },
  messages: { path: "content/messages.yaml", schema: messages },
  testimonials: { path: "content/testimonials.yaml", schema: z.array(testimonial) },
  results: { path: "content/results.yaml", schema: resultsWords },
  blog: { path: "content/blog.yaml", schema: blogWords },
  tour: { path: "content/tour.yaml", schema: tour },
  roundOpening: { path: "content/round/opening.yaml", schema: roundOpening },
} satisfies Record<string, ContentFile>;

/** All YAML files of `content/` with their schemas, for the build and for editors. */
export const contentFiles = {
  ...plainFiles,
  ...resolvedFiles,
  topics: { path: "content/blog/topics.yaml", schema: topics },
  authors: { path: "content/blog/authors.yaml", schema: authors },
  businessUnits: { path: "content/jobs/business-units.yaml", schema: businessUnits },
  consents: { path: "content/jobs/consents.yaml", schema: consents },
  posting: { path: "content/jobs/*/*.yaml", schema: postingFile },
  page: { path: "content/pages/**/*.yaml", schema: pageSource },
  picture: { path: "content/pictures/*.yaml", schema: picture },
  task: { path: "content/tasks/*.yaml", schema: sampleTask },
  roundPerson: { path: "content/round/people/*.yaml", schema: roundPerson },
} satisfies Record<string, ContentFile>;

/** Data about the filmed product tour, written by `npm run tour`. */
export const filmFile = { path: "content/tour-film.json", schema: tourFilm };

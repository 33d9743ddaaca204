import type { ReactElement } from "react";
import { contentIn } from "#app/content/content-in.ts";
import { derivedFromPostings } from "#app/content/current-postings.ts";
import { inAllLanguages } from "#app/content/page-language.ts";
import { markServerHtml } from "#app/document/server-html.ts";
import { renderStatic } from "#app/language/render-static.tsx";
import { shownWords } from "#app/routes/careers/apply/shown-words.ts";
import { payAxis } from "#app/routes/careers/pay-axis.ts";
import { formatLocations, formatPay, shortPay, unitIn } from "#app/routes/careers/posting-facts.ts";
import { businessDay } from "#domain/business-day.ts";
import { inEnglish, inLanguage, type Language, languageOf } from "#domain/language/language.ts";
import type { Posting } from "#domain/postings/posting.schema.ts";
import { isOpen, listedPostings, postingUrl } from "#domain/postings/postings.ts";
import { fillTemplate } from "#domain/text/fill-template.ts";
import { jobPostingScript, qualifiesForJobPosting } from "./job-posting.ts";
import {
  Invitation,
  PostingHead,
  type PostingPage,
  PostingRest,
  PostingText,
  SimilarPostings,
} from "./posting-details.tsx";
import { indexSimilar, similarPostings } from "./similar-postings.ts";

/** Postings by URL. Former URLs still work, unless another posting has taken them. */
const postingsByUrl = derivedFromPostings((postings) => {
  const byUrl = new Map<string, Posting>();
  for (const posting of postings) for (const url of posting.formerUrls ?? []) byUrl.set(url, posting);
  for (const posting of postings) byUrl.set(postingUrl(posting), posting);
  return byUrl;
});

/** Truncates a text at a word boundary, to at most 160 characters. */
function shorten(text: string): string {
  return text.length <= 160 ? text : `${text.slice(0, 159).replace(/\s+\S*$/, "")}…`;
}

/** Listed postings of a day, for similar postings and the pay axis. */
const listedOn = derivedFromPostings((postings) => {
  let cached: ReturnType<typeof readDay> | undefined;
  const readDay = (day: string) => {
    const listed = listedPostings(postings, day);
    return { day, index: indexSimilar(listed), axis: payAxis(listed) };
  };
  return (day: string) => {
    if (cached?.day !== day) cached = readDay(day);
    return cached;
  };
});

/** The posting at a URL in any language, and whether it is open today. */
export function findPostingPage(path: string): { posting: Posting; isOpen: boolean } | undefined {
  const posting = postingsByUrl().get(inEnglish(path));
  return posting && { posting, isOpen: isOpen(posting, businessDay()) };
}

/** Data of a posting's page today, around its text in a language; null for an unknown URL. */
export function postingPage(path: string, language: Language) {
  const match = findPostingPage(path);
  if (!match) return null;
  const { posting, isOpen: open } = match;
  const today = businessDay();
  const { careers: words, shell, applications, businessUnits, consents } = contentIn(language);
  const { name: brand, legalName: employer } = shell.site;
  const { index, axis } = listedOn()(today);
  const similar = similarPostings(posting, index);
  const unit = unitIn(posting.businessUnit, businessUnits);
  const urls = inAllLanguages(postingUrl(posting));
  const page: PostingPage = {
    posting: { ...posting, businessUnit: unit },
    isOpen: open,
    employer,
    similar,
    axis,
    today,
    urls,
    words: { ...words, units: businessUnits, language },
  };
  const html = (part: ReactElement, added = "") => markServerHtml(renderStatic(part, language) + added);

  const isFindable = open && posting.listed;
  // Sample postings are not published to search engines as jobs.
  const isJob = isFindable && !posting.sample && qualifiesForJobPosting(posting);
  const script = isJob ? jobPostingScript(posting, employer, words.opening) : null;
  const markup = script === null ? "" : `<script type="application/ld+json">${script}</script>`;
  const { facts, opening } = words;
  const places = formatLocations(posting, facts, "city", language).join(", ");
  const summary = [
    ...(places === "" ? [] : [places]),
    ...(posting.employment === undefined ? [] : [facts.employments[posting.employment]]),
    ...(posting.pay ? [formatPay(posting.pay, facts, language)] : []),
  ].join(", ");
  const { share, shareNative, copy, copied, notCopied, print } = opening;
  return {
    isOpen: open,
    isFindable,
    pay: posting.pay
      ? (shortPay(posting.pay, facts, language) ?? formatPay(posting.pay, facts, language))
      : null,
    form: shownWords(applications.form),
    head: {
      url: inLanguage(postingUrl(posting), language),
      name: posting.title,
      title: `${open ? posting.title : `${posting.title} (${opening.closedTitle})`} · ${brand}`,
      description: shorten(
        fillTemplate(summary === "" ? opening.summaryWithoutFacts : opening.summary, {
          title: posting.title,
          unit: unit.name,
          facts: summary,
        }),
      ),
      translations: urls.map((url) => ({ language: languageOf(url), url })),
    },
    applying: {
      questions: posting.questions,
      consent: consents.find(({ id }) => id === posting.consent.id) ?? posting.consent,
      comparedBySoftware: posting.comparedBySoftware ?? false,
    },
    words: { share, shareNative, copy, copied, notCopied, print },
    top: html(<PostingHead {...page} />),
    text: html(<PostingText {...page} />),
    rest: html(<PostingRest {...page} />, markup),
    invitation: html(<Invitation {...page} form={applications.form} />),
    similar: html(<SimilarPostings {...page} />),
  };
}

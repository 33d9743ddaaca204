import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import content from "#app/content/content.data.ts";
import { derivedFromPostings } from "#app/content/current-postings.ts";
import { markServerHtml } from "#app/document/server-html.ts";
import { shownWords } from "#app/routes/careers/apply/shown-words.ts";
import { payAxis } from "#app/routes/careers/pay-axis.ts";
import { formatLocations, formatPay, shortPay } from "#app/routes/careers/posting-facts.ts";
import { businessDay } from "#domain/business-day.ts";
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

const form = shownWords(content.applications.form);

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

/** The posting at a URL, and whether it is open today. */
export function findPostingPage(path: string): { posting: Posting; isOpen: boolean } | undefined {
  const posting = postingsByUrl().get(path);
  return posting && { posting, isOpen: isOpen(posting, businessDay()) };
}

/** Data of a posting's page today; null for an unknown URL. */
export function postingPage(path: string) {
  const match = findPostingPage(path);
  if (!match) return null;
  const { posting, isOpen: open } = match;
  const today = businessDay();
  const { careers: words, shell } = content;
  const { name: brand, legalName: employer } = shell.site;
  const { index, axis } = listedOn()(today);
  const similar = similarPostings(posting, index);
  const page: PostingPage = { posting, isOpen: open, employer, similar, axis, today, words };
  const html = (part: ReactNode) => markServerHtml(renderToStaticMarkup(part));

  const isFindable = open && posting.listed;
  // Sample postings are not published to search engines as jobs.
  const isJob = isFindable && !posting.sample && qualifiesForJobPosting(posting);
  const script = isJob ? jobPostingScript(posting, employer, words.opening) : null;
  const markup = script === null ? "" : `<script type="application/ld+json">${script}</script>`;
  const { facts, opening } = words;
  const places = formatLocations(posting, facts, "city").join(", ");
  const summary = [
    ...(places === "" ? [] : [places]),
    ...(posting.employment === undefined ? [] : [facts.employments[posting.employment]]),
    ...(posting.pay ? [formatPay(posting.pay, facts)] : []),
  ].join(", ");
  const { share, shareNative, copy, copied, notCopied, print } = opening;
  return {
    isOpen: open,
    isFindable,
    pay: posting.pay ? (shortPay(posting.pay, facts) ?? formatPay(posting.pay, facts)) : null,
    form,
    head: {
      url: postingUrl(posting),
      name: posting.title,
      title: `${open ? posting.title : `${posting.title} (${opening.closedTitle})`} · ${brand}`,
      description: shorten(
        fillTemplate(summary === "" ? opening.summaryWithoutFacts : opening.summary, {
          title: posting.title,
          unit: posting.businessUnit.name,
          facts: summary,
        }),
      ),
    },
    applying: {
      questions: posting.questions,
      consent: posting.consent,
      comparedBySoftware: posting.comparedBySoftware ?? false,
    },
    words: { share, shareNative, copy, copied, notCopied, print },
    top: html(<PostingHead {...page} />),
    text: html(<PostingText {...page} />),
    rest: markServerHtml(renderToStaticMarkup(<PostingRest {...page} />) + markup),
    invitation: html(<Invitation {...page} form={content.applications.form} />),
    similar: html(<SimilarPostings {...page} />),
  };
}

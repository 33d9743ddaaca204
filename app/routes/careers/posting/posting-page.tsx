import content from "virtual:content";
import { renderToStaticMarkup } from "react-dom/server";
import { derivedFromPostings } from "#app/content/current-postings.ts";
import { markServerHtml } from "#app/document/server-html.ts";
import { formatLocations, formatPay } from "#app/routes/careers/posting-facts.ts";
import { businessDay } from "#domain/business-day.ts";
import { isOpen, listedPostings, postingUrl } from "#domain/postings/openings.ts";
import type { Posting } from "#domain/postings/posting.schema.ts";
import { fillTemplate } from "#domain/text/fill-template.ts";
import { jobPostingScript, qualifiesForJobPosting } from "./job-posting.ts";
import { PostingHead, type PostingPage, PostingText, SimilarPostings } from "./posting-details.tsx";
import { indexSimilar, similarPostings } from "./similar-postings.ts";

/** By its address; by an earlier one, too, unless that is another's by now. */
const byUrl = derivedFromPostings((postings) => {
  const found = new Map<string, Posting>();
  for (const posting of postings) for (const url of posting.formerUrls ?? []) found.set(url, posting);
  for (const posting of postings) found.set(postingUrl(posting), posting);
  return found;
});

/** Cut at a word, for a description of at most 160 characters. */
function shortened(text: string): string {
  return text.length <= 160 ? text : `${text.slice(0, 159).replace(/\s+\S*$/, "")}…`;
}

const similarByDay = derivedFromPostings((postings) => {
  let kept: { day: string; index: ReturnType<typeof indexSimilar<Posting>> } | undefined;
  return (day: string) => {
    if (kept?.day !== day) kept = { day, index: indexSimilar(listedPostings(postings, day)) };
    return kept.index;
  };
});

/** The opening of an address, and whether one may apply today. */
export function findPostingPage(path: string): { posting: Posting; isOpen: boolean } | undefined {
  const posting = byUrl().get(path);
  return posting && { posting, isOpen: isOpen(posting, businessDay()) };
}

/** Everything that the page of an opening shows today; nothing where the business unit has no such opening. */
export function postingPage(path: string) {
  const found = findPostingPage(path);
  if (!found) return null;
  const { posting, isOpen: open } = found;
  const today = businessDay();
  const { careers: words, shell } = content;
  const { name: brand, legalName: employer } = shell.site;
  const similar = similarPostings(posting, similarByDay()(today));
  const applyTitle = content.applications.form.link;
  const page: PostingPage = { posting, isOpen: open, employer, similar, today, words, applyTitle };

  const isFindable = open && posting.listed;
  const script =
    isFindable && qualifiesForJobPosting(posting) ? jobPostingScript(posting, employer, words.opening) : null;
  const markup = script === null ? "" : `<script type="application/ld+json">${script}</script>`;
  const { facts, opening } = words;
  const places = formatLocations(posting, facts, "city").join(", ");
  const inShort = [
    ...(places === "" ? [] : [places]),
    ...(posting.employment === undefined ? [] : [facts.employments[posting.employment]]),
    ...(posting.pay ? [formatPay(posting.pay, facts)] : []),
  ].join(", ");
  const { share, shareNative, copy, copied, notCopied, print } = opening;
  return {
    isOpen: open,
    isFindable,
    head: {
      url: postingUrl(posting),
      name: posting.title,
      title: `${open ? posting.title : `${posting.title} (${opening.closedTitle})`} · ${brand}`,
      description: shortened(
        fillTemplate(inShort === "" ? opening.summaryWithoutFacts : opening.summary, {
          title: posting.title,
          unit: posting.businessUnit.name,
          facts: inShort,
        }),
      ),
    },
    applying: {
      questions: posting.questions,
      consent: posting.consent,
      comparedBySoftware: posting.comparedBySoftware ?? false,
    },
    words: { share, shareNative, copy, copied, notCopied, print },
    top: markServerHtml(renderToStaticMarkup(<PostingHead {...page} />)),
    similar: markServerHtml(renderToStaticMarkup(<SimilarPostings {...page} />)),
    text: markServerHtml(renderToStaticMarkup(<PostingText {...page} />) + markup),
  };
}

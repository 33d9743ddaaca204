import type {
  BlogPosting,
  BreadcrumbList,
  FAQPage,
  Graph,
  Organization,
  SoftwareApplication,
  Thing,
  VideoObject,
  WebSite,
} from "schema-dts";
import type { TourData } from "#app/sections/hero/tour-data.ts";
import type { ContentPage } from "#app/sections/section.ts";
import type { Shell } from "#app/site/shell.ts";
import { languageOf } from "#domain/language/language.ts";
import type { Page } from "#domain/page.ts";
import type { Post } from "#domain/posts/posts.ts";
import { shareImageUrl } from "./share-image.ts";

/** Sources of structured data. `postingTitle` looks up a posting's title by URL. */
export type Sources = {
  content: {
    shell: Pick<Shell, "site">;
    tour: TourData;
    pageNames: Record<string, string>;
    pages: Record<string, ContentPage>;
    legal: Record<string, Page>;
    posts: readonly Post[];
  };
  postingTitle: (url: string) => string | undefined;
  siteUrl: string;
};

const organizationId = (siteUrl: string) => `${siteUrl}/#organization`;

/** The value, unless it is undefined or a sample: samples are not published to machines. */
const unlessSample = <T extends { sample?: true | undefined }>(value: T | undefined): T[] =>
  value === undefined || value.sample ? [] : [value];

/** The company, without sample values. Only pages that show the address and contacts include them. */
function organization({ content, siteUrl }: Sources, withContact: boolean): Organization {
  const { site } = content.shell;
  const networks = [
    site.outbound.linkedin,
    site.outbound.instagram,
    site.outbound.facebook,
    site.outbound.youtube,
  ].flatMap(unlessSample);
  const [address] = unlessSample(site.address);
  const [phone] = unlessSample(site.phone);
  const [email] = unlessSample(site.email);
  return {
    "@type": "Organization",
    "@id": organizationId(siteUrl),
    name: site.name,
    url: siteUrl,
    logo: `${siteUrl}/favicon.svg`,
    slogan: site.tagline,
    ...(withContact && {
      ...(address && { address: address.lines.join(", ") }),
      ...(phone && { telephone: phone.text }),
      ...(email && { email: email.text }),
      ...(networks.length > 0 && { sameAs: networks.map(({ url }) => url) }),
    }),
  };
}

function website({ content, siteUrl }: Sources): WebSite {
  return {
    "@type": "WebSite",
    "@id": `${siteUrl}/#website`,
    name: content.shell.site.name,
    url: siteUrl,
    inLanguage: "en",
    publisher: { "@id": organizationId(siteUrl) },
  };
}

/** The ancestors of a page by path. Folders without a page are skipped. */
function breadcrumbs({ content, siteUrl }: Sources, url: string, name: string): BreadcrumbList {
  const parts = url.split("/").slice(1);
  const above = parts.slice(0, -1).flatMap((_, index) => {
    const path = `/${parts.slice(0, index + 1).join("/")}`;
    const pageName = content.pageNames[path];
    return pageName === undefined ? [] : [{ path, name: pageName }];
  });
  const home = { path: "/", name: content.pageNames["/"] ?? content.shell.site.name };
  return {
    "@type": "BreadcrumbList",
    itemListElement: [home, ...above, { path: url, name }].map((page, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: page.name,
      item: siteUrl + page.path,
    })),
  };
}

function faq({ url, sections }: ContentPage): FAQPage[] {
  const questions = sections.flatMap((section) => (section.kind === "FAQ" ? section.questions : []));
  if (questions.length === 0) return [];
  return [
    {
      "@type": "FAQPage",
      inLanguage: languageOf(url),
      mainEntity: questions.map(({ question, answer }) => ({
        "@type": "Question",
        name: question,
        acceptedAnswer: { "@type": "Answer", text: answer },
      })),
    },
  ];
}

/** Only this page describes the film: on the home page, the chapters would exceed the HTML budget. */
const tourPage = "/how-it-works";

/** The product tour as a video with chapters. */
function tour({ content, siteUrl }: Sources, { url }: ContentPage): VideoObject[] {
  if (url !== tourPage) return [];
  const { title, description, mp4, poster, filmed, seconds, chapters } = content.tour;
  return [
    {
      "@type": "VideoObject",
      name: title,
      description,
      contentUrl: siteUrl + mp4,
      thumbnailUrl: siteUrl + poster,
      uploadDate: filmed,
      duration: `PT${Math.round(seconds)}S`,
      inLanguage: "en",
      hasPart: chapters.map(({ product, title: chapter, start, end }) => ({
        "@type": "Clip",
        name: product === undefined ? chapter : `${product}: ${chapter}`,
        startOffset: Math.round(start),
        endOffset: Math.round(end),
        url: `${siteUrl}${mp4}#t=${Math.round(start)}`,
      })),
    },
  ];
}

/** Tools that run in the browser. Their pages state that they are free. */
function application(
  { siteUrl }: Sources,
  { url, name, description, toolCategory }: ContentPage,
): SoftwareApplication[] {
  if (toolCategory === undefined) return [];
  return [
    {
      "@type": "SoftwareApplication",
      name,
      description,
      url: siteUrl + url,
      inLanguage: languageOf(url),
      applicationCategory: toolCategory,
      operatingSystem: "Any with a web browser",
      isAccessibleForFree: true,
      offers: { "@type": "Offer", price: 0, priceCurrency: "INR" },
    },
  ];
}

function blogPosting({ siteUrl }: Sources, post: Post): BlogPosting {
  const address = siteUrl + post.url;
  return {
    "@type": "BlogPosting",
    headline: post.title,
    description: post.description,
    datePublished: post.published,
    dateModified: post.updated ?? post.published,
    author: { "@type": "Organization", name: post.author.name },
    publisher: { "@id": organizationId(siteUrl) },
    image: siteUrl + shareImageUrl(post.url),
    articleSection: post.topics.map(({ name }) => name),
    inLanguage: "en",
    url: address,
    mainEntityOfPage: address,
  };
}

/** The schema.org items of a page. A posting's JobPosting is part of its page (job-posting.ts). */
function describePage(sources: Sources, url: string): Thing[] {
  const { content, postingTitle } = sources;
  if (url === "/") {
    const page = content.pages[url];
    return [organization(sources, false), website(sources), ...(page ? faq(page) : [])];
  }
  const page = content.pages[url];
  if (page) {
    const company = url === "/company/contact" ? [organization(sources, true)] : [];
    const crumbs = breadcrumbs(sources, url, page.name);
    return [crumbs, ...company, ...faq(page), ...tour(sources, page), ...application(sources, page)];
  }
  const legal = content.legal[url];
  if (legal) return [breadcrumbs(sources, url, legal.name)];
  const post = content.posts.find((candidate) => candidate.url === url);
  if (post)
    return [breadcrumbs(sources, url, post.name), organization(sources, false), blogPosting(sources, post)];
  const title = postingTitle(url);
  return title === undefined ? [] : [breadcrumbs(sources, url, title)];
}

/** A script for the head; empty if there is no structured data. */
export function structuredData(sources: Sources, url: string): string {
  const things = describePage(sources, url);
  if (things.length === 0) return "";
  const graph: Graph = { "@context": "https://schema.org", "@graph": things };
  return `<script type="application/ld+json">${JSON.stringify(graph).replaceAll("<", "\\u003c")}</script>`;
}

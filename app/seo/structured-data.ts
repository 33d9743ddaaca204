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
import type { ContentPage } from "#app/sections/section.ts";
import type { Shell } from "#app/site/shell.ts";
import type { Page } from "#domain/page.ts";
import type { Post } from "#domain/posts/posts.ts";
import { shareImageUrl } from "./share-image.ts";

/** What structured data is made of: the content, the titles of openings by their addresses, and the public address. */
export type About = {
  content: {
    shell: Pick<Shell, "site">;
    pageNames: Record<string, string>;
    pages: Record<string, ContentPage>;
    legal: Record<string, Page>;
    posts: readonly Post[];
  };
  postingTitle: (url: string) => string | undefined;
  siteUrl: string;
};

const organizationId = (siteUrl: string) => `${siteUrl}/#organization`;

/** Of the company as a page shows it: the address and the ways to reach it only where they stand. */
function organization({ content, siteUrl }: About, withContact: boolean): Organization {
  const { site } = content.shell;
  const networks = [
    site.outbound.linkedin,
    site.outbound.instagram,
    site.outbound.facebook,
    site.outbound.youtube,
  ];
  return {
    "@type": "Organization",
    "@id": organizationId(siteUrl),
    name: site.name,
    url: siteUrl,
    logo: `${siteUrl}/favicon.svg`,
    slogan: site.tagline,
    ...(withContact && {
      address: site.address.lines.join(", "),
      telephone: site.phone.text,
      email: site.email.text,
      sameAs: networks.flatMap((network) => network?.url ?? []),
    }),
  };
}

function website({ content, siteUrl }: About): WebSite {
  return {
    "@type": "WebSite",
    "@id": `${siteUrl}/#website`,
    name: content.shell.site.name,
    url: siteUrl,
    inLanguage: "en",
    publisher: { "@id": organizationId(siteUrl) },
  };
}

/** The pages above one, by its path; a part of the path that is no page has no place. */
function breadcrumbs({ content, siteUrl }: About, url: string, name: string): BreadcrumbList {
  const parts = url.split("/").slice(1);
  const above = parts.slice(0, -1).flatMap((_, at) => {
    const path = `/${parts.slice(0, at + 1).join("/")}`;
    const known = content.pageNames[path];
    return known === undefined ? [] : [{ path, name: known }];
  });
  const home = { path: "/", name: content.pageNames["/"] ?? content.shell.site.name };
  return {
    "@type": "BreadcrumbList",
    itemListElement: [home, ...above, { path: url, name }].map((one, at) => ({
      "@type": "ListItem",
      position: at + 1,
      name: one.name,
      item: siteUrl + one.path,
    })),
  };
}

function faq({ sections }: ContentPage): FAQPage[] {
  const questions = sections.flatMap((section) => (section.kind === "FAQ" ? section.questions : []));
  if (questions.length === 0) return [];
  return [
    {
      "@type": "FAQPage",
      mainEntity: questions.map(({ question, answer }) => ({
        "@type": "Question",
        name: question,
        acceptedAnswer: { "@type": "Answer", text: answer },
      })),
    },
  ];
}

/** The product tour, where a button of the page opens it. */
function tour({ content, siteUrl }: About, { sections }: ContentPage): VideoObject[] {
  const isShown = sections.some(
    (section) => section.kind === "HERO" && section.slide.actions.some(({ popup }) => popup),
  );
  if (!isShown) return [];
  const { title, description, video, poster, published } = content.shell.site.tour;
  return [
    {
      "@type": "VideoObject",
      name: title,
      description,
      contentUrl: siteUrl + video,
      thumbnailUrl: siteUrl + poster,
      uploadDate: published,
      inLanguage: "en",
    },
  ];
}

const tools: Record<string, "BusinessApplication" | "EducationalApplication"> = {
  "/evaluate-resume": "BusinessApplication",
  "/pronunciation-test": "EducationalApplication",
};

/** The two tools that run in the browser; their pages say that they are free. */
function application({ siteUrl }: About, { url, name, description }: ContentPage): SoftwareApplication[] {
  const applicationCategory = tools[url];
  if (applicationCategory === undefined) return [];
  return [
    {
      "@type": "SoftwareApplication",
      name,
      description,
      url: siteUrl + url,
      applicationCategory,
      operatingSystem: "Any with a web browser",
      isAccessibleForFree: true,
      offers: { "@type": "Offer", price: 0, priceCurrency: "INR" },
    },
  ];
}

function blogPosting({ siteUrl }: About, post: Post): BlogPosting {
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

/** Every thing that a page of the site is about, in the terms of schema.org; an opening's JobPosting stands in its page. */
function describePage(about: About, url: string): Thing[] {
  const { content, postingTitle } = about;
  if (url === "/") {
    const page = content.pages[url];
    return [
      organization(about, false),
      website(about),
      ...(page ? [...faq(page), ...tour(about, page)] : []),
    ];
  }
  const page = content.pages[url];
  if (page) {
    const company = url === "/company/contact" ? [organization(about, true)] : [];
    const crumbs = breadcrumbs(about, url, page.name);
    return [crumbs, ...company, ...faq(page), ...tour(about, page), ...application(about, page)];
  }
  const legal = content.legal[url];
  if (legal) return [breadcrumbs(about, url, legal.name)];
  const post = content.posts.find((one) => one.url === url);
  if (post) return [breadcrumbs(about, url, post.name), organization(about, false), blogPosting(about, post)];
  const opening = postingTitle(url);
  return opening === undefined ? [] : [breadcrumbs(about, url, opening)];
}

/** One script for a page's head, or nothing where there is nothing to say. */
export function structuredData(about: About, url: string): string {
  const things = describePage(about, url);
  if (things.length === 0) return "";
  const graph: Graph = { "@context": "https://schema.org", "@graph": things };
  return `<script type="application/ld+json">${JSON.stringify(graph).replaceAll("<", "\\u003c")}</script>`;
}

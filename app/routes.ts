import { index, layout, type RouteConfig, type RouteConfigEntry, route } from "@react-router/dev/routes";
import { feedUrls, machineFiles } from "./seo/machine-file-urls.ts";
import { groups } from "./workbench/groups.ts";

// The candidates' pages are in several languages: /hi/careers is /careers in Hindi.
// Content pages need no entry: content/pages/x.yaml is the page /x. Pages with a tool or a form have both;
// the file contains the surrounding texts.
const site: RouteConfigEntry[] = [
  layout("shell/shell.tsx", [
    index("routes/pages/content-page.tsx", { id: "home" }),
    route("blog", "routes/blog/blog.tsx"),
    route("blog/:slug", "routes/blog/post.tsx"),
    route(":language?/careers", "routes/careers/portal/careers.tsx"),
    route(":language?/career", "routes/careers/overview/career.tsx"),
    route(":language?/career/:unit/:opening", "routes/careers/posting/posting.tsx"),
    route(":language?/evaluate-resume", "routes/evaluate-resume.tsx"),
    route("posting-check", "routes/posting-check.tsx"),
    route(":language?/pronunciation-test", "routes/pronunciation-test.tsx"),
    route("company/contact", "routes/contact/contact.tsx"),
    route("book-demo", "routes/contact/booking/book-demo.tsx"),
    route(":language?/application", "routes/careers/my-application/my-application.tsx"),
    route("search", "routes/search/search.tsx"),
    route("our-privacy-policy", "routes/pages/legal-page.tsx", { id: "privacy" }),
    route("our-terms-of-service", "routes/pages/legal-page.tsx", { id: "terms" }),
    route("*", "routes/pages/content-page.tsx"),
  ]),

  // All results of a portal search, for sorting by fit on the visitor's device.
  route(":language?/careers.json", "routes/careers/portal/postings-json.ts"),
  // The posting texts that the résumé is matched with there.
  route("careers-texts.json", "routes/careers/portal/posting-texts-json.ts"),

  // Index for the search box in the bar, which searches on the visitor's device.
  route("search.json", "routes/search/search-index.ts"),
  route("slides.html", "routes/pages/slides.ts"),
  // For machines: feeds such as /blog/feed.xml, files for search engines and language models, posts as
  // Markdown.
  ...Object.values(feedUrls).map((url) =>
    route(url.slice(1), "routes/machine-files/feed-route.ts", { id: url }),
  ),
  route(machineFiles.sitemap.slice(1), "routes/machine-files/sitemap.ts"),
  route(machineFiles.robots.slice(1), "routes/machine-files/robots.ts"),
  route(machineFiles.llms.slice(1), "routes/machine-files/llms.ts"),
  route(machineFiles.security.slice(1), "routes/machine-files/security.ts"),
  route("blog/:post.md", "routes/machine-files/post-markdown.ts"),

  // Outside the shell: no menu, no footer, no outbound links.
  layout("shell/bare-page.tsx", [
    route(":language?/email-verification", "routes/careers/my-application/email-verification.tsx"),
    // Behind collecting links: one document for all of them.
    route("apply/*", "routes/apply.tsx"),
  ]),

  // Rounds on the visitor's device: one document, whatever is below.
  layout("shell/round-shell.tsx", [route("round/*", "routes/round.tsx")]),

  route(":language?/application/:part", "routes/careers/my-application/my-data-download.ts"),
];

/** Sections, primitives, forms, tools and reports in every state, in development and for screenshots. */
const workbench: RouteConfigEntry[] = [
  layout("workbench/workbench.tsx", [
    route("workbench", "workbench/index.tsx"),
    ...groups.map(({ id }) => route(`workbench/${id}`, `workbench/${id}.tsx`)),
  ]),
];

const routes: RouteConfig = process.env.WORKBENCH === "1" ? [...workbench, ...site] : site;
export default routes;

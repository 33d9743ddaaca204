import { z } from "zod";
import { translatedLanguages } from "#domain/language/language.ts";
import {
  choice,
  icon,
  link,
  list,
  newTab,
  sample,
  slug,
  strictEntry,
  text,
} from "#domain/schema/content-fields.ts";

/** Feature flags; see `app/site/flags.ts`. */
export const flagName = choice("a feature flag", ["evaluateResume", "showJobPortal", "pronunciationTest"]);
export type FlagName = z.infer<typeof flagName>;

/** The local storage value under `flagsKey`. */
export const featureFlags = strictEntry({
  evaluateResume: z.boolean(),
  showJobPortal: z.boolean(),
  pronunciationTest: z.boolean(),
});
export type FeatureFlags = z.infer<typeof featureFlags>;

const outboundSite = strictEntry({
  url: z
    .url({ protocol: /^https$/, error: "must be an address that begins with https://" })
    .describe("an address that begins with https://"),
  sample,
});

/** `content/site.yaml` */
export const site = strictEntry({
  name: text("the brand's name", 30),
  legalName: text("the company's registered name", 60),
  sample,
  demonstration: strictEntry({
    text: text("the line of the bottom strip", 80),
    short: text("its first word, for narrow windows", 14),
    link: text("the link to the page that says what is real", 20),
  }).optional(),
  tagline: text("what the company does, in one line", 90),
  city: text("the city in India where it was founded", 40),
  copyrightYear: z.int({ error: "must be a year" }).describe("the year of the copyright line"),
  address: strictEntry({ sample, lines: list(text("a line of the address", 60), "lines", 1, 5) }),
  phone: strictEntry({
    sample,
    text: text("the number as people read it", 30),
    url: link,
  }),
  email: strictEntry({ sample, text: text("the address", 60), url: link }),
  outbound: z.record(z.string(), outboundSite),
  badges: list(
    strictEntry({
      sample,
      title: text("the partner programme", 40),
      short: text("short form for phones", 14),
    }),
    "badges",
    2,
    2,
  ),
});
export type Site = z.infer<typeof site>;

export const subLink = strictEntry({
  template: choice("how it is shown", ["LINK"]),
  title: text("the tagline that follows the highlighted part", 60),
  highlight: text("the highlighted first part", 30).optional(),
  subtitle: text("one sentence", 110),
  url: link,
  icon,
  flag: flagName.optional(),
});
export type SubLink = z.infer<typeof subLink>;

/** The content of a dropdown menu. */
export const menuSection = strictEntry({
  title: text("the menu's heading", 60),
  subtitle: text("one or two sentences", 200),
  image: slug.describe("the name of a drawing in app/shell/menu-art").optional(),
  imageAlt: text("what the drawing shows", 80).optional(),
  subLinksTitle: z
    .string({ error: 'must be text; write "" for none' })
    .describe('the heading above the links; "" for none'),
  url: link.describe("the overview page").optional(),
  urlTitle: text("the link to the overview page", 40).optional(),
  more: list(
    strictEntry({ title: text("the link's text", 40), url: link }),
    "links below the subtitle",
    1,
    8,
  ).optional(),
  subLinks: list(subLink, "links", 1, 8),
});
export type MenuSection = z.infer<typeof menuSection>;

export const navigationItem = strictEntry({
  title: text("the entry's title", 30),
  template: choice("how it is shown", ["DROPDOWN", "LINK", "CUSTOM_BUTTON", "OUTLINE_BUTTON"]),
  url: link.optional(),
  language: choice("the language in which the link opens this page", [
    "en",
    ...translatedLanguages,
  ]).optional(),
  newTab,
  flag: flagName.optional(),
  section: menuSection.optional(),
}).superRefine((item, context) => {
  const needed = item.template === "DROPDOWN" ? "section" : "url";
  if (item[needed] === undefined && item.language === undefined) {
    context.addIssue({
      code: "custom",
      path: [needed],
      message: `is missing: a ${item.template} entry needs it`,
    });
  }
});
export type NavigationItem = z.infer<typeof navigationItem>;

/** `content/navigation.yaml` */
export const navigation = list(navigationItem, "entries", 1, 10);

/** `content/footer.yaml` */
export const footerSection = strictEntry({
  title: text("the section's heading", 40),
  subtitle: text("one or two sentences", 200).optional(),
  highlight: text("a marked line", 60).optional(),
  social: list(strictEntry({ title: text("the network", 20), url: link, icon }), "networks", 4, 4).optional(),
  links: list(
    strictEntry({ title: text("the link's text", 60), url: link, icon: icon.optional() }),
    "links",
    0,
    22,
  ),
});
export type FooterSection = z.infer<typeof footerSection>;
export const footer = list(footerSection, "sections", 3, 4);

const errorWords = {
  title: text("the heading", 80),
  text: text("the explanation", 300),
};

/** `content/messages.yaml`: texts of the shell and of UI states. */
export const messages = strictEntry({
  skipToContent: text("the skip link", 40),
  mainMenu: text("the navigation's name for screen readers", 40),
  openMenu: text("the closed menu button", 30),
  closeMenu: text("the open menu button", 30),
  homeLink: text("the logo's name; {name} is the brand", 40),
  newTabHint: text("the words added for screen readers to links that open a new tab", 40),
  sample: text("the mark on sample content", 20),
  trial: strictEntry({
    note: text("what signing up leads to and what the free trial contains, beside every invitation", 160),
    now: strictEntry({ title: text("what visitors can use at once", 60), url: link }),
  }),
  sampleUrl: link.describe("the page that says what is real and what is an example"),
  badges: text("the partner badges' name for screen readers", 40),
  copyright: text("the copyright line; {year} and {name} are filled in", 60),
  updated: text("the line with the day of the last change; {date} is filled in", 40),
  founded: text("the line with the city of the company; {city} is filled in", 60),
  pageAnnouncement: text("the announcement after a route change; {title} is the page", 40),
  status: strictEntry({
    proven: text("a proven requirement", 20),
    deduced: text("a deduced one", 20),
    partial: text("a partly met one", 20),
    missing: text("one without evidence", 20),
    hold: text("a candidate on hold", 20),
    none: text("no judgement", 20),
  }),
  match: strictEntry({
    suggestion: text("the words before the suggestion", 30),
    points: text("the words after the suggestion; {points} is filled in", 40),
    promise: text("the line about where the match was made", 80),
  }),
  tour: strictEntry({
    silent: text("the word on its button that says that it has no sound", 20),
    close: text("the close button", 30),
    chapters: text("the heading of the chapters", 30),
    transcript: text("the heading of the film's words", 40),
    example: text("the line that says that everyone is invented", 120),
    still: text("the line above the pictures for visitors who want no movement", 160),
    play: text("the button that plays the film all the same", 30),
    float: text("the button that shows the film in a window of its own", 30),
    alone: text("the link to the film as a file", 40),
    failed: text("the text when the film does not load", 160),
  }),
  report: strictEntry({
    recommendation: text("the recommendation's heading", 40),
    SELECT: text("select", 20),
    HOLD: text("hold", 20),
    REJECT: text("reject", 20),
    decide: text("who decides", 120),
    notJudged: text("the mark on words that people judge", 30),
    questions: text("the heading of the questions", 60),
  }),
  dimensions: strictEntry({
    sum: text("the sum that is struck out", 30),
    noSum: text("why there is no sum", 80),
  }),
  tryIt: text("the link from the top of a page to its product", 20),
  search: strictEntry({
    title: text("the button that opens the search, and the one that searches", 20),
    label: text("the field", 40),
  }),
  routeError: strictEntry({ ...errorWords, home: text("the link to the home page", 30) }),
  notFound: strictEntry({
    ...errorWords,
    pageTitle: text("the title in the tab", 60),
    nearest: text("the heading of the pages whose address is nearest", 40),
    popular: text("the heading of the most visited pages", 40),
    popularPages: list(link, "paths", 3, 8),
    all: text("the heading of all pages", 40),
  }),
});
export type Messages = z.infer<typeof messages>;

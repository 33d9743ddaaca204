import type { FlagName, FooterSection, Messages, NavigationItem, Site } from "./site.schema.ts";

export type NavigationEntry = Omit<NavigationItem, "section" | "flag"> & {
  /** The entry is visible if any of them is on. A dropdown has the flags of all its links. */
  flags: FlagName[];
};

/** Content of the bar and the footer, and messages that pages share. */
export type Shell = {
  site: Site;
  navigation: NavigationEntry[];
  footer: FooterSection[];
  messages: Messages;
};

/** The part of the shell that scripts need on every page; the rest is server-rendered or page-specific. */
export type CommonShell = Omit<Shell, "site" | "footer" | "messages"> & {
  messages: Omit<
    Messages,
    | "match"
    | "report"
    | "trial"
    | "dimensions"
    | "founded"
    | "updated"
    | "tour"
    | "tryIt"
    | "badges"
    | "copyright"
    | "notFound"
    | "status"
  >;
  /** The public URL of the site, without a trailing slash. */
  siteUrl: string;
  site: Pick<Site, "name">;
};

export function commonShell({ footer, site, messages, ...rest }: Shell, siteUrl: string): CommonShell {
  const { name } = site;
  const {
    match,
    report,
    trial,
    dimensions,
    founded,
    updated,
    tour,
    tryIt,
    badges,
    copyright,
    notFound,
    status,
    ...words
  } = messages;
  return {
    ...rest,
    site: { name },
    siteUrl,
    messages: words,
  };
}

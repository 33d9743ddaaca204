import type { FlagName, FooterSection, Messages, NavigationItem, Site } from "./site.schema.ts";

export type NavigationEntry = Omit<NavigationItem, "section"> & {
  /** The flags of all links of a dropdown; the dropdown is visible while at least one is on. */
  flags: FlagName[];
  isDropdown: boolean;
};

/** The content of the bar, the footer and the messages that every page shares. */
export type Shell = {
  site: Site;
  navigation: NavigationEntry[];
  footer: FooterSection[];
  messages: Messages;
};

/** The part of the shell that the browser's scripts use; the rest is HTML rendered on the server. */
export type CommonShell = Omit<Shell, "site" | "footer" | "messages"> & {
  messages: Omit<Messages, "report" | "founded" | "notFound"> & {
    notFound: Pick<Messages["notFound"], "pageTitle">;
  };
  /** The public address, without a trailing slash. */
  siteUrl: string;
  site: Omit<Shell["site"], "address" | "phone" | "email" | "city" | "outbound" | "legalName" | "tagline">;
};

/** Leaves out of the shell what only the server renders. */
export function commonShell({ footer, site, messages, ...rest }: Shell, siteUrl: string): CommonShell {
  const { address, phone, email, city, outbound, legalName, tagline, ...common } = site;
  const { report, founded, notFound, ...words } = messages;
  return {
    ...rest,
    site: common,
    siteUrl,
    messages: { ...words, notFound: { pageTitle: notFound.pageTitle } },
  };
}

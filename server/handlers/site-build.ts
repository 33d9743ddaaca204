import { resolve } from "node:path";
import type { RouterContext, ServerBuild } from "react-router";
import type { NumberChat } from "#domain/chat/number-chat.ts";
import type { FeedDefaults } from "#domain/postings/feed-defaults.ts";
import type { Posting } from "#domain/postings/posting.schema.ts";
import type { MailWords } from "#server/mail/mail.ts";
import type { FindPosting } from "#server/scoring/score-handler.ts";
import type { SiteServices } from "#server/submissions/site-services.ts";
import type { Redirects } from "./pages.ts";

/** The interface between website and server, implemented by `app/server-exports.ts`. */
export type ServerExports = {
  /** The context key under which loaders and actions find the server's services. */
  siteServices: RouterContext<SiteServices | null>;
  mailWords: MailWords;
  /** Finds an open posting by business unit and id, in the form that the engine reads. */
  findPosting: FindPosting;
  /** The conversation of a WhatsApp number about an opening, with links to the site at this address. */
  findNumberChat: (unit: string, job: string, site: string) => NumberChat | undefined;
  /** Whether files of a form at this path are saved, read and dropped (the form is closed), or not read. */
  filesOf: (path: string) => "SAVED" | "DROPPED" | "NONE";
  /** Content that postings from a job board need. */
  feedDefaults: FeedDefaults;
  /** Replaces the postings of the build for all later requests. */
  showPostings: (postings: Posting[]) => void;
  /** Changes whenever the postings do. */
  postingsVersion: () => number;
  /** The pages of listed postings. */
  postingUrls: () => string[];
  /** New addresses of moved pages, by their former path. */
  redirects: Redirects;
};

/** The server's part of a build. */
export type SiteBuild = Omit<ServerBuild, "entry"> & {
  entry: { module: ServerBuild["entry"]["module"] & { serverExports: ServerExports } };
};

/**
 * Loads the server's part of a build from a folder.
 * @throws {Error} if another version of the code built it
 */
export async function loadBuild(folder: string): Promise<SiteBuild> {
  const build: SiteBuild = await import(resolve(folder, "server/index.js"));
  if (!build.entry.module.serverExports) throw new Error("The build is of another version: build it again");
  return build;
}

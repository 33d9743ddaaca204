import { allUrls, readContent } from "../app/content/read-content.ts";

/** Where the browser tests find the built site. */
export const sitePort = Number(process.env.TEST_PORT ?? 3210);

export const content = readContent(process.cwd());
export const urls = allUrls(content);
export const { messages, site } = content.shell;

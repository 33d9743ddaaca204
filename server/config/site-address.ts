import { type Env, publicUrl, readEnv } from "./env.ts";

/** What absolute addresses begin with. Never the name that a request came by: anybody may write one there. */
export function siteAddress(): string {
  return publicUrl(readEnv());
}

/** Whether this is the site that search engines may list, and no trial of it: it has an address over TLS. */
export function isPublicSite({ SITE_URL }: Pick<Env, "SITE_URL"> = readEnv()): boolean {
  return SITE_URL?.startsWith("https://") ?? false;
}

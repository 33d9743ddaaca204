import { type Env, publicUrl, readEnv } from "./env.ts";

/** Base of absolute addresses. Never the Host header: anyone can forge it. */
export function siteAddress(): string {
  return publicUrl(readEnv());
}

/** Whether search engines may index the site: it has an HTTPS address. Trial sites have none. */
export function isPublicSite({ SITE_URL }: Pick<Env, "SITE_URL"> = readEnv()): boolean {
  return SITE_URL?.startsWith("https://") ?? false;
}

import { type Env, publicUrl, readEnv } from "./env.ts";

/** Base of absolute addresses. Never the Host header, which anyone can forge. */
export function siteAddress(): string {
  return publicUrl(readEnv());
}

/** Whether search engines may index the site: only if it has an HTTPS address, which trial sites lack. */
export function isPublicSite({ SITE_URL }: Pick<Env, "SITE_URL"> = readEnv()): boolean {
  return SITE_URL?.startsWith("https://") ?? false;
}

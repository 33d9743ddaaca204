import { machineFiles } from "#app/seo/machine-file-urls.ts";
import { isPublicSite, siteAddress } from "#server/config/site-address.ts";
import type { Delivery } from "#server/handlers/delivery.ts";
import { textFile } from "./text-file.ts";

export const delivery: Delivery = { kind: "DAILY" };

/** Allows all crawlers on the public site, and none on other deployments (RFC 9309). */
export function loader() {
  const lines = isPublicSite()
    ? ["User-agent: *", "Disallow:", "", `Sitemap: ${siteAddress()}${machineFiles.sitemap}`]
    : ["User-agent: *", "Disallow: /"];
  return textFile(lines);
}

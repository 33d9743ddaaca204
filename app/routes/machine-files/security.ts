import content from "#app/content/content.data.ts";
import { machineFiles } from "#app/seo/machine-file-urls.ts";
import { siteAddress } from "#server/config/site-address.ts";
import type { Delivery } from "#server/handlers/delivery.ts";
import { textFile } from "./text-file.ts";

export const delivery: Delivery = { kind: "DAILY" };

/** security.txt (RFC 9116): how to report a vulnerability. */
export function loader() {
  const { contact, expires, languages, policy } = content.security;
  const site = siteAddress();
  return textFile([
    `Contact: ${contact}`,
    `Expires: ${expires}T00:00:00Z`,
    `Preferred-Languages: ${languages.join(", ")}`,
    `Canonical: ${site}${machineFiles.security}`,
    `Policy: ${site}${policy}`,
  ]);
}

import { inEnglish } from "#domain/urls/translated-url.ts";

/** In pixels. */
export const shareImageSize = { width: 1200, height: 630 };

const postingPath = /^\/career\/[^/]+\/[^/]+$/;

/**
 * The image that represents a page where its link is shared. Postings come and go, so they share the portal's. A
 * translation shares the English page's: the fonts of the images have no Devanagari.
 */
export function shareImageUrl(url: string): string {
  if (url === "/") return "/share/index.png";
  return postingPath.test(url) ? "/share/careers.png" : `/share${inEnglish(url)}.png`;
}

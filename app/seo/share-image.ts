import { inEnglish } from "#domain/language/language.ts";

/** In pixels. */
export const shareImageSize = { width: 1200, height: 630 };

const postingPath = /^\/career\/[^/]+\/[^/]+$/;

/**
 * The image shown where a link to the page is shared. Postings come and go, so they use the portal's image.
 * Translations use that of the English page, as the images' fonts lack Devanagari.
 */
export function shareImageUrl(url: string): string {
  const english = inEnglish(url);
  if (english === "/") return "/share/index.png";
  return postingPath.test(english) ? "/share/careers.png" : `/share${english}.png`;
}

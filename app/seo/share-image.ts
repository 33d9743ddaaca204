/** Of every share image, in pixels. */
export const shareImageSize = { width: 1200, height: 630 };

const opening = /^\/career\/[^/]+\/[^/]+$/;

/** The address of the picture that stands for a page where its link is shared. Openings come and go: they have the portal's. */
export function shareImageUrl(url: string): string {
  if (url === "/") return "/share/index.png";
  return opening.test(url) ? "/share/careers.png" : `/share${url}.png`;
}

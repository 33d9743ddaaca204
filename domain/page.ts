/** A page's address and its texts for search results and the browser's tab. */
export type Page = {
  /** The address, such as /platform/resumate. */
  url: string;
  name: string;
  title: string;
  description: string;
};

/** The languages of pages other than English. */
export const languages = ["hi", "mr"] as const;
export type Language = (typeof languages)[number];

/** A page in another language, or the same one. */
export type Translation = { language: string; url: string };

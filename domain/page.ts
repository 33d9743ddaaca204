/** A page's URL, and its texts for search results and the browser tab. */
export type Page = {
  /** Path, such as /platform/resumate. */
  url: string;
  name: string;
  title: string;
  description: string;
};

/** Kinds of tools that are free and run in the browser: `applicationCategory` of schema.org. */
export const toolCategories = ["BusinessApplication", "EducationalApplication"] as const;
export type ToolCategory = (typeof toolCategories)[number];

/** The URL of a page in one of its languages. */
export type Translation = { language: string; url: string };

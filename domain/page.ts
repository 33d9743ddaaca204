/** What search results and the browser's tab need to know about a page. */
export type Page = {
  /** The address, such as /platform/resumate. */
  url: string;
  name: string;
  title: string;
  description: string;
};

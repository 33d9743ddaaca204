export const searchKinds = ["PAGE", "POST", "FAQ", "OPENING"] as const;
export type SearchKind = (typeof searchKinds)[number];

/** One thing that can be found. Its address is its id. */
export type SearchEntry = {
  url: string;
  kind: SearchKind;
  title: string;
  description: string;
  /** What else it is called; found like the title, and not shown. */
  names?: string;
  headings?: string;
  /** The terms of its text that stand in no other field, each once. */
  words?: string;
};

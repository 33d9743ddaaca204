export const searchKinds = ["PAGE", "POST", "FAQ", "OPENING"] as const;
export type SearchKind = (typeof searchKinds)[number];

/** A page, post, question or posting that can be found. Its address is its id. */
export type SearchEntry = {
  url: string;
  kind: SearchKind;
  title: string;
  description: string;
  /** Other names; searched like the title, but not shown. */
  names?: string;
  headings?: string;
  /** The other terms of its text, each once. */
  words?: string;
};

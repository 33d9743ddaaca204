export const searchKinds = ["PAGE", "POST", "FAQ", "OPENING"] as const;
export type SearchKind = (typeof searchKinds)[number];

/** A searchable page, post, question or posting, identified by its URL. */
export type SearchEntry = {
  url: string;
  kind: SearchKind;
  title: string;
  description: string;
  /** Other names: searched like the title, but not shown. */
  names?: string;
  headings?: string;
  /** Distinct terms of its text that the other fields do not contain. */
  words?: string;
};

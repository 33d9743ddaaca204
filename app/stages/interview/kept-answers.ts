/** What is kept in this tab, so that a reload does not lose it: the place and the texts of unjudged answers. */
export type KeptAnswers = { role?: string; number?: number; drafts: ReadonlyMap<string, string> };

const keyOf = (only: string | undefined) => `interview-answers-1:${only ?? ""}`;

export function readKeptAnswers(only: string | undefined): KeptAnswers {
  try {
    const { role, number, drafts } = Object(JSON.parse(sessionStorage.getItem(keyOf(only)) ?? "{}"));
    const texts = Object.entries(Object(drafts)).flatMap(([id, text]) =>
      typeof text === "string" && text !== "" ? [[id, text] as const] : [],
    );
    return {
      drafts: new Map(texts),
      ...(typeof role === "string" && typeof number === "number" && { role, number }),
    };
  } catch {
    // No storage, nothing kept.
    return { drafts: new Map() };
  }
}

/** Without a text, nothing is kept. */
export function keepAnswers(only: string | undefined, { drafts, ...place }: KeptAnswers): void {
  const texts = [...drafts].filter(([, text]) => text !== "");
  try {
    if (texts.length === 0) sessionStorage.removeItem(keyOf(only));
    else sessionStorage.setItem(keyOf(only), JSON.stringify({ ...place, drafts: Object.fromEntries(texts) }));
  } catch {
    // Storage is full or refused. The component's state still has all texts.
  }
}

/** A text without accents and capitals: résumé is resume. */
export function foldAccents(text: string): string {
  return text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
}

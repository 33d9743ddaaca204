/** The first and last page, the current one and its neighbours; `null` where pages are left out between them. */
export function pageNumbers(current: number, pages: number): (number | null)[] {
  const shown = [...new Set([1, current - 1, current, current + 1, pages])]
    .filter((page) => page >= 1 && page <= pages)
    .sort((a, b) => a - b);
  return shown.flatMap((page, at) => {
    const gap = page - (shown[at - 1] ?? page - 1);
    if (gap === 2) return [page - 1, page];
    return gap > 2 ? [null, page] : [page];
  });
}

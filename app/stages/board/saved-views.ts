export type SavedView = { name: string; query: string };

const storageName = "board-views-1";

function isSavedView(value: unknown): value is SavedView {
  const view = value as Partial<SavedView> | null;
  return typeof view?.name === "string" && typeof view.query === "string";
}

/** Views saved in this tab. */
export function readSavedViews(): SavedView[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageName) ?? "[]");
    return Array.isArray(stored) ? stored.filter(isSavedView) : [];
  } catch {
    return [];
  }
}

/** If storage is refused or full, the views are lost with the page. */
export function storeSavedViews(views: readonly SavedView[]): void {
  try {
    sessionStorage.setItem(storageName, JSON.stringify(views));
  } catch {
    // The component's state still has them.
  }
}

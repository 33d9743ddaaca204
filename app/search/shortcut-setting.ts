/** Local storage key; present once a visitor has turned the shortcut "/" off. */
export const shortcutKey = "search.shortcut";

/** Whether "/" opens the search. On where the browser refuses storage. */
export function isShortcutOn(): boolean {
  try {
    return !localStorage.getItem(shortcutKey);
  } catch {
    return true;
  }
}

/** Local storage key. Set if the visitor has switched the shortcut "/" off. */
export const shortcutKey = "search.shortcut";

/** Whether "/" opens the search. On if the browser refuses storage. */
export function isShortcutOn(): boolean {
  try {
    return !localStorage.getItem(shortcutKey);
  } catch {
    return true;
  }
}

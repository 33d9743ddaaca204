/** Local storage key, set if the visitor has turned off the "/" shortcut. */
export const shortcutKey = "search.shortcut";

/** Whether "/" opens the search. Defaults to true if storage is unavailable. */
export function isShortcutOn(): boolean {
  try {
    return !localStorage.getItem(shortcutKey);
  } catch {
    return true;
  }
}

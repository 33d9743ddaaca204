import type { WatchedSession } from "./watched-session.ts";

/** Whether a key writes or deletes. Others, such as arrows and shortcuts, are not counted. */
function isWriting(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey } = event;
  if (/^(Backspace|Delete|Enter)$/.test(key)) return true;
  return [...key].length === 1 && !metaKey && (!ctrlKey || event.getModifierState("AltGraph"));
}

/**
 * Watches the keys that write into a field. Which key is down is forgotten with its release.
 *
 * @param onKey runs before a key is reported
 * @returns `release` forgets the keys that are down
 */
export function watchKeys(
  field: HTMLTextAreaElement,
  { signal, begin, now, emit }: WatchedSession,
  onKey: () => void,
): { release: () => void } {
  const pressed = new Map<string, number>();
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isWriting(event) || field.readOnly) return;
    begin();
    onKey();
    if (event.code !== "" && !event.repeat) pressed.set(event.code, now());
    emit({ type: "keydown", ...(!event.isTrusted && { trusted: false }) });
  };
  const onKeyUp = ({ code, isTrusted }: KeyboardEvent) => {
    const since = pressed.get(code);
    if (since === undefined) return;
    pressed.delete(code);
    emit({ type: "keyup", hold: now() - since, ...(!isTrusted && { trusted: false }) });
  };
  field.addEventListener("keydown", onKeyDown, { signal });
  field.addEventListener("keyup", onKeyUp, { signal });
  return { release: () => pressed.clear() };
}

import type { SessionEvent } from "session-monitor";
import type { WatchedSession } from "./watched-session.ts";

/**
 * Whether a key writes or deletes. Others, such as arrows and shortcuts, are not counted. Input methods on computers
 * hide the key that they take as "Process"; their letters would seem to come without keys. Phones send no code.
 */
export function isWriting(
  event: Pick<KeyboardEvent, "key" | "code" | "ctrlKey" | "metaKey" | "getModifierState">,
): boolean {
  const { key, code, ctrlKey, metaKey } = event;
  if (/^(Backspace|Delete|Enter)$/.test(key)) return true;
  const isLetter = [...key].length === 1 || (code !== "" && /^(Process|Dead)$/.test(key));
  return isLetter && !metaKey && (!ctrlKey || event.getModifierState("AltGraph"));
}

/** The event of a key that goes down, or repeats because it is held down. */
export function pressOf({
  repeat,
  isTrusted,
}: Pick<KeyboardEvent, "repeat" | "isTrusted">): Omit<Extract<SessionEvent, { type: "keydown" }>, "t"> {
  return { type: "keydown", ...(repeat && { repeat }), ...(!isTrusted && { trusted: false }) };
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
    emit(pressOf(event));
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

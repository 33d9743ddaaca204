import { diffText, type Edit } from "./edits.ts";
import type { WatchedSession } from "./watched-session.ts";

/** Text of this length that comes with one event arrived in one piece. */
const pieceLength = 20;
/** The number of texts copied or cut from the reply that are remembered. */
const maxOwnTexts = 10;

/**
 * Watches the text of a field: its changes, and what is copied from it or from the task.
 *
 * @returns `check` looks for changes without an event; `forget` drops the copied texts
 */
export function watchText(
  { field, task }: { field: HTMLTextAreaElement; task: Element },
  { signal, begin, now, emit }: WatchedSession,
  onEdit: (edit: Edit) => void,
): { check: () => void; forget: () => void } {
  const ownTexts: string[] = [];
  let before = field.value;

  const recordChange = (inputType: string, isTrusted: boolean) => {
    const after = field.value;
    const change = diffText(before, after, field.selectionEnd);
    if (!change) return;
    const { pos, removed, inserted } = change;
    const isOwn = before.includes(inserted) || ownTexts.some((text) => text.includes(inserted));
    before = after;
    const transfer = /^insertFrom(Paste|Drop)/.exec(inputType)?.[1];
    // One change has one time, so that the text at its flag has it.
    const t = now();
    if (transfer && isTrusted && inserted !== "") {
      const type = transfer === "Drop" ? "drop" : "paste";
      emit({ type, length: inserted.length, ...(isOwn && { own: true }) }, t);
    }
    const isPiece = inserted.length >= pieceLength && !inputType.startsWith("history");
    onEdit({ t, pos, removed, inserted, ...(isPiece && { isPiece }) });
    const size = { inserted: inserted.length, removed, pos, ...(!isTrusted && { trusted: false }) };
    emit({ type: "input", inputType, ...size }, t);
  };
  /** Text that came without an event, as from a script that sets the value. */
  const check = () => {
    if (field.value !== before) recordChange("", false);
  };

  const onInput = (event: Event) => {
    begin();
    recordChange(event instanceof InputEvent ? event.inputType : "", event.isTrusted);
  };
  const onCopy = ({ type }: ClipboardEvent) => {
    const kind = type === "cut" ? "cut" : "copy";
    if (document.activeElement === field) {
      const text = field.value.slice(field.selectionStart, field.selectionEnd);
      if (text === "") return;
      ownTexts.push(text);
      if (ownTexts.length > maxOwnTexts) ownTexts.shift();
      emit({ type: kind, length: text.length, from: "answer" });
      return;
    }
    const selection = document.getSelection();
    const range = selection && selection.rangeCount > 0 ? selection.getRangeAt(0) : undefined;
    const length = Math.min(selection?.toString().length ?? 0, task.textContent.length);
    if (length > 0 && range?.intersectsNode(task)) emit({ type: kind, length, from: "task" });
  };

  field.addEventListener("input", onInput, { signal });
  field.addEventListener("compositionstart", () => emit({ type: "composition", phase: "start" }), { signal });
  field.addEventListener("compositionend", () => emit({ type: "composition", phase: "end" }), { signal });
  document.addEventListener("copy", onCopy, { signal });
  document.addEventListener("cut", onCopy, { signal });
  return {
    check,
    forget() {
      ownTexts.length = 0;
    },
  };
}

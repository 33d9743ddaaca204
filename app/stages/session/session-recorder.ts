import type { SessionEvent, SessionStart } from "session-monitor";
import { diffText, type Edit } from "./edits.ts";
import { watchOverlay } from "./overlay-watch.ts";

/** Polling interval for changes without events, in milliseconds. */
const tickMs = 500;
/** Text inserted by a single event counts as one piece from this length. */
const pieceLength = 20;
/** How many texts copied or cut from the reply are remembered. */
const maxOwnTexts = 10;

type Options = {
  field: HTMLTextAreaElement;
  /** The element with the task's words. */
  task: Element;
  /** The part of the page that belongs to the test. */
  frame: Element;
  /** Called once, before the first event. */
  onBegin: (start: Omit<SessionStart, "declared">) => void;
  onEvent: (event: SessionEvent) => void;
  onEdit: (edit: Edit) => void;
};

export type Recorder = {
  /** Begins the session, unless a key or paste already has. */
  begin: () => void;
  /** Milliseconds since the session began. */
  now: () => number;
  /** Ends the session as handed in. */
  submit: () => void;
  stop: () => void;
};

type ExtendableScreen = Screen & Partial<EventTarget> & { isExtended?: boolean };

/** Whether a key writes or deletes text. Other keys, such as arrows and shortcuts, are not recorded. */
function isWriting(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey } = event;
  if (/^(Backspace|Delete|Enter)$/.test(key)) return true;
  return [...key].length === 1 && !metaKey && (!ctrlKey || event.getModifierState("AltGraph"));
}

const viewNow = () => ({ w: innerWidth, h: innerHeight });

/**
 * Records what happens in and around a field as events and edits, from the first key, paste or call of
 * `begin`. Events have only times and lengths, and the pressed key is forgotten on release. Times are
 * monotonic, so changes to the clock do not matter. Client only.
 */
export function startRecorder({ field, task, frame, onBegin, onEvent, onEdit }: Options): Recorder {
  const listening = new AbortController();
  const { signal } = listening;
  const pressed = new Map<string, number>();
  const ownTexts: string[] = [];
  let begun: number | undefined;
  let timer: ReturnType<typeof setInterval> | undefined;
  let overlay: ReturnType<typeof watchOverlay> | undefined;
  let before = field.value;
  let isBlurred = false;
  let isHidden = false;

  const now = () => (begun === undefined ? 0 : Math.round(performance.now() - begun));
  /** An event without its time; distributes over the union. */
  type Untimed<Event> = Event extends SessionEvent ? Omit<Event, "t"> : never;
  const emit = (event: Untimed<SessionEvent>, t = now()) => {
    if (begun !== undefined && !signal.aborted) onEvent({ t, ...event } as SessionEvent);
  };

  const lookAtWindow = () => {
    const wasHidden = isHidden;
    const wasBlurred = isBlurred;
    isHidden = document.visibilityState === "hidden";
    isBlurred = !document.hasFocus();
    if (isHidden !== wasHidden) emit({ type: "visibility", state: isHidden ? "hidden" : "visible" });
    if (isBlurred !== wasBlurred) emit({ type: isBlurred ? "blur" : "focus" });
    if (isHidden || isBlurred) pressed.clear();
  };

  const recordChange = (inputType: string, isTrusted: boolean) => {
    const after = field.value;
    const change = diffText(before, after, field.selectionEnd);
    if (!change) return;
    const { pos, removed, inserted } = change;
    const isOwn = before.includes(inserted) || ownTexts.some((text) => text.includes(inserted));
    before = after;
    const transfer = /^insertFrom(Paste|Drop)/.exec(inputType)?.[1];
    // Paste and edit share a time, so that the replay already shows the text at its flag.
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
  /** Detects text set without an event, as when a script assigns the value. */
  const lookAtText = () => {
    if (field.value !== before) recordChange("", false);
  };

  const tick = () => {
    lookAtWindow();
    lookAtText();
    overlay?.check();
    // A heartbeat: the engine measures durations, such as that of a lost full screen, only when an event
    // arrives.
    emit({ type: "selection", start: field.selectionStart, end: field.selectionEnd });
  };

  const begin = () => {
    if (begun !== undefined || signal.aborted) return;
    begun = performance.now();
    onBegin({ view: viewNow(), touch: matchMedia("(pointer: coarse)").matches });
    if ((screen as ExtendableScreen).isExtended) emit({ type: "screen", extended: true });
    if (document.fullscreenElement) emit({ type: "fullscreen", on: true });
    if (!navigator.onLine) emit({ type: "offline" });
    overlay = watchOverlay({
      field,
      frame,
      onChange: (cover) => emit({ type: "overlay", on: cover !== undefined, ...cover }),
    });
    timer = setInterval(tick, tickMs);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (!isWriting(event) || field.readOnly) return;
    begin();
    lookAtText();
    if (event.code !== "" && !event.repeat) pressed.set(event.code, now());
    emit({ type: "keydown", ...(!event.isTrusted && { trusted: false }) });
  };
  const onKeyUp = ({ code, isTrusted }: KeyboardEvent) => {
    const since = pressed.get(code);
    if (since === undefined) return;
    pressed.delete(code);
    emit({ type: "keyup", hold: now() - since, ...(!isTrusted && { trusted: false }) });
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

  field.addEventListener("keydown", onKeyDown, { signal });
  field.addEventListener("keyup", onKeyUp, { signal });
  field.addEventListener("input", onInput, { signal });
  field.addEventListener("compositionstart", () => emit({ type: "composition", phase: "start" }), { signal });
  field.addEventListener("compositionend", () => emit({ type: "composition", phase: "end" }), { signal });
  document.addEventListener("copy", onCopy, { signal });
  document.addEventListener("cut", onCopy, { signal });
  document.addEventListener("visibilitychange", lookAtWindow, { signal });
  window.addEventListener("blur", lookAtWindow, { signal });
  window.addEventListener("focus", lookAtWindow, { signal });
  document.addEventListener(
    "fullscreenchange",
    () => emit({ type: "fullscreen", on: document.fullscreenElement !== null }),
    { signal },
  );
  window.addEventListener("resize", () => emit({ type: "resize", ...viewNow(), dpr: devicePixelRatio }), {
    signal,
  });
  window.addEventListener("offline", () => emit({ type: "offline" }), { signal });
  window.addEventListener("online", () => emit({ type: "online" }), { signal });
  (screen as ExtendableScreen).addEventListener?.(
    "change",
    () => emit({ type: "screen", extended: (screen as ExtendableScreen).isExtended === true }),
    { signal },
  );

  const stop = () => {
    listening.abort();
    clearInterval(timer);
    overlay?.stop();
    pressed.clear();
    ownTexts.length = 0;
  };
  return {
    begin,
    now,
    submit() {
      lookAtText();
      emit({ type: "submit" });
      stop();
    },
    stop,
  };
}

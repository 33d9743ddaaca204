import { useEffect, useRef, useState } from "react";
import { typeByProgram } from "./auto-typer.ts";
import { openOverlay } from "./own-overlay.ts";
import { words } from "./session.data.ts";
import type { Dare, SessionModel } from "./session-model.ts";

/** Dares that run until they are stopped: the overlay and the program that types. */
function useRunningDares(field: SessionModel["field"]) {
  const [running, setRunning] = useState<ReadonlySet<Dare>>(new Set());
  const stops = useRef(new Map<Dare, () => void>());
  const end = (dare: Dare) => {
    stops.current.get(dare)?.();
    stops.current.delete(dare);
    setRunning(new Set(stops.current.keys()));
  };
  const endAll = () => {
    for (const stop of stops.current.values()) stop();
    stops.current.clear();
    setRunning(new Set());
  };
  useEffect(() => {
    const open = stops.current;
    return () => {
      for (const stop of open.values()) stop();
    };
  }, []);
  const toggle = (dare: "OVERLAY" | "TYPER") => {
    const element = field.current;
    if (stops.current.has(dare) || !element) return end(dare);
    const stop =
      dare === "OVERLAY"
        ? openOverlay(element, words.dares, () => end(dare))
        : typeByProgram(element, words.dares.typed, () => end(dare));
    stops.current.set(dare, stop);
    setRunning(new Set(stops.current.keys()));
  };
  return { running, toggle, endAll };
}

function toggleFullscreen() {
  const changed = document.fullscreenElement
    ? document.exitFullscreen()
    : document.documentElement.requestFullscreen();
  changed.catch(() => {});
}

/** The dares that the visitor takes. `say` announces a message. */
export function useDares(field: SessionModel["field"], say: (message: string) => void) {
  const [dare, setDare] = useState<Dare>();
  const [triedDares, setTriedDares] = useState<ReadonlySet<Dare>>(new Set());
  const [isClipboardRefused, setRefused] = useState(false);
  const { running, toggle, endAll } = useRunningDares(field);
  const copySentence = () => {
    const copied = () => {
      setRefused(false);
      say(words.messages.copied);
      field.current?.focus();
    };
    const refused = () => setRefused(true);
    if (navigator.clipboard) navigator.clipboard.writeText(words.dares.sentence).then(copied, refused);
    else refused();
  };
  return {
    dare,
    triedDares,
    isClipboardRefused,
    running: document.fullscreenElement ? new Set([...running, "FULLSCREEN" as const]) : running,
    hasFullscreen: document.fullscreenEnabled === true,
    endAll,
    take(next: Dare) {
      setDare(next);
      setTriedDares(new Set([...triedDares, next]));
      if (next === "PASTE") copySentence();
      else if (next === "OVERLAY" || next === "TYPER") toggle(next);
      else if (next === "FULLSCREEN") toggleFullscreen();
    },
    reset() {
      endAll();
      setDare(undefined);
      setTriedDares(new Set());
      setRefused(false);
    },
  };
}

import { useEffect, useRef, useState } from "react";

const everyMs = 5_000;

/** A text that changes often, for a screen reader: at most every five seconds, and always the last one. */
export function useAnnouncement(text: string): string {
  const [announced, setAnnounced] = useState(text);
  const latest = useRef(text);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    latest.current = text;
    if (timer.current !== undefined) return;
    setAnnounced(text);
    timer.current = setTimeout(() => {
      timer.current = undefined;
      setAnnounced(latest.current);
    }, everyMs);
  }, [text]);
  useEffect(() => () => clearTimeout(timer.current), []);
  return announced;
}

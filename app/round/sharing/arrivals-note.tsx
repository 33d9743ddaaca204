import { counted } from "../counted.ts";
import type { SharingSnapshot } from "./create-sharing.ts";
import words from "./sharing-words.data.ts";

/** Says what has come in, what was withdrawn and what was refused since the page was opened. */
export function ArrivalsNote({ shown }: { shown: SharingSnapshot | undefined }) {
  const { arrived = 0, withdrawn = 0, refused = [] } = shown ?? {};
  return (
    <p role="status" className="round-wide pt-3 text-small empty:hidden">
      {arrived > 0 && <strong>{counted(words.arrived, arrived)} </strong>}
      {withdrawn > 0 && counted(words.withdrawn, withdrawn)}{" "}
      {refused.length > 0 && <span className="text-clay">{counted(words.refused, refused.length)}</span>}
    </p>
  );
}

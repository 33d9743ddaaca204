import { counted } from "../counted.ts";
import type { SharingSnapshot } from "./create-sharing.ts";
import words from "./sharing-words.data.ts";

/** Says what has come in and what was withdrawn since the page was opened. */
export function ArrivalsNote({ shown }: { shown: SharingSnapshot | undefined }) {
  const { arrived = 0, withdrawn = 0 } = shown ?? {};
  return (
    <p role="status" className="round-wide pt-3 text-small empty:hidden">
      {arrived > 0 && <strong>{counted(words.arrived, arrived)} </strong>}
      {withdrawn > 0 && counted(words.withdrawn, withdrawn)}
    </p>
  );
}

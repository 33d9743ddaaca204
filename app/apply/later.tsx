import { useEffect, useState } from "react";
import { controlLook } from "#app/stages/live/looks.ts";
import type { ApplyWords } from "./apply.schema.ts";

export type Later<Module> =
  | { kind: "LOADING" }
  | { kind: "READY"; module: Module }
  | { kind: "FAILED"; retry: () => void };

/**
 * Loads a part of the page's program as soon as it is wanted.
 * @param importModule the same function in every render
 */
export function useLater<Module>(importModule: () => Promise<Module>, isWanted = true): Later<Module> {
  const [later, setLater] = useState<Later<Module>>({ kind: "LOADING" });
  const [attempt, setAttempt] = useState(0);
  const again = () => setAttempt((before) => before + 1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt loads again
  useEffect(() => {
    if (!isWanted) return;
    let isCurrent = true;
    setLater({ kind: "LOADING" });
    importModule().then(
      (module) => isCurrent && setLater({ kind: "READY", module }),
      // Firefox never asks again in the same document for a script that did not arrive.
      () => isCurrent && setLater({ kind: "FAILED", retry: attempt === 0 ? again : () => location.reload() }),
    );
    return () => {
      isCurrent = false;
    };
  }, [importModule, isWanted, attempt]);
  return later;
}

/** Stands where a part will be, and says so if it does not come. */
export function Waiting({
  later,
  words,
}: {
  later: Exclude<Later<unknown>, { kind: "READY" }>;
  words: Pick<ApplyWords, "opening" | "missing" | "again">;
}) {
  if (later.kind === "LOADING") return <p className="py-8 text-muted">{words.opening}</p>;
  return (
    <div role="alert" className="grid gap-3 py-8">
      <p className="max-w-prose">{words.missing}</p>
      <p>
        <button type="button" className={`${controlLook} border-control!`} onClick={later.retry}>
          {words.again}
        </button>
      </p>
    </div>
  );
}

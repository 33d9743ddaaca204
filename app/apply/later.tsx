import { useEffect, useState } from "react";
import { controlLook } from "#app/stages/live/looks.ts";
import type { ApplyWords } from "./apply.schema.ts";

export type Later<Module> =
  | { kind: "LOADING" }
  | { kind: "READY"; module: Module }
  | { kind: "FAILED"; retry: () => void };

/** A script that failed to load is requested once more after this time. */
const secondAttemptMs = 3_000;

/**
 * Loads a part of the page's program as soon as it is wanted.
 * @param importModule the same function in every render
 */
export function useLater<Module>(importModule: () => Promise<Module>, isWanted = true): Later<Module> {
  const [later, setLater] = useState<Later<Module>>({ kind: "LOADING" });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (!isWanted) return;
    let isCurrent = true;
    let timer: ReturnType<typeof setTimeout>;
    const again = () => setAttempt(attempt + 1);
    const fail = () => {
      if (!isCurrent) return;
      if (attempt === 0) timer = setTimeout(again, secondAttemptMs);
      // Firefox never asks again in the same document for a script that did not arrive.
      else setLater({ kind: "FAILED", retry: attempt === 1 ? again : () => location.reload() });
    };
    setLater({ kind: "LOADING" });
    importModule().then((module) => isCurrent && setLater({ kind: "READY", module }), fail);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
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

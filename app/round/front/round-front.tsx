import { type ComponentType, useEffect, useState } from "react";
import { NewVersion } from "#app/round/offline/new-version.tsx";
import { startOffline } from "#app/round/offline/offline.ts";
import { Button } from "#app/ui/button.tsx";
import { loadWholeSheet } from "#app/ui/load-whole-sheet.ts";
import { PageTitle } from "#app/ui/page-heading.tsx";
import words from "./front-words.data.ts";

type Program = { kind: "LOADING" } | { kind: "READY"; App: ComponentType } | { kind: "FAILED" };

/**
 * What the server renders at every address of a round, without reading which one it is, and then the program that
 * the browser loads in its place.
 * @param build names the build that this document belongs to
 */
export function RoundFront({ build }: { build: string }) {
  const [program, setProgram] = useState<Program>({ kind: "LOADING" });

  useEffect(() => {
    startOffline(build);
    Promise.all([import("#app/round/round-app.tsx"), loadWholeSheet()]).then(
      ([loaded]) => setProgram({ kind: "READY", App: loaded.default }),
      () => setProgram({ kind: "FAILED" }),
    );
  }, [build]);

  return (
    <div data-program={program.kind} className="flex grow flex-col">
      <NewVersion />
      {program.kind === "READY" ? (
        <program.App />
      ) : (
        <div className="page-width py-11">
          <PageTitle>{words.page.heading}</PageTitle>
          <p className="mt-4 max-w-prose">{words.page.text}</p>
          <noscript>
            <p className="mt-4 max-w-prose">{words.page.noScripts}</p>
          </noscript>
          {program.kind === "FAILED" && (
            <div role="alert" className="mt-8">
              <p className="mb-4">{words.failed.text}</p>
              <Button look="outlined" onClick={() => location.reload()}>
                {words.failed.again}
              </Button>
            </div>
          )}
        </div>
      )}
    </div>
  );
}

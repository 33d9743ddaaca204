import { type ComponentType, useEffect, useState } from "react";
import sayUnloaded from "#app/document/say-unloaded.js?inline-script";
import { Button } from "#app/ui/button.tsx";
import { loadWholeSheet } from "#app/ui/load-whole-sheet.ts";
import { PageTitle } from "#app/ui/page-heading.tsx";
import words from "./front-words.data.ts";

const unloadedScript = import.meta.env.SSR ? sayUnloaded : "";
/** Begins before hydration: the page is nothing without it. */
const importing = import.meta.env.SSR ? undefined : import("./apply-app.tsx");
// Its failure is shown below.
importing?.catch(() => {});

type Program = { kind: "LOADING" } | { kind: "READY"; App: ComponentType } | { kind: "FAILED" };

/**
 * What the server renders behind every collecting link, without reading which one it is, and then the program that the
 * browser loads in its place.
 */
export function ApplyFront() {
  const [program, setProgram] = useState<Program>({ kind: "LOADING" });
  useEffect(() => {
    Promise.all([importing, loadWholeSheet()]).then(
      ([loaded]) => loaded && setProgram({ kind: "READY", App: loaded.default }),
      () => setProgram({ kind: "FAILED" }),
    );
  }, []);
  if (program.kind === "READY") return <program.App />;
  const { heading, text, noScripts, failed, again } = words.page;
  return (
    <div className="page-width py-11">
      <PageTitle>{heading}</PageTitle>
      <p className="mt-4 max-w-prose text-lg">{text}</p>
      <noscript>
        <p className="mt-4 max-w-prose">{noScripts}</p>
      </noscript>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant */}
      <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: unloadedScript }} />
      <div role="alert" data-unloaded hidden={program.kind !== "FAILED"} className="mt-8">
        <p className="mb-4">{failed}</p>
        <Button look="outlined" onClick={() => location.reload()}>
          {again}
        </Button>
      </div>
    </div>
  );
}

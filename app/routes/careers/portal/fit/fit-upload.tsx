import { useRef, useState } from "react";
import type { CareersWords } from "#app/routes/careers/careers.schema.ts";
import type { PortalView } from "#app/routes/careers/portal/portal-view.ts";
import { useOnInteractive } from "#app/ui/use-on-interactive.ts";
import { useFit } from "./fit-store.ts";
import { loadFit } from "./load-fit.ts";

/** File input for the résumé that sorts the list by fit. The engine is loaded at the first click. */
export function FitUpload({
  words,
  found,
  resultsId,
}: {
  words: CareersWords["portal"]["fit"];
  found: PortalView;
  resultsId: string;
}) {
  const fit = useFit();
  const [hasFailed, setFailed] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const load = () => {
    const [file] = input.current?.files ?? [];
    // Allows choosing the same file again.
    if (input.current) input.current.value = "";
    setFailed(false);
    loadFit(words).then(
      (tools) => (file ? tools.chooseFile(file) : tools.warmUp()),
      () => setFailed(file !== undefined),
    );
  };
  useOnInteractive(() => {
    if (input.current?.value) load();
  });

  return (
    <section aria-labelledby="match-title" className="portal-fit desk portal-scripts">
      <h2 id="match-title" className="font-sans text-xl font-semibold tracking-normal">
        {words.title}
      </h2>
      <p id="match-promise" className="text-small text-muted">
        {words.promise}
      </p>
      <label className="portal-fit-file">
        <input
          ref={input}
          type="file"
          accept=".pdf,.docx,.odt,.rtf,.html,.htm,.xml,.txt,.md,.json"
          aria-describedby="match-promise"
          className="sr-only"
          onClick={load}
          onChange={load}
        />
        {fit?.state.kind === "ready" ? words.another : words.choose}
      </label>
      {fit ? (
        <fit.tools.FitPanel
          state={fit.state}
          session={fit.tools}
          words={words}
          found={found}
          resultsId={resultsId}
        />
      ) : (
        <p role="status">{hasFailed && words.notLoaded}</p>
      )}
    </section>
  );
}

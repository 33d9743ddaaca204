import { useEffect, useRef, useState } from "react";
import { Icon } from "../../../ui/icon.tsx";
import type { CareersWords } from "../careers.schema.ts";
import { loadFit, useFit } from "./fit-store.ts";

const formId = "match-resume";
const accepted = ".pdf,.docx,.odt,.rtf,.txt,.md,.json";

/** Takes a résumé, by which the list is put in order. What reads it is loaded at the first press. */
export function FitPart({
  words,
  resultsId,
  firstPage,
}: {
  words: CareersWords["portal"]["fit"];
  resultsId: string;
  firstPage: string | null;
}) {
  const fit = useFit();
  const [said, setSaid] = useState("");
  const input = useRef<HTMLInputElement>(null);
  const warmUp = () => {
    loadFit()
      .then((tools) => tools.warmUp())
      .catch(() => {});
  };
  const choose = () => {
    const [file] = input.current?.files ?? [];
    // The same file can be chosen again.
    if (input.current) input.current.value = "";
    if (!file) return;
    setSaid(words.loading);
    loadFit()
      .then((tools) => {
        setSaid("");
        tools.chooseFile(file);
      })
      .catch(() => setSaid(words.notLoaded));
  };
  // What was chosen before the scripts arrived counts, too.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form becomes interactive
  useEffect(choose, []);

  return (
    <form
      id={formId}
      // Without scripts it sends nothing anywhere.
      method="dialog"
      aria-labelledby="match-title"
      className="careers-fit careers-scripts"
      onSubmit={(event) => {
        event.preventDefault();
        const typed = new FormData(event.currentTarget);
        const textOf = (name: string) => String(typed.get(name) ?? "").trim();
        fit?.tools.tryAgain(textOf("resume"), textOf("password"));
      }}
    >
      <h2 id="match-title" className="text-xl">
        {words.title}
      </h2>
      <p id="match-promise" className="text-muted">
        {words.promise}
      </p>
      <label className="careers-fit-file font-semibold">
        <Icon name="plus" className="size-4" />
        <input
          ref={input}
          type="file"
          accept={accepted}
          aria-describedby="match-promise"
          className="sr-only"
          onClick={warmUp}
          onChange={choose}
        />
        {fit?.state.kind === "ready" ? words.another : words.choose}
      </label>
      {fit ? (
        <fit.tools.FitPanel
          words={words}
          state={fit.state}
          formId={formId}
          resultsId={resultsId}
          firstPage={firstPage}
          onCancel={fit.tools.cancel}
          onRemove={fit.tools.remove}
        />
      ) : (
        <p role="status">{said}</p>
      )}
    </form>
  );
}

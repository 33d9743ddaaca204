import type { CareersWords } from "#app/routes/careers/careers.schema.ts";
import { PostingFitPanel } from "#app/routes/careers/posting/posting-fit-panel.tsx";
import { useResumeTool } from "#app/tools/resume/worker/use-resume-tool.ts";
import { inEnglish } from "#domain/language/language.ts";
import { fillTemplate } from "#domain/text/fill-template.ts";
import type { FitState } from "./fit-state.ts";

/** On a posting's page: the evidence from the résumé that the visitor matched in the portal. */
export function OwnWords({
  state,
  words,
  url,
}: {
  state: FitState;
  words: CareersWords["portal"]["fit"];
  url: string;
}) {
  const tool = useResumeTool();
  const fit = state.kind === "ready" && state.fits.get(inEnglish(url));
  if (!fit) return null;
  return (
    <section data-no-print aria-labelledby="own-words-title" className="page-width job-own">
      <h2 id="own-words-title">{words.own}</h2>
      <p className="mt-3 text-small text-muted">
        {fillTemplate(words.ready, { file: state.file ?? tool.report.pasted })}
      </p>
      <PostingFitPanel words={words} fit={fit} isWhole />
    </section>
  );
}

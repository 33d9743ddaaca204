import { fillTemplate } from "#domain/text/fill-template.ts";
import { useFit } from "./fit-store.ts";

/** In an opening: the words of the résumé that the visitor compared in the portal. Nothing without one. */
export function OwnWords({ url }: { url: string }) {
  const compared = useFit();
  if (compared?.state.kind !== "ready") return null;
  const { state, tools } = compared;
  const fit = state.fits.get(url);
  if (!fit) return null;
  const { words, pasted, PostingFitPanel } = tools;
  return (
    <section data-no-print aria-labelledby="own-words-title" className="page-width job-own">
      <h2 id="own-words-title">{words.own}</h2>
      <p className="mt-3 text-small text-muted">
        {fillTemplate(words.ready, { file: state.file ?? pasted })}
      </p>
      <PostingFitPanel words={words} fit={fit} isWhole />
    </section>
  );
}

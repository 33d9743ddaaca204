import { fillTemplate } from "#domain/text/fill-template.ts";
import words from "./copies-words.data.ts";
import { sizeText } from "./copy-age.ts";
import { quietLook } from "./looks.ts";
import { namesText } from "./names-text.ts";
import type { RoundExport } from "./use-export.ts";

function outcomeText({ exporting }: Pick<RoundExport, "exporting">): { text: string; isFault: boolean } {
  if (exporting.kind !== "ENDED") return { text: "", isFault: false };
  const { outcome } = exporting;
  const own = words.export;
  switch (outcome.kind) {
    case "DONE": {
      const done = fillTemplate(own.done, { name: outcome.name, size: sizeText(outcome.file.size) });
      const missing = outcome.missing.length > 0 ? namesText(own.missing, outcome.missing) : "";
      const report = outcome.hasReport ? "" : own.withoutReport;
      return {
        text: [done, missing, report].filter(Boolean).join(" "),
        isFault: missing !== "" || !outcome.hasReport,
      };
    }
    case "CANCELLED":
      return { text: own.cancelled, isFault: false };
    case "TOO_LARGE":
      return { text: own.tooLarge, isFault: true };
    case "FAILED":
      return { text: fillTemplate(own.failed, { why: words.storage.why[outcome.fault] }), isFault: true };
  }
}

/** The progress of an export with its Cancel, and how it ended. */
export function ExportStatus({ exporting, cancel }: Pick<RoundExport, "exporting" | "cancel">) {
  const isWorking = exporting.kind === "WORKING";
  const { text, isFault } = outcomeText({ exporting });
  return (
    <>
      {isWorking && (
        // biome-ignore lint/a11y/noStaticElementInteractions: Escape cancels while the focus is on its button
        <div
          className="flex flex-wrap items-center gap-x-3 text-note"
          onKeyDown={({ key }) => key === "Escape" && cancel()}
        >
          <progress
            max={Math.max(exporting.progress.of, 1)}
            value={exporting.progress.done}
            aria-label={words.export.title}
            className="h-2 w-32 accent-leaf"
          />
          <span className="tabular">
            {exporting.progress.done < exporting.progress.of
              ? fillTemplate(words.export.working, exporting.progress)
              : words.export.packing}
          </span>
          <button type="button" className={quietLook} onClick={cancel}>
            {words.export.cancel}
          </button>
        </div>
      )}
      <p role="status" className={`text-note wrap-anywhere ${isFault ? "text-clay" : "text-muted"}`}>
        {text}
      </p>
    </>
  );
}

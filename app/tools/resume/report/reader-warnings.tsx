import type { ReactNode } from "react";
import type { Warning } from "resume-match";
import type { ReportWords } from "#app/tools/resume/evaluate/evaluate-resume.schema.ts";
import { fillTemplate } from "#domain/text/fill-template.ts";

const shownCodes = ["hidden-text", "instructions", "keyword-stuffing", "pages-skipped"] as const;

/**
 * Quotes the texts that the score ignores. Formatting that machines may misread is reported as a finding
 * (health.tsx).
 */
export function ReaderWarnings({ words, warnings }: { words: ReportWords["warnings"]; warnings: Warning[] }) {
  const shown = shownCodes.flatMap((code) => {
    const warning = warnings.find((other) => other.code === code);
    return warning ? [{ code, text: fillTemplate(words[code], { text: warning.text }) }] : [];
  });
  if (shown.length === 0) return null;
  return (
    <div className="mt-7 border-t border-line pt-4 text-small [overflow-wrap:anywhere] lg:grid lg:grid-cols-[16rem_minmax(0,1fr)]">
      <h3 className="text-base text-clay">{words.title}</h3>
      <ul className="grid gap-1.5">
        {shown.map(({ code, text }) => (
          <li key={code}>{text}</li>
        ))}
      </ul>
    </div>
  );
}

/** A warning beside the result. */
export function Notice({ children }: { children: ReactNode }) {
  return <div className="mt-6 rounded-[10px] bg-clay-soft px-5 py-3 text-small">{children}</div>;
}

const mixedUpCodes = ["no-resume", "no-job"] as const;

/** Warns that résumé and job description may be swapped. */
export function MixedUpNotice({ words, warnings }: { words: ReportWords["mixedUp"]; warnings: Warning[] }) {
  const shown = mixedUpCodes.filter((code) => warnings.some((warning) => warning.code === code));
  if (shown.length === 0) return null;
  return (
    <Notice>
      {shown.map((code) => (
        <p key={code}>{words[code]}</p>
      ))}
    </Notice>
  );
}

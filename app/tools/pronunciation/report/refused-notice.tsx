import type { Refusal } from "pronunciation";
import type { ReactNode, RefObject } from "react";
import type { ReportWords } from "./report.schema.ts";

/** The reason why a reading was not scored, and the next step. */
export function RefusedNotice({
  titleId,
  title,
  words,
  reason,
  level,
  actions,
}: {
  titleId: string;
  title: RefObject<HTMLHeadingElement | null>;
  words: ReportWords["refused"];
  reason: Refusal;
  level: 2 | 3;
  actions: ReactNode;
}) {
  const Title = `h${level}` as const;
  const { text, next } = words.reasons[reason];
  return (
    <div className="reading-part reading-chart reading-refused" data-refusal={reason}>
      <Title ref={title} id={titleId} tabIndex={-1} className="reading-title display text-name outline-none">
        {words.title}
      </Title>
      <div>
        <p className="mb-5 max-w-[44rem]">
          <strong>{text}</strong> {next}
        </p>
        {actions}
      </div>
    </div>
  );
}

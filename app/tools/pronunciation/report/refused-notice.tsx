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
    <div className="reading-refused rounded-2xl border bg-raised p-6" data-refusal={reason}>
      <Title ref={title} id={titleId} tabIndex={-1} className="reading-title text-2xl outline-none">
        {words.title}
      </Title>
      <p className="mt-3 max-w-[44rem]">
        <strong>{text}</strong> {next}
      </p>
      {actions}
    </div>
  );
}

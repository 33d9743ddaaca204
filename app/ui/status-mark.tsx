import { useWords } from "#app/language/language.tsx";
import english from "#app/site/status-words.data.ts";

const looks = {
  proven: "text-leaf before:bg-current",
  deduced: "text-slate before:border-2 before:border-dotted",
  partial: "text-slate before:border-2 before:border-dotted",
  missing: "text-clay before:rounded-none! before:border-[1.75px]",
  select: "text-leaf before:bg-current",
  hold: "text-slate before:rounded-xs! before:bg-current",
  reject: "text-clay before:rounded-none! before:border-[1.75px]",
  none: "text-muted before:border-[1.75px]",
};
export type Status = keyof typeof looks;

const base =
  "inline-flex shrink-0 items-center gap-1.5 text-note font-medium before:size-2.5 before:shrink-0 before:rounded-full";

/** A status as shape, colour and text. `text` replaces the default label. For paper, sand, ink and sheets. */
export function StatusMark({ status, text }: { status: Status; text?: string }) {
  const own: Partial<Record<Status, string>> = useWords("statuses", english);
  return <span className={`${base} ${looks[status]}`}>{text ?? own[status] ?? status}</span>;
}

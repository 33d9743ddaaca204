import type { ReactNode } from "react";

/** Header of the candidate's or the reviewer's side. */
export function SideBar({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line px-5 py-2 lg:px-10">
      <strong className="text-small">{title}</strong>
      {children}
    </div>
  );
}

import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";

/** A question of an accordion. Native, so that it opens without scripts and for the browser's own search. */
export function Disclosure({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <details id={id} className="group border-b border-line">
      <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-6 py-5 font-semibold">
        <h3 className="font-sans text-lg/snug font-semibold tracking-normal">{title}</h3>
        <Icon
          name="plus"
          className="size-5 text-muted transition-transform duration-200 ease-out group-open:rotate-45"
        />
      </summary>
      <div className="max-w-[68ch] pb-6 text-muted">{children}</div>
    </details>
  );
}

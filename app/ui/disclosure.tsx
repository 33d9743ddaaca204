import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";

/** An accordion item. Native, so that it works without JavaScript and with the browser's find in page. */
export function Disclosure({
  id,
  title,
  open = false,
  children,
}: {
  id: string;
  title: string;
  open?: boolean;
  children: ReactNode;
}) {
  return (
    <details id={id} open={open} className="group border-b border-line">
      <summary className="flex min-h-17 cursor-pointer items-center justify-between gap-6 py-3.5">
        <h3 className="text-balance">{title}</h3>
        <Icon
          name="plus"
          className="size-5 text-muted transition-transform duration-200 ease-out group-open:rotate-45"
        />
      </summary>
      <div className="max-w-[40em] pb-6.5 text-muted lg:pr-16">{children}</div>
    </details>
  );
}

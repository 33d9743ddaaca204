import type { ReactNode } from "react";
import { TextLink } from "#app/ui/text-link.tsx";

/** A slide of the home page's stage, with a link to the product. */
export function Slide({
  id,
  link = "",
  url = "",
  children,
}: {
  id: string;
  link?: string | undefined;
  url?: string | undefined;
  children: ReactNode;
}) {
  return (
    <div id={id} tabIndex={-1} className="slide flex min-w-0 flex-col outline-none">
      {children}
      <p className="mt-auto px-5 pb-4 lg:px-10">
        <TextLink url={url}>{link}</TextLink>
      </p>
    </div>
  );
}

import type { ReactNode } from "react";
import { ServerHtml } from "#app/ui/server-html.tsx";

/** A page with behaviour between its heading and its static sections (`pageFrame`). */
export function FramedPage({
  heading,
  about,
  children,
}: {
  heading: ReactNode;
  about: string;
  children: ReactNode;
}) {
  return (
    <>
      {heading}
      {children}
      <ServerHtml id="about-page" html={about} />
    </>
  );
}

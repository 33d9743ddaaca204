import { useEffect, useRef } from "react";
import { ServerHtml } from "#app/ui/server-html.tsx";
import { typeOut } from "#app/ui/typing-text.tsx";
import { ProductTour, type Tour } from "./product-tour.tsx";

/** `html` is that of `Hero`. */
export type HeroProps = {
  html: string;
  /** Present if an action opens it. */
  tour?: Tour;
};

/** The hero's HTML, the typed line, and the dialog of the tour. */
export function LiveHero({ html, tour }: HeroProps) {
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const line = container.current?.querySelector<HTMLElement>(".typing");
    return line ? typeOut(line) : undefined;
  }, []);
  return (
    <div ref={container}>
      <ServerHtml id="hero" html={html} />
      {tour && <ProductTour tour={tour} />}
    </div>
  );
}

import { type ComponentType, type RefObject, useEffect, useRef, useState } from "react";
import { ServerHtml } from "#app/ui/server-html.tsx";
import { typeOut } from "#app/ui/type-out.ts";

/** `html` is the rendered `Hero`. */
export type HeroProps = {
  html: string;
  /** Whether an action opens the product tour. */
  hasTour?: boolean;
};

type TourDialog = ComponentType<{ onClose: () => void }>;

/** The tour dialog while it is open. Its code and texts are loaded at the click on the link to the film. */
function useTour(container: RefObject<HTMLDivElement | null>, hasTour: boolean) {
  const [dialog, setDialog] = useState<{ Dialog: TourDialog; link: HTMLElement }>();
  useEffect(() => {
    const hero = container.current;
    if (!hasTour || !hero) return;
    const open = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>("a[data-tour]");
      if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      import("./tour-dialog.tsx").then(
        ({ default: Dialog }) => setDialog({ Dialog, link }),
        () => location.assign(link.href),
      );
    };
    hero.addEventListener("click", open);
    return () => hero.removeEventListener("click", open);
  }, [container, hasTour]);
  const close = () => {
    setDialog(undefined);
    dialog?.link.focus();
  };
  return dialog && <dialog.Dialog onClose={close} />;
}

/** The hero's HTML with the typing effect and the tour dialog. */
export function LiveHero({ html, hasTour = false }: HeroProps) {
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const line = container.current?.querySelector<HTMLElement>(".typing");
    return line ? typeOut(line) : undefined;
  }, []);
  const tour = useTour(container, hasTour);
  return (
    <div ref={container}>
      <ServerHtml id="hero" html={html} />
      {tour}
    </div>
  );
}

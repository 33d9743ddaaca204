import { type ComponentProps, lazy, Suspense } from "react";
import type { ApplicationForm } from "./application-form.tsx";

/** How far below the window the form still is when its scripts load. */
const near = "900px 0px";

/** Resolves when the form of a document comes near or somebody is in it; at once where there is none yet. */
function whenNear(): Promise<void> {
  const place = document.querySelector("#apply form");
  if (!place) return Promise.resolve();
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        resolve();
      },
      { rootMargin: near },
    );
    observer.observe(place);
  });
}

const Form = lazy(async () => {
  if (!import.meta.env.SSR) await whenNear();
  const { ApplicationForm } = await import("./application-form.tsx");
  return { default: ApplicationForm };
});

/** The form under an opening. It is a plain form until its scripts are there, and most readers never need them. */
export function FormWhenNear(props: ComponentProps<typeof ApplicationForm>) {
  return (
    <Suspense>
      <Form {...props} />
    </Suspense>
  );
}

import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { isServerHtml } from "#app/document/server-html.ts";

if (import.meta.env.DEV) await Promise.all([import("./fonts.css"), import("./app.css")]);

// Asked wherever text becomes HTML or the address of a worker (content-security-policy.ts).
window.trustedTypes?.createPolicy("default", {
  createHTML: (html) => (isServerHtml(html) ? html : null),
  createScriptURL: (url) => url,
});

// In the next task: a phone takes 50 ms to evaluate React.
setTimeout(() => {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    );
  });
});

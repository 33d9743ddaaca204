import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { isServerHtml } from "#app/document/server-html.ts";
import { InLanguage } from "#app/language/language.tsx";
import { loadWords } from "#app/language/load-words.ts";
import type { Language } from "#domain/language/language.ts";

if (import.meta.env.DEV) await Promise.all([import("./fonts.css"), import("./app.css")]);

// Called wherever text becomes HTML or a worker URL (see content-security-policy.ts).
window.trustedTypes?.createPolicy("default", {
  createHTML: (html) => (isServerHtml(html) ? html : null),
  createScriptURL: (url) => url,
});

// Hydrate in a new task: a phone needs 50 ms just to evaluate React.
setTimeout(async () => {
  // The server has set it.
  const language = document.documentElement.lang as Language;
  const words = await loadWords(language);
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <InLanguage language={language} words={words}>
          <HydratedRouter />
        </InLanguage>
      </StrictMode>,
    );
  });
});

/** Trusted Types (https://www.w3.org/TR/trusted-types/), which TypeScript's types of the browser do not have. */
interface Window {
  trustedTypes?: {
    createPolicy: (
      name: string,
      rules: { createHTML: (html: string) => string | null; createScriptURL: (url: string) => string },
    ) => unknown;
  };
}

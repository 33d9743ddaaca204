/** Trusted Types (https://www.w3.org/TR/trusted-types/), which TypeScript's DOM types lack. */
interface Window {
  trustedTypes?: {
    createPolicy: (
      name: string,
      rules: { createHTML: (html: string) => string | null; createScriptURL: (url: string) => string },
    ) => unknown;
  };
}

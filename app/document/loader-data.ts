import { isServerHtml } from "./server-html.ts";
import { UnknownFormError } from "./unknown-form.ts";

/**
 * Removes marked HTML from the loaders' data: `ServerHtml` finds it in the document. React Router sends a line for the
 * loaders, a flat array of values that refer to each other by index, then a line for each promise.
 * @throws {UnknownFormError}
 */
export function dropServerHtml(data: string): string {
  const unknownForm = () => new UnknownFormError("loader data", "app/document/loader-data.ts");
  return data
    .split("\n")
    .map((line, index) => {
      if (!line.startsWith("[")) {
        if (index === 0) throw unknownForm();
        return line;
      }
      const values = JSON.parse(line) as unknown[];
      if (values.some((value) => Array.isArray(value) && value.some(isServerHtml))) throw unknownForm();
      return JSON.stringify(values.map((value) => (isServerHtml(value) ? "" : value)));
    })
    .join("\n");
}

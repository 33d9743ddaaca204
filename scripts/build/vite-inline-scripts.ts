import { readFileSync } from "node:fs";
import { minifySync, type Plugin } from "vite";

const query = "?inline-script";

/** `import text from "./file.js?inline-script"` imports a minified script as text, to inline in documents. */
export function inlineScriptsPlugin(): Plugin {
  return {
    name: "inline-scripts",
    enforce: "pre",
    load: {
      filter: { id: /\?inline-script$/ },
      handler(id) {
        const file = id.slice(0, -query.length);
        this.addWatchFile(file);
        const { code } = minifySync(file, readFileSync(file, "utf8"), { module: false, codegen: true });
        return `export default ${JSON.stringify(code)}`;
      },
    },
  };
}

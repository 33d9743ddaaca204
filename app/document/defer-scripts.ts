import boot from "./boot.js?inline-script";
import { UnexpectedOutputError } from "./unexpected-output.ts";

const modulePreload = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g;
const moduleScript = '<script type="module" async="">';

/**
 * Stops React Router's document from loading scripts eagerly. Its module preloads and module script become
 * data for the inline boot script, which loads them when the browser is idle or at the first interaction. For
 * reasons and gains see docs/decisions/003-scripts-after-paint.md.
 * @param sheet URL of the full style sheet
 * @throws {UnexpectedOutputError}
 */
export function deferScripts(html: string, sheet: string): string {
  const unexpectedOutput = () => new UnexpectedOutputError("module script", "app/document/defer-scripts.ts");
  const headEnd = html.indexOf("</head>");
  const scriptStart = html.lastIndexOf(moduleScript);
  const scriptEnd = html.indexOf("</script>", scriptStart);
  if (headEnd === -1 || scriptStart === -1) throw unexpectedOutput();
  const head = html.slice(0, headEnd);
  const script = html.slice(scriptStart + moduleScript.length, scriptEnd);
  const preloads = [...head.matchAll(modulePreload)].map(([, href]) => href);

  const files = new Map(
    [...script.matchAll(/import \* as (\w+) from "([^"]+)"/g)].map(([, name, file]) => [name, file]),
  );
  const [, manifest] = /^import "([^"]+)"/.exec(script) ?? [];
  const [, entry] = /\nimport\("([^"]+)"\)/.exec(script) ?? [];
  const [, moduleMap = ""] = /__reactRouterRouteModules = \{(.*)\}/.exec(script) ?? [];
  const routes = Object.fromEntries(
    [...moduleMap.matchAll(/"([^"]+)":(\w+)/g)].map(([, id, name]) => [id, files.get(name)]),
  );
  if (!manifest || !entry || !moduleMap || Object.values(routes).includes(undefined))
    throw unexpectedOutput();
  const args = [sheet, preloads, manifest, routes, entry].map((value) => JSON.stringify(value));
  return [
    head.replaceAll(modulePreload, ""),
    html.slice(headEnd, scriptStart + moduleScript.length),
    `${boot}boot(${args.join(",")})`,
    html.slice(scriptEnd),
  ].join("");
}

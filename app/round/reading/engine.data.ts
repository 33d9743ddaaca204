import { bake } from "#app/bake.ts";
import { matchSample } from "#app/stages/sample-match.ts";

/** Names the engine with its data: results of another one are out of date. Known without loading the engine. */
export default bake(() => {
  const { engine } = matchSample([{ text: "Support" }], "Support", { year: 2026, month: 1 }).report;
  return `${engine.version} ${engine.graph}`;
});

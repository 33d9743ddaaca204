import { parseArgs } from "node:util";
import { contentFiles, filmFile } from "./content/content-files.ts";
import { readYaml } from "./content/read-yaml.ts";
import { staleParts } from "./tour/stale-parts.ts";

/*
 * npm run check:tour [-- --warn]
 * Lists the scenes of the product tour that show a stage that has changed since the film was made. Never fails
 * with --warn.
 */
const { values } = parseArgs({ options: { warn: { type: "boolean", default: false } } });
const { value: tour } = readYaml(".", contentFiles.tour.path, contentFiles.tour.schema);
const { value: film } = readYaml(".", filmFile.path, filmFile.schema);
const lines = staleParts(".", tour, film);
for (const line of lines) console.log(`Tour: ${line}`);
if (lines.length === 0) console.log("Tour: the film shows every stage as it is");
if (!values.warn && lines.length > 0) process.exitCode = 1;

import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";

/** The text of a file that `gzip -9n` has compressed: training data is five times smaller so. */
export const readCompressed = (file: string): string => gunzipSync(readFileSync(file)).toString("utf8");

import { bake } from "#app/bake.ts";
import { publicUrl, readEnv } from "#server/config/env.ts";
import { partWords } from "./part-words.ts";

export default bake((content) => partWords({ ...content, ...content.translations.hi }, publicUrl(readEnv())));

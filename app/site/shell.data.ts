import { bake } from "#app/bake.ts";
import { publicUrl, readEnv } from "#server/config/env.ts";
import { commonShell } from "./shell.ts";

/** The part of the top bar and the strip that has behaviour, for server and browser. */
export default bake(({ shell }) => commonShell(shell, publicUrl(readEnv())));

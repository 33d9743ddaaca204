import { join } from "node:path";
import type { Env } from "#server/config/env.ts";
import type { FileStore } from "#server/files/file-store.ts";
import { createErasureLog } from "#server/store/erasure-log.ts";
import type { Store } from "#server/store/open-store.ts";
import { createEraser, type Eraser } from "#server/submissions/erase-application.ts";

/** Creates the eraser that the site uses, for commands. */
export function openEraser(store: Store, env: Env, files: FileStore): Eraser {
  const { append } = createErasureLog(env.DATA_DIR);
  const mailFolder = join(env.DATA_DIR, "mail");
  return createEraser({ store, files, mailFolder, logErasure: (id) => append([id]) });
}

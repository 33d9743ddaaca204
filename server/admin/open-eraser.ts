import { join } from "node:path";
import type { Env } from "#server/config/env.ts";
import { hashSettings } from "#server/config/shared-settings.ts";
import type { FileStore } from "#server/files/file-store.ts";
import { createErasureLog } from "#server/store/erasure-log.ts";
import type { Store } from "#server/store/open-store.ts";
import { refuseOtherSettings } from "#server/store/processes.ts";
import { createEraser } from "#server/submissions/erase-application.ts";
import { createHolds } from "#server/submissions/hold-application.ts";

/**
 * Creates the eraser and the legal holds that the site uses, for commands.
 * @throws {Error} if the running site has another bucket: without its bucket, files would only seem removed
 */
export async function openEraser(store: Store, env: Env, files: FileStore) {
  const { bucket } = hashSettings(env);
  if (env.ACCEPT_OTHER_SETTINGS === undefined) await refuseOtherSettings(store, { bucket });
  const { record: logErasure } = createErasureLog(env.DATA_DIR);
  const mailFolder = join(env.DATA_DIR, "mail");
  const eraser = createEraser({ store, files, mailFolder, logErasure });
  return { eraser, holds: createHolds({ store, logErasure, eraser }) };
}

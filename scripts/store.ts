import { runCommand } from "#server/admin/run-command.ts";
import { storeCommand } from "#server/admin/store-command.ts";
import { keepFilesPrivate } from "#server/config/data-dir.ts";
import { readEnv } from "#server/config/env.ts";

keepFilesPrivate();
await runCommand(async () => storeCommand(process.argv.slice(2), readEnv(), console.log));

import { outboxCommand } from "#server/admin/outbox-command.ts";
import { runCommand } from "#server/admin/run-command.ts";
import { keepFilesPrivate } from "#server/config/data-dir.ts";
import { readEnv } from "#server/config/env.ts";

keepFilesPrivate();
await runCommand(async () => outboxCommand(process.argv.slice(2), readEnv(), console.log));

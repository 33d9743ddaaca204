import { applicationsCommand } from "#server/admin/applications-command.ts";
import { endWithReader, print } from "#server/admin/print.ts";
import { runCommand } from "#server/admin/run-command.ts";
import { keepFilesPrivate } from "#server/config/data-dir.ts";
import { readEnv } from "#server/config/env.ts";
import { openFiles } from "#server/files/open-files.ts";

keepFilesPrivate();
endWithReader();
await runCommand(async () => {
  const env = readEnv();
  await applicationsCommand(process.argv.slice(2), env, {
    print,
    files: () => openFiles(env),
  });
});

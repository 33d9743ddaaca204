import { roundsCommand } from "#server/admin/rounds-command.ts";
import { runCommand } from "#server/admin/run-command.ts";
import { readEnv } from "#server/config/env.ts";
import { openFiles } from "#server/files/open-files.ts";

await runCommand(async () => {
  const env = readEnv();
  await roundsCommand(process.argv.slice(2), env, {
    print: (text) => process.stdout.write(text),
    files: () => openFiles(env),
  });
});

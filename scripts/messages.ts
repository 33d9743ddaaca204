import { messagesCommand } from "#server/admin/messages-command.ts";
import { runCommand } from "#server/admin/run-command.ts";
import { readEnv } from "#server/config/env.ts";
import { openFiles } from "#server/files/open-files.ts";

await runCommand(async () => {
  const env = readEnv();
  await messagesCommand(process.argv.slice(2), env, {
    print: (text) => process.stdout.write(text),
    files: () => openFiles(env),
  });
});

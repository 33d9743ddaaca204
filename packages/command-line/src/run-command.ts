import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { answerLines, type Progress, type ReadLine } from "./answer-lines.ts";
import { messageOf, print } from "./print.ts";

/** The options with a value that were given. */
type Values<Option extends string> = Partial<Record<Option, string>>;

type Command<Option extends string> = {
  name: string;
  /** Number of operands that it needs. Further ones are ignored. */
  operands?: number;
  /** Options that it needs. */
  needs?: Option[];
} & (
  | { run: (operands: string[], values: Values<Option>) => void | Promise<void> }
  /** With `--batch`: answers the lines of stdin. */
  | { lines: (values: Values<Option>) => ReadLine; onProgress?: (progress: Progress) => void }
);

type CommandLine<Option extends string> = {
  usage: string;
  /** Names of options with a value. `--batch` and `--help` need no entry. */
  options?: Option[];
  /** Whether unknown options are errors. Then `-h` is `--help`, too. */
  isStrict?: boolean;
  /** The `error` of a line's answer; by default its message. */
  describe?: (error: unknown) => unknown;
  /** Where errors go: as JSON to stdout, or the message to stderr. The exit code is 1. By default they are thrown. */
  errors?: "json" | "text";
  /** The first one that has what it needs runs. */
  commands: Command<Option>[];
  /** Runs if no command does. By default it prints the usage on stderr, and the exit code is 2. */
  otherwise?: (positionals: string[], values: Values<Option>) => void;
};

/** Runs the command that the arguments of the process name. */
export async function runCommand<Option extends string = never>(
  commandLine: CommandLine<Option>,
): Promise<void> {
  const { describe = messageOf, errors } = commandLine;
  try {
    await run(commandLine, describe);
  } catch (error) {
    if (errors === undefined) throw error;
    if (errors === "json") print({ error: describe(error) });
    else process.stderr.write(`${messageOf(error)}\n`);
    process.exitCode = 1;
  }
}

async function run<Option extends string>(
  { usage, options = [], isStrict: strict = false, commands, otherwise }: CommandLine<Option>,
  describe: (error: unknown) => unknown,
): Promise<void> {
  const { positionals, values: parsed } = parseArgs({
    allowPositionals: true,
    strict,
    options: {
      ...Object.fromEntries(options.map((name) => [name, { type: "string" as const }])),
      batch: { type: "boolean" },
      help: { type: "boolean", ...(strict && { short: "h" }) },
    },
  });
  const given: Record<string, unknown> = parsed;
  if (given.help === true) {
    process.stdout.write(`${usage}\n`);
    return;
  }
  // Unless strict, values can have the other type: `--batch=x`, or `--text` as the last argument.
  const values: Values<Option> = {};
  for (const name of options) {
    const value = given[name];
    if (typeof value === "string") values[name] = value;
  }
  const [name, ...operands] = positionals;
  const command = commands.find(
    (entry) =>
      entry.name === name &&
      ("run" in entry || given.batch === true) &&
      operands.length >= (entry.operands ?? 0) &&
      (entry.needs ?? []).every((option) => values[option] !== undefined),
  );
  if (command !== undefined && "run" in command) await command.run(operands, values);
  else if (command !== undefined) await answerLines(command.lines(values), describe, command.onProgress);
  else if (otherwise) otherwise(positionals, values);
  else {
    process.stderr.write(`${usage}\n`);
    process.exitCode = 2;
  }
}

/** The text of a file, or of stdin for `-`. */
export const readText = (file: string) => readFileSync(file === "-" ? 0 : file, "utf8");

import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

const command = fileURLToPath(new URL("./fixture/bin/echo.mjs", import.meta.url));
const [major] = process.versions.node.split(".");
/** Makes a process take itself for Node 20; those that it starts do not inherit it. */
const asNode20 = `--import=data:text/javascript,Object.defineProperty(process,"versions",{value:{node:"20.0.0"}})`;
const nodes: [name: string, flags: string[]][] = [
  ["the project's Node", []],
  ["an older one", [asNode20]],
];

function run(args: string[], { input = "", flags = [] as string[], env = {} } = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [...flags, command, ...args], {
    input,
    encoding: "utf8",
    env: { ...process.env, ...env },
  });
  return { status, stdout, stderr };
}

describe("a command", () => {
  it.each(nodes)("answers each line with its id, or an error, in %s", (_, flags) => {
    const input = '{"id":1,"a":2}\r\n\r\n{"id":"b","isWrong":true}\n  \n{"a":3}\n{"id":4,"a":5}';
    expect(run(["say", "--batch"], { input, flags })).toEqual({
      status: 0,
      stderr: "",
      stdout: `{"id":1,"node":"${major}","a":2}
{"id":"b","error":{"code":"failed","message":"wrong"}}
{"node":"${major}","a":3}
{"id":4,"node":"${major}","a":5}
`,
    });
  });

  it("gives lines that are not JSON the id null, and continues", () => {
    const { status, stdout } = run(["say", "--batch"], { input: '{"id":1\nnull\n{"id":2}\n' });
    expect(status).toBe(0);
    const error = { code: "failed", message: expect.stringMatching(/\S/) };
    expect(
      stdout
        .trim()
        .split("\n")
        .map((line) => JSON.parse(line)),
    ).toEqual([
      { id: null, error },
      { id: null, error },
      { id: 2, node: major },
    ]);
  });

  it("answers a line before the next one comes", async () => {
    const child = spawn(process.execPath, [command, "say", "--batch"]);
    const answers = createInterface({ input: child.stdout });
    for (const id of [1, 2]) {
      child.stdin.write(`{"id":${id}}\n`);
      expect(JSON.parse((await once(answers, "line"))[0])).toMatchObject({ id });
    }
    child.stdin.end();
    expect(await once(child, "exit")).toEqual([0, null]);
  });

  it("reads stdin for -, and ignores options that it does not know", () => {
    const { status, stdout } = run(["say", "-", "--to=you", "--nope"], { input: "hello" });
    expect({ status, stdout }).toEqual({ status: 0, stdout: '{"to":"you","text":"hello"}\n' });
  });

  it.each(nodes)("reports an error and exits with 1, in %s", (_, flags) => {
    const { status, stdout } = run(["say", "none", "--to", "you"], { flags });
    expect(status).toBe(1);
    expect(JSON.parse(stdout)).toEqual({
      error: { code: "failed", message: expect.stringContaining("ENOENT") },
    });
  });

  it("prints its usage for --help, and on stderr if it lacks something", () => {
    const usage = "echo say FILE --to NAME\n";
    expect(run(["say", "--help"])).toEqual({ status: 0, stdout: usage, stderr: "" });
    for (const args of [
      [],
      ["sing"],
      ["say"],
      ["say", "-"],
      ["say", "-", "--to"],
      ["say", "--batch=x"],
      ["-h"],
    ])
      expect(run(args)).toEqual({ status: 2, stdout: "", stderr: usage });
  });

  it("rejects unknown options if it is strict", () => {
    const env = { IS_STRICT: "yes" };
    expect(run(["-h"], { env }).status).toBe(0);
    const { status, stdout } = run(["say", "-", "--to=you", "--nope"], { env });
    expect(status).toBe(1);
    expect(JSON.parse(stdout).error.message).toContain("--nope");
  });
});

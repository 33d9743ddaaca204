import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { freePort } from "#scripts/machine/free-port.ts";
import { waitUntil } from "#scripts/machine/wait-until.ts";
import type { WebKit } from "#scripts/machine/webkit.ts";
import { centredExpression, type Driver, type Key, type Target } from "./driver.ts";

/** The key of an element reference in WebDriver. */
const reference = "element-6066-11e4-a52e-4f735466cecf";
const keys: Record<Key, string> = {
  ArrowDown: "\uE015",
  Enter: "\uE007",
  Escape: "\uE00C",
  Tab: "\uE004",
};

/** Every command responds sooner, unless the service or the browser hangs. */
const maxAnswerMs = 20_000;

type Display = { name: string; kill: () => void };

/** Starts a virtual screen (Xvfb). @throws {Error} if it exits before it has a display number */
async function startDisplay(screen: string): Promise<Display> {
  const child = spawn(screen, ["-displayfd", "3", "-screen", "0", "1280x900x24", "-nolisten", "tcp"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  const failed = once(child, "exit").then(([code]) => {
    throw new Error(`${screen} ended with ${code}`);
  });
  const [number] = await Promise.race([once(child.stdio[3] as NodeJS.ReadableStream, "data"), failed]);
  return { name: `:${String(number).trim()}`, kill: () => child.kill() };
}

/** Starts WebKitGTK on a virtual screen and drives it over WebDriver (https://www.w3.org/TR/webdriver1/). */
export async function startWebKit({ driver, browser, screen }: WebKit): Promise<Driver> {
  const display = await startDisplay(screen);
  const env = { ...process.env, DISPLAY: display.name };
  let port = 0;
  let service: ChildProcess | undefined;

  async function send<T>(method: string, path: string, body?: object): Promise<T> {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      signal: AbortSignal.timeout(maxAnswerMs),
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = (await response.json()) as { value: T & { error?: string; message?: string } };
    if (!response.ok) throw new Error(`${path}: ${value.error} ${value.message}`);
    return value;
  }
  const isUp = () =>
    send("GET", "/status").then(
      () => true,
      () => false,
    );
  async function startService(): Promise<void> {
    service?.kill();
    port = await freePort();
    service = spawn(driver, [`--port=${port}`], { env, stdio: "ignore" });
    if (!(await waitUntil(isUp, 20_000))) throw new Error(`${driver} does not answer`);
  }
  try {
    await startService();
  } catch (error) {
    service?.kill();
    display.kill();
    throw error;
  }

  let session = "";
  const post = <T>(path: string, body: object = {}) => send<T>("POST", `${session}${path}`, body);
  const evaluate = <T>(expression: string) =>
    post<T>("/execute/sync", { script: `return ${expression}`, args: [] });
  async function find(target: Target): Promise<string> {
    const element = await evaluate<{ [reference]: string } | null>(centredExpression(target));
    if (!element) throw new Error(`There is no ${target.css} ${target.text ?? ""}`);
    return `/element/${element[reference]}`;
  }
  async function endSession(): Promise<void> {
    if (session !== "") await send("DELETE", session);
    session = "";
  }
  async function startSession(): Promise<string> {
    const options = { binary: browser, args: ["--automation"] };
    const { sessionId } = await send<{ sessionId: string }>("POST", "/session", {
      capabilities: { alwaysMatch: { browserName: "MiniBrowser", "webkitgtk:browserOptions": options } },
    });
    return `/session/${sessionId}`;
  }
  return {
    open: (url) => post("/url", { url }),
    evaluate,
    click: async (target) => post(`${await find(target)}/click`),
    upload: async (target, paths) => post(`${await find(target)}/value`, { text: paths.join("\n") }),
    type: async (text) => {
      const active = await send<{ [reference]: string }>("GET", `${session}/element/active`);
      // It types no line break otherwise.
      await post(`/element/${active[reference]}/value`, { text: text.replaceAll("\n", keys.Enter) });
    },
    press: (key) => {
      const actions = ["keyDown", "keyUp"].map((type) => ({ type, value: keys[key] }));
      return post("/actions", { actions: [{ type: "key", id: "keyboard", actions }] });
    },
    screenshot: async () => Buffer.from(await send<string>("GET", `${session}/screenshot`), "base64"),
    startOver: async () => {
      await endSession();
      session = await startSession().catch(async () => {
        // Once in several hundred sessions, the service hangs.
        await startService();
        return startSession();
      });
      await post("/window/rect", { width: 1280, height: 900 });
    },
    close: async () => {
      await endSession();
      service?.kill();
      display.kill();
    },
  };
}

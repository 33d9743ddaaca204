import { test as base, expect } from "@playwright/test";
import { findFirefox } from "#scripts/machine/firefox.ts";
import { findWebKit } from "#scripts/machine/webkit.ts";
import { origin } from "#tests/support/address.ts";
import { type Driver, elementExpression, type Key } from "./driver.ts";
import { startFirefox } from "./firefox-driver.ts";
import { startWebKit } from "./webkit-driver.ts";

/** Retries a step until it works: the page may not be ready for it. */
const eventually = (step: () => Promise<void>) =>
  expect(step).toPass({ timeout: 30_000, intervals: [50, 100] });

/** A visitor's steps, the same in every browser. */
function createVisitor(driver: Driver) {
  /** Evaluates JavaScript until it has this value. */
  const expectValue = (expression: string, expected: unknown) =>
    eventually(async () => expect(await driver.evaluate(expression)).toEqual(expected));
  const select = (css: string) => `document.querySelector(${JSON.stringify(css)})`;
  return {
    async open(url: string): Promise<void> {
      await driver.open(origin + url);
      await expectValue('"interactive" in document.documentElement.dataset', true);
    },
    /** Opens a page without the shell, which does not say when it is hydrated. */
    openBare: (url: string) => driver.open(origin + url),
    click: (css: string, text?: string) => eventually(() => driver.click({ css, text })),
    upload: (css: string, ...files: string[]) => eventually(() => driver.upload({ css }, files)),
    type: driver.type,
    press: async (...keys: Key[]) => {
      for (const key of keys) await driver.press(key);
    },
    /** Replaces the text of a field. */
    async fill(css: string, text: string): Promise<void> {
      await eventually(() => driver.click({ css }));
      await driver.evaluate(`${select(css)}.select()`);
      await driver.type(text);
    },
    /** Sets the value of a select or date input directly, as each browser has its own way of choosing one. */
    async set(css: string, value: string): Promise<void> {
      await driver.evaluate(`${select(css)}.value = ${JSON.stringify(value)}`);
      for (const event of ["input", "change"])
        await driver.evaluate(`${select(css)}.dispatchEvent(new Event("${event}", { bubbles: true }))`);
    },
    scrollTo: (css: string, text: string) =>
      driver.evaluate(`${elementExpression({ css, text })}?.scrollIntoView()`),
    see: (css: string, text?: string) => expectValue(`Boolean(${elementExpression({ css, text })})`, true),
    seeCount: (css: string, count: number) =>
      expectValue(`document.querySelectorAll(${JSON.stringify(css)}).length`, count),
    seePath: (path: string) => expectValue("location.pathname + location.search", path),
    seeValue: (css: string, value: string) => expectValue(`${select(css)}?.value`, value),
    /** Expects the focused element to match the selector. */
    seeFocus: (css: string) => expectValue(`document.activeElement.matches(${JSON.stringify(css)})`, true),
    /** The text of an element, or the value of a field. */
    read: (css: string) => driver.evaluate<string>(`${select(css)}.value ?? ${select(css)}.textContent`),
    path: () => driver.evaluate<string>("location.pathname"),
    focusedText: () => driver.evaluate<string>("document.activeElement.textContent"),
  };
}

type Visitor = ReturnType<typeof createVisitor>;
export type Engine = "firefox" | "webkit";

function startDriver(engine: Engine): Promise<Driver> {
  const [firefox, webKit] = [findFirefox(), findWebKit()];
  if (engine === "firefox" && firefox) return startFirefox(firefox);
  if (engine === "webkit" && webKit) return startWebKit(webKit);
  throw new Error(`${engine} is not installed`);
}

/** Each journey starts in a window without state. */
export const test = base.extend<{ visitor: Visitor }, { engine: Engine; driver: Driver }>({
  engine: ["firefox", { scope: "worker", option: true }],
  driver: [
    async ({ engine }, use) => {
      const driver = await startDriver(engine);
      await use(driver);
      await driver.close();
    },
    { scope: "worker", timeout: 60_000 },
  ],
  visitor: async ({ driver }, use, testInfo) => {
    await driver.startOver();
    await use(createVisitor(driver));
    if (testInfo.status === testInfo.expectedStatus) return;
    await testInfo.attach("screenshot", { body: await driver.screenshot(), contentType: "image/png" });
  },
});

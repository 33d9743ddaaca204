import { expect, type Locator, test } from "@playwright/test";
import { openPage } from "#tests/support/site.ts";

const box = async (locator: Locator) => {
  const bounds = await locator.boundingBox();
  if (!bounds) throw new Error("not on the page");
  return { width: Math.round(bounds.width), height: Math.round(bounds.height) };
};

test.use({ viewport: { width: 1280, height: 800 }, contextOptions: { reducedMotion: "no-preference" } });

test("calls to action are 60 px high and at least 150 px wide, other buttons 35 px with a 44 px target, and only Book Demo shimmers", async ({
  page,
}) => {
  await page.goto("/");
  for (const name of [/^Book Demo/, /^Get Started/]) {
    const size = await box(page.getByRole("link", { name }).first());
    expect(size.height).toBe(60);
    expect(size.width).toBeGreaterThanOrEqual(150);
  }
  for (const name of [/^Login/, /^Jobs/]) {
    const button = page.getByRole("banner").getByRole("link", { name }).first();
    expect((await box(button)).height).toBe(35);
    const target = await button.evaluate((element) => {
      const { left, top, bottom, width } = element.getBoundingClientRect();
      const reaches = (y: number) => document.elementFromPoint(left + width / 2, y)?.closest("a") === element;
      return { above: reaches(top - 4), below: reaches(bottom + 4) };
    });
    expect(target).toEqual({ above: true, below: true });
  }

  const animation = (locator: Locator) =>
    locator.evaluate((element) => {
      const { animationName, animationDuration } = getComputedStyle(element, "::before");
      return `${animationName} ${animationDuration}`;
    });
  const bookDemo = page.getByRole("link", { name: /^Book Demo/ });
  expect(await animation(bookDemo)).toBe("shimmer 2.8s");
  await bookDemo.hover();
  await expect.poll(() => animation(bookDemo)).toBe("shimmer 1.2s");
  expect(await animation(page.getByRole("link", { name: /^Get Started/ }))).toMatch(/^none/);
});

test("the typed line takes 40 ms a letter, shows a cursor, moves nothing and is read once", async ({
  page,
}) => {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.goto("/");
  const typing = page.locator("main .typing");
  const cursor = typing.locator(".typing-cursor");
  const nextState = async () => {
    await page.clock.runFor(20);
    return typing.getAttribute("data-state");
  };
  await expect.poll(nextState, { intervals: [20] }).toBe("typing");
  await expect(cursor).toHaveCount(1);
  const before = await box(typing);
  const text = (await typing.locator(".sr-only").textContent()) ?? "";
  const untyped = (await typing.locator(".typing-rest").textContent()) ?? "";
  await page.clock.runFor((untyped.length - 1) * 40);
  await expect(typing.locator(".typing-rest")).toHaveText(text.slice(-1));
  await page.clock.runFor(40);
  await expect(typing).toHaveAttribute("data-state", "done");
  await expect(cursor).toBeHidden();
  expect(await box(typing)).toEqual(before);
  await expect(typing.locator("> [aria-hidden]")).toHaveText(text);
});

test("under reduced motion the line is complete from the start", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openPage(page, "/");
  await expect(page.locator("main .typing")).toHaveAttribute("data-state", "done");
});

test("threads begin at their requirement and end at the words that prove it, also after a resize", async ({
  page,
}) => {
  await openPage(page, "/");
  for (const width of [1440, 1100]) {
    await page.setViewportSize({ width, height: 900 });
    const findMisses = () =>
      page.evaluate(() => {
        const frame = document.querySelector("[data-threads]");
        const layer = frame?.querySelector(":scope > .threads");
        const paths = [...(layer?.querySelectorAll("path") ?? [])];
        const ends = [...(frame?.querySelectorAll("[data-evidence]") ?? [])];
        const origin = layer?.getBoundingClientRect();
        if (!origin || paths.length !== ends.length || paths.length === 0)
          return [`${paths.length} threads for ${ends.length} marks`];
        const near = (a: number, b: number) => Math.abs(a - b) <= 7;
        return paths.flatMap((path, index) => {
          const end = ends[index];
          const start = frame?.querySelector(`[data-from="${path.dataset.thread}"]`)?.getBoundingClientRect();
          const [line] = end?.getClientRects() ?? [];
          const sheet = end?.closest("[data-sheet]")?.getBoundingClientRect();
          if (!start || !line || !sheet) return ["no start, words or sheet"];
          const first = path.getPointAtLength(0);
          const last = path.getPointAtLength(path.getTotalLength());
          const begins =
            near(first.x + origin.left, start.right) &&
            near(first.y + origin.top, start.top + start.height / 2);
          // A thread to text far from the edge ends in a knot at the text.
          const x = last.x + origin.left;
          const arrives =
            (near(x, line.left) || near(x, sheet.left)) && near(last.y + origin.top, line.bottom);
          return begins && arrives ? [] : [path.getAttribute("d")];
        });
      });
    await expect.poll(findMisses).toEqual([]);
  }
});

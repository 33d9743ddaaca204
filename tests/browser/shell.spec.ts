import { expect, type Page, test } from "@playwright/test";
import {
  content,
  holdRequests,
  messages,
  openPage,
  watchScrolling,
  watchShifts,
  whenInteractive,
} from "#tests/support/site.ts";

test.use({ viewport: { width: 1280, height: 800 }, contextOptions: { reducedMotion: "no-preference" } });

const bottomStrip = (page: Page) => page.getByRole("complementary", { name: messages.badges });
const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

test("footer, bottom strip and bar are on the pages that have them", async ({ page }) => {
  for (const [url, { footer, strip, bar }] of Object.entries({
    "/": { footer: 0, strip: 1, bar: 1 },
    "/platform/resumate": { footer: 1, strip: 1, bar: 1 },
    "/career": { footer: 1, strip: 1, bar: 1 },
    "/careers": { footer: 0, strip: 0, bar: 1 },
    "/email-verification": { footer: 0, strip: 0, bar: 0 },
  })) {
    await page.goto(url);
    await expect(page.getByRole("contentinfo"), url).toHaveCount(footer);
    await expect(bottomStrip(page).getByText("© 2025 Chayan"), url).toHaveCount(strip);
    await expect(page.getByRole("banner"), url).toHaveCount(bar);
  }
});

test("the footer and strip also follow client navigations", async ({ page }) => {
  await openPage(page, "/");
  await page.getByRole("link", { name: "Jobs" }).first().click();
  await expect(page).toHaveURL("/careers");
  await expect(bottomStrip(page)).toHaveCount(0);
  await page.getByRole("banner").getByRole("link", { name: "Blog" }).click();
  await expect(page).toHaveURL("/blog");
  await expect(bottomStrip(page)).toHaveCount(1);
  await expect(page.getByRole("contentinfo")).toHaveCount(1);
});

test("the footer has three sections and one more, phone, email and social links", async ({ page }) => {
  await page.goto("/company/about-us");
  const footer = page.getByRole("contentinfo");
  await expect(footer.getByRole("heading", { level: 2 })).toHaveText(["Chayan", "PLATFORM", "LEGAL", "More"]);
  await expect(footer.locator('a[href^="tel:"]')).toHaveCount(1);
  await expect(footer.locator('a[href^="mailto:"]')).toHaveCount(1);
  const social = footer.locator('a[target="_blank"]');
  await expect(social).toHaveCount(4);
  for (const link of await social.all()) await expect(link).toHaveAttribute("rel", /noopener/);
  await expect(footer.getByText("© 2025 Chayan")).toBeVisible();
});

test("the strip is one line and whole at every width, says once what is real, and stays at the foot of the window", async ({
  page,
}) => {
  for (const width of [320, 340, 360, 375, 768, 1440]) {
    await page.setViewportSize({ width, height: 740 });
    await page.goto("/platform/resumate");
    const strip = bottomStrip(page);
    await expect(strip.getByRole("link", { name: "What is real" })).toHaveAttribute(
      "href",
      messages.sampleUrl,
    );
    const line = await strip.evaluate((element) => {
      const parts = [...element.querySelectorAll("li, p")].map((part) => part.getBoundingClientRect());
      const middles = parts.map(({ top, bottom }) => Math.round((top + bottom) / 2));
      const gaps = parts.slice(1).map(({ left }, index) => left - (parts[index]?.right ?? 0));
      return {
        spread: Math.max(...middles) - Math.min(...middles),
        end: Math.max(...parts.map(({ right }) => right)),
        leastGap: Math.min(...gaps),
        bottom: element.getBoundingClientRect().bottom,
      };
    });
    expect(line.spread, `${width}`).toBeLessThanOrEqual(2);
    expect(line.end, `${width}`).toBeLessThanOrEqual(width - 20);
    expect(line.leastGap, `${width}`).toBeGreaterThanOrEqual(8);
    expect(line.bottom, `${width}`).toBe(740);
  }
});

test("neither bar nor strip ever covers a focused element or the end of the page", async ({ page }) => {
  for (const size of [
    { width: 360, height: 640 },
    { width: 1280, height: 720 },
  ]) {
    await page.setViewportSize(size);
    // A page without a tool, because a tool that loads above the focus shifts the page.
    await openPage(page, "/platform/talentdash");
    const total = await page.locator("main a, main button, main summary, footer a").count();
    await page.locator("main a, main button").first().focus();
    for (let step = 0; step < total - 1; step += 1) {
      await page.keyboard.press("Tab");
      const covered = () =>
        page.evaluate(() => {
          const focused = document.activeElement;
          if (!focused?.closest("main, footer")) return null;
          const { left, top, bottom } = focused.getBoundingClientRect();
          const bar = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
          const foot = document.querySelector("aside")?.getBoundingClientRect().top ?? innerHeight;
          return top < bar || bottom > foot ? `${focused.outerHTML.slice(0, 120)} at ${left}, ${top}` : null;
        });
      // The focused element scrolls into view in the next frame.
      await expect.poll(covered).toBeNull();
    }
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
    const gap = await page.evaluate(() => {
      const end = document.querySelector("footer")?.getBoundingClientRect().bottom ?? 0;
      return (document.querySelector("aside")?.getBoundingClientRect().top ?? 0) - end;
    });
    // Sizes relative to the window's width make the page end at a fractional pixel.
    expect(Math.round(gap)).toBeGreaterThanOrEqual(0);
  }
});

test("the skip link is first, visible when focused, and leads to the content", async ({ page }) => {
  await openPage(page, "/company/team");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: messages.skipToContent });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.locator("main")).toBeFocused();
});

test("a route change scrolls smoothly to the top, moves the focus and is announced", async ({ page }) => {
  await openPage(page, "/platform/resumate");
  await page.evaluate(() => window.scrollTo({ top: 3000, behavior: "instant" }));
  const positions = await watchScrolling(page);
  await page
    .getByRole("contentinfo")
    .getByRole("link", { name: "TalentDash" })
    .evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL("/platform/talentdash");
  await expect.poll(() => scrollY(page)).toBe(0);
  // A busy machine renders few frames of the transition.
  const between = (await positions()).filter((y) => y > 0 && y < 2900);
  expect(between, "it passes through positions on its way").not.toEqual([]);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(page.getByRole("status").filter({ hasText: "Page loaded" })).toHaveText(/TalentDash/);
});

test("under reduced motion it jumps to the top", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openPage(page, "/platform/resumate");
  await page.evaluate(() => window.scrollTo(0, 3000));
  await expect.poll(() => scrollY(page)).toBeGreaterThan(2900);
  const positions = await watchScrolling(page);
  await page
    .getByRole("contentinfo")
    .getByRole("link", { name: "SecureSight" })
    .evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL("/secure-sight");
  await expect.poll(() => scrollY(page)).toBe(0);
  const between = (await positions()).filter((y) => y > 0 && y < 2900);
  expect(between).toEqual([]);
});

test("Back jumps to the old position", async ({ page }) => {
  await openPage(page, "/platform/resumate");
  await page.evaluate(() => window.scrollTo({ top: 1500, behavior: "instant" }));
  await page
    .getByRole("contentinfo")
    .getByRole("link", { name: "TalentDash" })
    .evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL("/platform/talentdash");
  await expect.poll(() => scrollY(page)).toBe(0);
  const positions = await watchScrolling(page);
  await page.goBack();
  await expect(page).toHaveURL("/platform/resumate");
  await expect.poll(() => scrollY(page)).toBe(1500);
  const between = (await positions()).filter((y) => y > 0 && y < 1500);
  expect(between, "no smooth scrolling on the way").toEqual([]);
});

test("a link with a hash goes to its target", async ({ page }) => {
  await openPage(page, "/company/contact");
  await page.locator('main a[href="/our-privacy-policy#your-rights"]').first().click();
  await expect(page).toHaveURL("/our-privacy-policy#your-rights");
  await expect(page.locator("#your-rights")).toBeInViewport();
  const top = () => page.locator("#your-rights").evaluate((target) => target.getBoundingClientRect().top);
  await expect.poll(top).toBeLessThan(200);
  await expect.poll(top, "it is not under the bar").toBeGreaterThanOrEqual(68);
});

test("each page changes the head by a client navigation too", async ({ page }) => {
  await openPage(page, "/");
  const description = page.locator('meta[name="description"]');
  const before = await description.getAttribute("content");
  await page.getByRole("banner").getByRole("link", { name: "Blog" }).click();
  await expect(page).toHaveTitle(/Blog|article|writing/i);
  await expect(description).not.toHaveAttribute("content", before ?? "");
});

for (const url of ["/", "/platform/whabot", "/solutions/diy-assessments"]) {
  for (const width of [360, 1280]) {
    test(`nothing moves while ${url} arrives at ${width} px, its late fonts, its flags, its typed line`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      const shift = await watchShifts(page);
      const release = await holdRequests(page, "**/*.woff2");
      await page.goto(url, { waitUntil: "commit" });
      // Painted with fallback fonts.
      await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
      release();
      await whenInteractive(page);
      await page.evaluate(() => document.fonts.ready);
      expect(await page.evaluate(() => document.fonts.size && document.fonts.status)).toBe("loaded");
      const typedLine = page.locator("main .typing");
      if ((await typedLine.count()) > 0) await expect(typedLine).toHaveAttribute("data-state", "done");
      expect(await shift()).toBeLessThanOrEqual(0.005);
    });
  }
}

test("text becomes HTML only if the server has marked it", async ({ page }) => {
  await openPage(page, "/");
  const write = (html: string) =>
    page.evaluate((text) => {
      document.createElement("div").innerHTML = text;
    }, html);
  await write("<!--static--><p>From the server</p>");
  await expect(write("<img src=x onerror=alert(1)>")).rejects.toThrow(/TrustedHTML/);
});

test("where the browser refuses storage, pages work and no script fails", async ({ page }) => {
  const failures: string[] = [];
  page.on("pageerror", (error) => failures.push(error.message));
  page.on("console", (message) => message.type() === "error" && failures.push(message.text()));
  await page.addInitScript(() => {
    for (const name of ["localStorage", "sessionStorage"])
      Object.defineProperty(window, name, {
        configurable: true,
        get() {
          throw new DOMException("Access is denied", "SecurityError");
        },
      });
  });
  await page.goto("/platform/talentdash");
  const board = page.locator('[data-stage="BOARD"]');
  await board.scrollIntoViewIfNeeded();
  await expect(board.getByText(content.stages.live.notStored)).toBeVisible();
  await page.getByRole("link", { name: content.shell.site.name }).first().click();
  await expect(page).toHaveURL("/");
  expect(failures).toEqual([]);
});

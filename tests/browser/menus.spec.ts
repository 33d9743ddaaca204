import { expect, type Page, test } from "@playwright/test";
import { holdRequests, openPage } from "#tests/support/site.ts";

const menuButton = (page: Page, name: string) => page.locator("header").getByRole("button", { name });

test.describe("on a desktop", () => {
  test.use({
    viewport: { width: 1440, height: 900 },
    contextOptions: { reducedMotion: "no-preference" },
  });

  test("the Platform menu has six features and an image, and closes after a link in it was followed", async ({
    page,
  }) => {
    await openPage(page, "/");
    await menuButton(page, "Platform").click();
    const panel = page.locator(`#${await menuButton(page, "Platform").getAttribute("aria-controls")}`);
    await expect(panel.getByText("Features", { exact: true })).toBeVisible();
    await expect(panel.getByRole("img")).toBeVisible();
    const links = await panel.getByRole("link").all();
    expect(await Promise.all(links.map((link) => link.getAttribute("href")))).toEqual([
      "/platform",
      "/platform/whabot",
      "/solutions",
      "/pricing",
      "/platform/integrations",
      "/company/security",
      "/company/comparison",
      "/platform/resumate",
      "/platform/skilllens",
      "/platform/candidai",
      "/secure-sight",
      "/platform/talentdash",
      "/platform/candidinsights",
    ]);
    await expect(panel.getByRole("listitem").locator("strong").first()).toHaveText("ResuMate");
    await menuButton(page, "Company").click();
    await page.getByRole("link", { name: /^Values/ }).click();
    await expect(page).toHaveURL("/company/values");
    await expect(menuButton(page, "Company")).toHaveAttribute("aria-expanded", "false");
  });

  test("works by keyboard: Enter opens, Tab walks in, Escape, leaving and another menu close it", async ({
    page,
  }) => {
    await openPage(page, "/");
    const button = menuButton(page, "How it Works");
    await button.focus();
    await page.keyboard.press("Enter");
    await expect(button).toHaveAttribute("aria-expanded", "true");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: "A full hiring round" }).first()).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: /^Lateral hiring/ })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(button).toHaveAttribute("aria-expanded", "false");
    await expect(button).toBeFocused();

    const [jobRoles, company] = [menuButton(page, "Job Roles"), menuButton(page, "Company")];
    await jobRoles.focus();
    await page.keyboard.press("Space");
    await expect(jobRoles).toHaveAttribute("aria-expanded", "true");
    await company.click();
    await expect(jobRoles).toHaveAttribute("aria-expanded", "false");
    await expect(company).toHaveAttribute("aria-expanded", "true");
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Shift+Tab");
    await expect(company).toHaveAttribute("aria-expanded", "false");
  });

  test("opens under the mouse, stays while the pointer travels to it, and closes by leaving or Escape", async ({
    page,
  }) => {
    await page.clock.install();
    await openPage(page, "/");
    const button = menuButton(page, "Platform");
    await button.hover();
    await expect(button).toHaveAttribute("aria-expanded", "true");
    await button.click();
    await expect(button).toHaveAttribute("aria-expanded", "true");
    const target = page.getByRole("link", { name: /^CandidInsights/ }).first();
    const box = await target.boundingBox();
    const from = await button.boundingBox();
    if (!box || !from) throw new Error("The menu is not on the page");
    // Straight to the far corner, crossing the neighbouring entries.
    await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 12 });
    await page.clock.runFor(500);
    await expect(target).toBeVisible();
    await page.mouse.move(700, 850);
    await expect(button).toHaveAttribute("aria-expanded", "false");

    await menuButton(page, "Company").hover();
    await expect(menuButton(page, "Company")).toHaveAttribute("aria-expanded", "true");
    await page.keyboard.press("Escape");
    await expect(menuButton(page, "Company")).toHaveAttribute("aria-expanded", "false");
  });

  test("closes by an Escape that comes with its first frame", async ({ page }) => {
    await openPage(page, "/");
    const button = menuButton(page, "Company");
    const wasOpen = button.evaluate(
      (element) =>
        new Promise<boolean>((resolve) => {
          new MutationObserver((_, observer) => {
            observer.disconnect();
            resolve(element.getAttribute("aria-expanded") === "true");
            document.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));
          }).observe(element, { attributeFilter: ["aria-expanded"] });
        }),
    );
    await button.hover();
    expect(await wasOpen).toBe(true);
    await expect(button).toHaveAttribute("aria-expanded", "false");
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test("a toggle opens the menu, and one dropdown is open at a time", async ({ page }) => {
    await openPage(page, "/");
    await menuButton(page, "Open menu").tap();
    const toggle = menuButton(page, "Close menu");
    await expect(toggle).toHaveAttribute("aria-expanded", "true");
    await menuButton(page, "Platform").tap();
    await expect(page.getByRole("link", { name: /^ResuMate/ }).first()).toBeVisible();
    await menuButton(page, "Company").tap();
    await expect(menuButton(page, "Platform")).toHaveAttribute("aria-expanded", "false");
    await expect(page.getByRole("link", { name: /^About us/ })).toBeVisible();
    await page.getByRole("link", { name: /^About us/ }).tap();
    await expect(page).toHaveURL("/company/about-us");
    await expect(menuButton(page, "Open menu")).toHaveAttribute("aria-expanded", "false");
    await expect(menuButton(page, "Platform")).toBeHidden();
  });

  test("keeps the focus in the open menu, and Escape gives it back to the toggle", async ({ page }) => {
    await openPage(page, "/platform/whabot");
    await menuButton(page, "Open menu").focus();
    await page.keyboard.press("Enter");
    await menuButton(page, "Tools").focus();
    await page.keyboard.press("Enter");
    for (let step = 0; step < 30; step += 1) {
      await page.keyboard.press("Tab");
      const inside = await page.evaluate(
        () => document.activeElement?.closest("#site-menu, [popovertarget=site-menu]") !== null,
      );
      expect(inside, `after ${step + 1} Tabs`).toBe(true);
    }
    await page.locator("#site-menu").getByRole("link", { name: "Blog" }).focus();
    await page.keyboard.press("Escape");
    await expect(menuButton(page, "Tools"), "the dropdown first").toHaveAttribute("aria-expanded", "false");
    await page.keyboard.press("Escape");
    await expect(menuButton(page, "Open menu")).toBeFocused();
  });
});

test("a button pressed before the page can answer is answered as soon as it can", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const release = await holdRequests(page, "**/assets/vendor-*.js");
  await page.goto("/");
  await menuButton(page, "Company").click();
  await expect(menuButton(page, "Company")).toHaveAttribute("aria-expanded", "false");
  release();
  await expect(menuButton(page, "Company")).toHaveAttribute("aria-expanded", "true");
});

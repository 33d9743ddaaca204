import { expect, type Page, test } from "@playwright/test";
import { content, messages, openPage, site } from "#tests/support/site.ts";

const scheduling = site.outbound.scheduling?.url ?? "";

test("Book Demo and Get Started open the scheduling page in a new tab, in the begin-today banner in the same one", async ({
  request,
}) => {
  for (const [url, { sections }] of Object.entries(content.pages)) {
    const html = await (await request.get(url)).text();
    for (const section of sections) {
      const actions =
        section.kind === "HERO"
          ? section.slide.actions
          : section.kind === "BEGIN_TODAY"
            ? section.actions
            : [];
      for (const { title } of actions) {
        if (title !== "Book Demo" && title !== "Get Started") continue;
        const [link = ""] = html.match(new RegExp(`<a [^>]*>${title}`)) ?? [];
        const usesContact = url === "/how-it-works/hiring-event-drive";
        expect(link, `${url} ${title}`).toContain(`href="${usesContact ? "/company/contact" : scheduling}"`);
      }
    }
  }
  const home = await (await request.get("/")).text();
  expect(home.match(/<a [^>]*>Book Demo/)?.[0]).toContain('target="_blank"');
  expect(home.match(/<a [^>]*>Get Started/)?.[0]).not.toContain("target=");
  const assessments = await (await request.get("/solutions/diy-assessments")).text();
  const [inHero, inBanner] = assessments.match(/<a [^>]*>Get Started/g) ?? [];
  expect(inHero).toContain('target="_blank"');
  expect(inBanner).not.toContain("target=");
});

test("Login opens the admin application in a new tab, Jobs the portal in the same one", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openPage(page, "/");
  const login = page.getByRole("banner").getByRole("link", { name: "Login" });
  await expect(login).toHaveAttribute("href", site.outbound.admin?.url ?? "");
  await expect(login).toHaveAttribute("target", "_blank");
  await expect(login).toHaveAccessibleName(`Login ${messages.newTabHint}`);
  await page.getByRole("banner").getByRole("link", { name: "Jobs" }).click();
  await expect(page).toHaveURL("/careers");
});

test.describe("the product tour", () => {
  const dialog = (page: Page) => page.getByRole("dialog", { name: site.tour.title });
  const opener = (page: Page) => page.getByRole("button", { name: "Product Tour" });

  test("loads the video with its captions only once it is open", async ({ page }) => {
    const media: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes("/media/")) media.push(new URL(request.url()).pathname);
    });
    await openPage(page, "/");
    await page.waitForLoadState("networkidle");
    expect(media).toEqual([]);
    await opener(page).click();
    await expect(dialog(page)).toBeVisible();
    await expect.poll(() => media).toContain(site.tour.video);
    await expect.poll(() => media).toContain(site.tour.captions);
    const video = page.locator("video");
    await expect
      .poll(() => video.evaluate((player: HTMLVideoElement) => player.readyState))
      .toBeGreaterThan(1);
    expect(await video.evaluate((player: HTMLVideoElement) => player.textTracks[0]?.mode)).toBe("showing");
    await expect(dialog(page).getByText(messages.tour.placeholder)).toBeVisible();
  });

  test("keeps the focus, closes by button, Escape and backdrop, and gives the focus back", async ({
    page,
  }) => {
    await openPage(page, "/");
    await opener(page).click();
    for (let step = 0; step < 12; step += 1) {
      await page.keyboard.press("Tab");
      const isOutside = await page.evaluate(() => {
        const focused = document.activeElement;
        return focused !== document.body && focused !== null && !focused.closest("dialog");
      });
      expect(isOutside).toBe(false);
    }
    const ways = [
      () => page.keyboard.press("Escape"),
      () => page.getByRole("button", { name: messages.tour.close }).click(),
      () => page.mouse.click(8, 300),
    ];
    for (const close of ways) {
      await expect(dialog(page)).toBeVisible();
      await close();
      await expect(dialog(page)).toBeHidden();
      await expect(opener(page)).toBeFocused();
      await page.keyboard.press("Enter");
    }
  });

  test("says so when the video cannot be loaded", async ({ page }) => {
    await page.route("**/product-tour.mp4", (route) => route.abort());
    await openPage(page, "/");
    await opener(page).click();
    await expect(dialog(page).getByText(messages.tour.failed)).toBeVisible();
  });
});

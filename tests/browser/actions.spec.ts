import { expect, test } from "@playwright/test";
import { readContent } from "#scripts/content/read-content.ts";
import { copyProject } from "#scripts/machine/copy-project.ts";
import { content, messages, openPage, site } from "#tests/support/site.ts";

/** The actions of heroes and begin-today banners that lead to the scheduling address. */
function schedulingActions(pages: typeof content.pages) {
  return Object.entries(pages).flatMap(([page, { sections }]) =>
    sections.flatMap((section) => {
      const actions =
        section.kind === "HERO"
          ? section.slide.actions
          : section.kind === "BEGIN_TODAY"
            ? section.actions
            : [];
      return actions
        .filter(({ title }) => title === "Book Demo" || title === "Get Started")
        .map((action) => ({ page, ...action }));
    }),
  );
}
/** This page has its own link to the contact page. */
const drive = "/how-it-works/hiring-event-drive";

test("Book Demo opens the booking page and Get Started a round, while the scheduling address is a sample", async ({
  request,
}) => {
  expect(site.outbound.scheduling?.sample).toBe(true);
  const actions = schedulingActions(content.pages);
  expect(actions.length).toBeGreaterThan(40);
  for (const { page, title } of actions) {
    const html = await (await request.get(page)).text();
    const [link = ""] = html.match(new RegExp(`<a [^>]*>${title}`)) ?? [];
    const own = title === "Book Demo" ? `/book-demo?page=${page}` : "/round";
    expect(link, `${page} ${title}`).toContain(`href="${page === drive ? "/company/contact" : own}"`);
  }
  const home = await (await request.get("/")).text();
  expect(home.match(/<a [^>]*>Book Demo/)?.[0]).toContain('target="_blank"');
  expect(home.match(/<a [^>]*>Get Started/)?.[0]).not.toContain("target=");
  const assessments = await (await request.get("/solutions/diy-assessments")).text();
  const [inHero, inBanner] = assessments.match(/<a [^>]*>Get Started/g) ?? [];
  expect(inHero).toContain('target="_blank"');
  expect(inBanner).not.toContain("target=");
});

test("a real scheduling address is the target of all of them, in the same tabs", () => {
  const project = copyProject([
    "content",
    "public",
    "app/ui/icons",
    "app/shell/menu-art",
    "docs/openapi.yaml",
    "results",
  ]);
  try {
    const real = "https://calendar.example.org/demo";
    project.edit("content/site.yaml", (text) =>
      text.replace(/scheduling: \{.*\}/, `scheduling: { url: "${real}" }`),
    );
    const actions = schedulingActions(readContent(project.root).pages).filter(({ page }) => page !== drive);
    expect(new Set(actions.map(({ url }) => url))).toEqual(new Set([real]));
    const tabs = (pages: typeof content.pages) =>
      schedulingActions(pages).map(({ page, title, newTab }) => ({ page, title, newTab }));
    expect(tabs(readContent(project.root).pages)).toEqual(tabs(content.pages));
  } finally {
    project.remove();
  }
});

test("whoever signs up for a trial comes to the contact form, which knows the reason", async ({ page }) => {
  await openPage(page, "/platform/whabot");
  await page.locator("main").getByRole("link", { name: content.shell.messages.trial.now.title }).click();
  await expect(page).toHaveURL("/company/contact?reason=trial");
  await expect(page.getByLabel(content.contact.form.fields.reason.label)).toHaveValue("trial");
});

test("Login opens the page about logging in, in a new tab; Jobs opens the portal in the same tab", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openPage(page, "/");
  const login = page.getByRole("banner").getByRole("link", { name: "Login" });
  await expect(login).toHaveAttribute(
    "href",
    site.outbound.admin?.sample ? "/login" : (site.outbound.admin?.url ?? ""),
  );
  await expect(login).toHaveAttribute("target", "_blank");
  await expect(login).toHaveAccessibleName(`Login ${messages.newTabHint}`);
  await page.getByRole("banner").getByRole("link", { name: "Jobs" }).click();
  await expect(page).toHaveURL("/careers");
});

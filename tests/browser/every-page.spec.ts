import { expect, type Locator, type Page } from "@playwright/test";
import { languageOf } from "#domain/language/language.ts";
import { postingUrl } from "#domain/postings/postings.ts";
import { origin } from "#tests/support/address.ts";
import { expectNoAxeViolation, rulesByScheme } from "#tests/support/axe.ts";
import { applyWithFile, postingPath, randomFile } from "#tests/support/candidates.ts";
import { expectNoOverflow, expectNoWideGap } from "#tests/support/layout.ts";
import { test } from "#tests/support/shared-page.ts";
import {
  content,
  emulate,
  listenForNoise,
  newClientAddress,
  newEmail,
  urls,
  whenInteractive,
} from "#tests/support/site.ts";

/** Traits that pages differ in: template, kinds of section with the fields that they use, stage. */
function traitsOf(url: string): string[] {
  const page = content.pages[url];
  if (page)
    return page.sections.flatMap((section) => [
      ...Object.keys(section).map((field) => `${section.kind} ${field}`),
      ...("stage" in section ? [`stage ${section.stage}`] : []),
      // Other pages may have a form or a tool that is unique to them.
      ...(/^\/platform|^\/solutions|^\/how-it-works|^\/job-roles/.test(url) ? [] : [url.split("/")[1] ?? ""]),
    ]);
  if (content.postings.some((posting) => postingUrl(posting) === url)) return ["posting"];
  return [url.startsWith("/blog/") ? "post" : url];
}

/** A greedily chosen small set of pages with every trait. every-page.sweep.spec.ts covers all pages. */
function coveringPages(): string[] {
  const traits = new Map(urls.map((url) => [url, traitsOf(url)]));
  const missing = new Set([...traits.values()].flat());
  const chosen: string[] = [];
  const gain = (url: string) => new Set(traits.get(url)?.filter((trait) => missing.has(trait))).size;
  while (missing.size > 0) {
    const best = urls.reduce((a, b) => (gain(b) > gain(a) ? b : a));
    chosen.push(best);
    for (const trait of traits.get(best) ?? []) missing.delete(trait);
  }
  return chosen;
}

// Without a browser, tests/services/pages.test.ts checks HTML, heads and links of all pages; tests/workbench
// checks sections, primitives and every state of forms, tools and reports in dark mode.
for (const url of coveringPages()) {
  test(`${url} is accessible, quiet, and fits a phone and a desk`, async ({ page }) => {
    const noise = listenForNoise(page);
    await emulate(page, "light", 360);
    await page.goto(url);
    if (url !== "/email-verification") await whenInteractive(page);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expectNoAxeViolation(page);
    await expectNoOverflow(page, "360 px");
    await page.setViewportSize({ width: 320, height: 800 });
    await expectNoOverflow(page, "320 px");
    await page.setViewportSize({ width: 1440, height: 800 });
    await expectNoOverflow(page, "1440 px");
    await expectNoWideGap(page);
    expect(noise).toEqual([]);
  });
}

/** Pages that show a product, with the target of the link to its first control. */
const products = urls.flatMap((url) => {
  // The Hindi and Marathi pages have the same sections in other words.
  if (languageOf(url) !== "en") return [];
  const [hero] = content.pages[url]?.sections ?? [];
  if (content.pages[url]?.toolCategory) return [{ url, id: "try-tool", isFar: false }];
  if (hero?.kind !== "HERO" || !hero.start) return [];
  return [{ url, id: hero.start.url.slice(1), isFar: hero.start.isFar ?? false }];
});

/** The part of the window that neither the bar nor the strip covers. */
async function openWindow(page: Page): Promise<{ top: number; bottom: number }> {
  const [bar, strip] = [page.locator("header").first(), page.getByRole("complementary").last()];
  const [above, below] = [await bar.boundingBox(), await strip.boundingBox()];
  return { top: (above?.y ?? 0) + (above?.height ?? 0), bottom: below?.y ?? 0 };
}

async function expectInWindow(page: Page, element: Locator, state: string): Promise<void> {
  const { top, bottom } = await openWindow(page);
  const isIn = async () => {
    const box = await element.boundingBox();
    return box !== null && box.y >= top && box.y + box.height <= bottom;
  };
  await expect.poll(isIn, state).toBe(true);
}

test("every page that opens on a product has a link to try it", () => {
  const withStage = urls.filter((url) => {
    const [hero] = content.pages[url]?.sections ?? [];
    return hero?.kind === "HERO" && hero.stage !== undefined;
  });
  expect(withStage.length).toBeGreaterThan(8);
  const expected = [
    ...withStage,
    "/evaluate-resume",
    "/posting-check",
    "/pronunciation-test",
    "/how-it-works/one-opening",
  ];
  expect(products.map(({ url }) => url).sort()).toEqual(expected.sort());
});

for (const { url, id, isFar } of products) {
  test(`${url} shows a link in a phone's first window that leads to the first control of its product`, async ({
    page,
  }) => {
    const link = page.getByRole("link", { name: content.shell.messages.tryIt, exact: true });
    const target = page.locator(`#${id}`);
    const control = target.locator("a[href], :is(button, input, select, textarea):enabled:visible").first();
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(url);
    await whenInteractive(page);
    await expect(link).toBeVisible({ visible: isFar });
    if (!isFar) await expect(target).toBeInViewport();
    for (const [width, height] of [
      [390, 844],
      [360, 740],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.evaluate(() => scrollTo(0, 0));
      await expectInWindow(page, link, `the link at ${width} px`);
      await link.click();
      await expect(target).toBeFocused();
      await expectInWindow(page, control, `the first control at ${width} px`);
      await expect(target).toBeFocused();
    }
  });
}

/** Documents that depend on a query or a submission, with the addresses that show them. */
const otherDocuments: [name: string, status: number, findUrl: () => string | Promise<string>][] = [
  ["the search", 200, () => "/search"],
  ["a search with results", 200, () => "/search?q=evidence"],
  ["a search without results", 200, () => "/search?q=xylophone"],
  ["an unknown address", 404, () => "/nothing-is-here"],
  ["the page of an application, without a link", 200, () => "/application"],
  ["the page of an application, with a wrong link", 410, () => "/application?token=wrong"],
  ["the confirmation of an address, with a wrong link", 410, () => "/email-verification?token=wrong"],
  [
    "the receipt of an application",
    200,
    async () => {
      const { reference } = await applyWithFile(origin, randomFile(500));
      return `${postingPath}?applied=${reference}`;
    },
  ],
  ["an unknown receipt of an application", 200, () => `${postingPath}?applied=AAAAA-AAAAA`],
  ["the receipt of a message", 200, sendMessage],
  ["an unknown receipt of a message", 200, () => "/company/contact?received=AAAAA-AAAAA"],
];

/** @returns the address of the receipt */
async function sendMessage(): Promise<string> {
  const { headers } = await fetch(`${origin}/company/contact`, {
    method: "POST",
    redirect: "manual",
    headers: { Origin: origin, "X-Forwarded-For": newClientAddress() },
    body: new URLSearchParams({
      reason: "demo",
      name: "Asha",
      email: newEmail(),
      message: "Is it accessible?",
    }),
  });
  return headers.get("location") ?? "";
}

for (const [name, status, findUrl] of otherDocuments) {
  test(`${name} is accessible and fits a phone`, async ({ page }) => {
    await emulate(page, "light", 360);
    const url = await findUrl();
    const response = await page.goto(url);
    expect(response?.status()).toBe(status);
    // Behind a secret link, no scripts are loaded.
    if (!url.startsWith("/email-verification")) await whenInteractive(page);
    await expect(page.getByRole("heading", { level: 1 })).toBeAttached();
    await expectNoAxeViolation(page);
    await expectNoOverflow(page);
  });
}

test("the bar, its menus, the footer and the strip are accessible in light and dark", async ({ page }) => {
  const header = page.locator("header");
  for (const scheme of ["light", "dark"] as const) {
    // A fresh load for each scheme, because switching starts transitions.
    await emulate(page, scheme, 360);
    await page.goto("/platform/resumate");
    await whenInteractive(page);
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      if (width === 360) await header.getByRole("button", { name: "Open menu" }).click();
      for (const title of Object.keys(content.menus)) {
        const entry = header.getByRole("button", { name: title });
        await entry.click();
        await expect(entry).toHaveAttribute("aria-expanded", "true");
        const state = `menu ${title}, ${scheme} at ${width} px`;
        await expectNoAxeViolation(page, state, { include: "header", rules: rulesByScheme[scheme] });
      }
    }
    await page.keyboard.press("Escape");
  }
  await expectNoAxeViolation(page, "dark at 1440 px", { rules: rulesByScheme.dark });
});

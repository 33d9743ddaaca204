import { expect, type Page, test } from "@playwright/test";
import { jobPosting } from "#app/routes/careers/posting/job-posting.ts";
import { formatPay, payParts, shortPay } from "#app/routes/careers/posting-facts.ts";
import { businessDay } from "#domain/business-day.ts";
import { formatDate } from "#domain/language/format-time.ts";
import { postingsOn } from "#domain/postings/posting-days.ts";
import { isOpen, listedPostings, postingUrl } from "#domain/postings/postings.ts";
import { expectNoAxeViolation } from "#tests/support/axe.ts";
import { content, messages, openPage, typeBeforeScripts } from "#tests/support/site.ts";

const { portal, opening: words, facts, career } = content.careers;
const today = businessDay();
const open = listedPostings(postingsOn(content.postings, today), today);
const closed = content.postings.find(({ status }) => status === "CLOSED");
const unlisted = postingsOn(content.postings, today).find(
  (posting) => !posting.listed && isOpen(posting, today),
);
const remote = open.find(({ workplace }) => workplace === "REMOTE");
const java = open.find(({ id }) => id === "java-developer");
if (!closed || !unlisted || !remote || !java)
  throw new Error("The sample postings lack a state that these tests need");

const counted = (count: number) => (count === 1 ? "1 opening" : `${count} openings`);
const results = (page: Page) => page.locator("main ol.opening-list h3");
const status = (page: Page) => page.locator("#results-title").getByRole("status");
const search = (page: Page) => page.getByRole("searchbox");
const option = (page: Page, name: RegExp) => page.getByRole("checkbox", { name });
const chips = (page: Page) => page.getByRole("list", { name: portal.chosen });

test.describe("the portal", () => {
  test("shows the newest ten with their facts; the order, the pages and the places choose others", async ({
    page,
  }) => {
    await test.step("the newest ten with their facts, and how many there are", async () => {
      await openPage(page, "/careers");
      await expect(status(page)).toHaveText(counted(open.length));
      await expect(results(page)).toHaveText(open.slice(0, 10).map(({ title }) => title));
      const entry = page.locator(".opening", { hasText: java.title }).first();
      if (java.pay) await expect(entry).toContainText(formatPay(java.pay, facts));
      await expect(entry).toContainText(`${java.businessUnit.name} · ${java.department}`);
      await expect(entry).toContainText(`Posted ${formatDate(java.opened)}`);
      await expect(entry).toContainText("Pune, Bengaluru");
    });
    await test.step("the order and the pages are in the address, too", async () => {
      await openPage(page, "/careers");
      await page.getByLabel(portal.sortTitle).selectOption({ label: portal.sorts.title });
      await expect(page).toHaveURL("/careers?sort=title");
      const titles = open.map(({ title }) => title).sort((a, b) => a.localeCompare(b, "en"));
      await expect(results(page)).toHaveText(titles.slice(0, 10));
      const pages = page.getByRole("navigation", { name: portal.pages });
      await pages.getByRole("link", { name: portal.next }).click();
      await expect(page).toHaveURL("/careers?sort=title&page=2");
      await expect(results(page)).toHaveText(titles.slice(10, 20));
      await expect(pages.getByRole("link", { name: "Page 2" })).toHaveAttribute("aria-current", "page");
      await expect(page.locator("#results-title")).toBeFocused();
      await option(page, /^Full time/).check();
      await expect(page, "a choice begins at the first page").toHaveURL("/careers?type=full-time&sort=title");
    });
    await test.step("Remote finds every country, the entries below it one; several cities match each", async () => {
      await openPage(page, "/careers");
      const all = open.filter(({ workplace }) => workplace === "REMOTE");
      const place = page.getByRole("group", { name: portal.facets.place });
      await place.getByRole("checkbox", { name: /^Remote \d/ }).check();
      await expect(status(page)).toHaveText(counted(all.length));
      await place.getByRole("checkbox", { name: /^Remote \d/ }).uncheck();
      await place.getByRole("checkbox", { name: /^Remote – India/ }).check();
      await expect(status(page)).toHaveText(
        counted(all.filter(({ remoteWithin }) => remoteWithin?.includes("IN")).length),
      );
      for (const city of ["pune-maharashtra-in", "bengaluru-karnataka-in"]) {
        const answer = await page.request.get(`/careers?q=java+kafka&place=${city}`);
        const links = (await answer.text()).matchAll(/<a [^>]*href="(\/career\/[^"]+)"/g);
        expect([...links].map(([, url]) => url)).toEqual([postingUrl(java)]);
      }
    });
  });

  test("results follow typing and choices; Back returns to each choice, and from an opening to its place", async ({
    page,
  }) => {
    await test.step("results follow typing, in one entry of the history, with the focus kept", async () => {
      await openPage(page, "/company/team");
      await page.getByRole("banner").getByRole("link", { name: "Jobs" }).click();
      await expect(page).toHaveURL("/careers");
      await search(page).pressSequentially("jáva KAFKA");
      await expect(page).toHaveURL("/careers?q=j%C3%A1va+KAFKA");
      await expect(results(page)).toHaveText(["Java developer"]);
      await expect(status(page)).toHaveText("1 opening");
      await expect(search(page)).toBeFocused();
      await expect(search(page)).toHaveValue("jáva KAFKA");
      await page.goBack();
      await expect(page).toHaveURL("/company/team");
    });
    await test.step("a choice is an entry of the history; Back, chips and clear all undo", async () => {
      await openPage(page, "/careers?q=e");
      const all = Number((await status(page).textContent())?.split(" ")[0]);
      await option(page, /^Growth/).check();
      await expect(page).toHaveURL("/careers?q=e&unit=growth");
      await expect(option(page, /^Growth/)).toBeFocused();
      await option(page, /^Hybrid/).check();
      await expect(page).toHaveURL("/careers?q=e&unit=growth&mode=hybrid");
      await expect(chips(page).getByRole("link")).toHaveText([
        "Remove “e”",
        "Remove Growth",
        "Remove Hybrid",
        portal.clear,
      ]);
      await page.goBack();
      await expect(option(page, /^Hybrid/)).not.toBeChecked();
      await expect(option(page, /^Growth/)).toBeChecked();
      await chips(page).getByRole("link", { name: "Remove Growth" }).click();
      await expect(page).toHaveURL("/careers?q=e");
      await expect(option(page, /^Growth/)).not.toBeChecked();
      await expect(page.locator("#results-title"), "the focus is not lost with the chip").toBeFocused();
      await expect(status(page)).toHaveText(counted(all));
      await chips(page).getByRole("link", { name: portal.clear }).click();
      await expect(page).toHaveURL("/careers");
      await expect(search(page)).toHaveValue("");
      await expect(status(page)).toHaveText(counted(open.length));
    });
    await test.step("Back from an opening returns to the filters, the page and the place", async () => {
      await openPage(page, "/careers?mode=hybrid&sort=title");
      await expect(page.getByLabel(portal.sortTitle)).toHaveValue("title");
      const title = await results(page).nth(4).textContent();
      const link = results(page).nth(4).getByRole("link");
      await link.scrollIntoViewIfNeeded();
      const position = await page.evaluate(() => Math.round(scrollY));
      expect(position).toBeGreaterThan(100);
      await link.click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(title ?? "");
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
      await page.goBack();
      await expect(page).toHaveURL("/careers?mode=hybrid&sort=title");
      await expect(option(page, /^Hybrid/)).toBeChecked();
      await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(position);
    });
  });

  test("counts what an option brings, offers a way out of an empty result, and ignores nonsense in the address", async ({
    page,
  }) => {
    await test.step("the count of an option is what choosing it brings, whatever else of its facet is chosen", async () => {
      await openPage(page, "/careers?unit=growth");
      const other = page.locator("label", { has: page.locator('input[value="product-engineering"]') });
      const expected = open.filter(({ businessUnit }) => businessUnit.id === "product-engineering").length;
      await expect(other).toContainText(new RegExp(`Product engineering\\s*${expected}$`));
      await other.click();
      const growth = open.filter(({ businessUnit }) => businessUnit.id === "growth").length;
      await expect(status(page)).toHaveText(counted(growth + expected));
    });
    await test.step("an empty result offers to drop a filter, with the number of openings that this shows", async () => {
      await openPage(page, "/careers?unit=growth&type=intern");
      await expect(page.getByText(portal.empty.title)).toBeVisible();
      const growth = open.filter(({ businessUnit }) => businessUnit.id === "growth").length;
      const way = page.getByRole("link", { name: `${counted(growth)} without Internship` });
      await way.click();
      await expect(page).toHaveURL("/careers?unit=growth");
      await expect(status(page)).toHaveText(counted(growth));
      await page.goto("/careers?q=devloper");
      await page.getByRole("link", { name: "developer", exact: true }).click();
      await expect(page).toHaveURL("/careers?q=developer");
      await expect(results(page).first()).toContainText("developer");
      await page.goto("/careers?q=zzzzzzzz");
      await page.getByRole("link", { name: `See all ${counted(open.length)}` }).click();
      await expect(page).toHaveURL("/careers");
    });
    await test.step("nonsense in the address is ignored and does not become markup", async () => {
      const dialogs: string[] = [];
      page.on("dialog", (dialog) => dialog.dismiss().then(() => dialogs.push(dialog.message())));
      const hostile = encodeURIComponent('"><img src=x onerror=alert(1)><script>alert(2)</script>');
      await openPage(page, `/careers?q=${hostile}&unit=${hostile}&page=-1&sort=x&mode=&utm_source=mail`);
      await expect(search(page)).toHaveValue('"><img src=x onerror=alert(1)><script>alert(2)</script>');
      await expect(chips(page).getByRole("link")).toHaveCount(2);
      await expect(page.locator("main img")).toHaveCount(0);
      expect(dialogs).toEqual([]);
    });
  });

  test("what is typed before the scripts arrive is searched when they do", async ({ page }) => {
    await typeBeforeScripts(page, "/careers", portal.search, "java kafka");
    await expect(page).toHaveURL("/careers?q=java+kafka");
    await expect(results(page)).toHaveText(["Java developer"]);
  });

  test("works with the keyboard only", async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await openPage(page, "/careers");
    await search(page).focus();
    await page.keyboard.type("developer");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/careers?q=developer");
    await page.keyboard.press("Tab");
    await expect(page.locator("main").getByRole("button", { name: portal.submit })).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: portal.applied.link })).toBeFocused();
    for (const language of ["हिन्दी", "मराठी"]) {
      await page.keyboard.press("Tab");
      await expect(page.getByRole("link", { name: language, exact: true })).toBeFocused();
    }
    await page.keyboard.press("Tab");
    await page.keyboard.press("Space");
    await expect(page).toHaveURL(/q=developer&unit=/);
    await expect(page.locator("main input[type=checkbox]").first()).toBeFocused();
    await page.locator("main input[type=checkbox]").first().press("Space");
    await expect(page).toHaveURL("/careers?q=developer");
    await results(page).first().getByRole("link").focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  });
});

test.describe("the portal without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("searches, filters, sorts and turns pages by its form and links, on a phone, too", async ({
    page,
  }) => {
    await test.step("by its form and links", async () => {
      await page.goto("/careers");
      await search(page).fill("e");
      await option(page, /^Product engineering/).check();
      await option(page, /^Hybrid/).check();
      await page.getByLabel(portal.sortTitle).selectOption({ label: portal.sorts.title });
      await page.getByRole("button", { name: portal.sortSubmit }).click();
      await expect(page).toHaveURL(
        "/careers?q=e&unit=product-engineering&mode=hybrid&sort=title#results-title",
      );
      await expect(option(page, /^Hybrid/)).toBeChecked();
      const titles = await results(page).allTextContents();
      expect(titles).toEqual([...titles].sort((a, b) => a.localeCompare(b, "en")));
      await chips(page).getByRole("link", { name: portal.clear }).click();
      await page.getByRole("link", { name: portal.next }).click();
      await expect(results(page)).toHaveCount(Math.min(open.length - 10, 10));
    });
    await test.step("the filters open on a phone and have their own button", async () => {
      await page.setViewportSize({ width: 360, height: 740 });
      await page.goto("/careers");
      await page.getByRole("button", { name: portal.filters, exact: true }).click();
      await option(page, /^Growth/).check();
      await page
        .getByRole("region", { name: portal.filters })
        .getByRole("button", { name: portal.submit })
        .click();
      await expect(page).toHaveURL(/unit=growth/);
      await expect(page.locator("input[value=growth]")).toBeChecked();
    });
  });
});

test("on a phone a search leads to its results", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await openPage(page, "/careers");
  await search(page).fill("support");
  await search(page).press("Enter");
  await expect(page.locator("#results-title")).toBeFocused();
  await expect(results(page).first()).toBeInViewport();
});

test("on a phone the filters are a sheet whose button has the number of openings", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openPage(page, "/careers");
  const sheet = page.getByRole("region", { name: portal.filters });
  await expect(sheet).toBeHidden();
  await page.getByRole("button", { name: portal.filters, exact: true }).click();
  await expectNoAxeViolation(page, "the sheet of filters");
  await option(page, /^Growth/).check();
  const growth = open.filter(({ businessUnit }) => businessUnit.id === "growth").length;
  const show = sheet.getByRole("button", { name: `Show ${counted(growth)}` });
  await expect(show).toBeInViewport();
  await show.click();
  await expect(sheet).toBeHidden();
  await expect(status(page)).toHaveText(counted(growth));
});

const entities = { "&lt;": "<", "&gt;": ">", "&#x27;": "'", "&quot;": '"', "&amp;": "&" };

/** The text of HTML, with whitespace as it is displayed. */
function textOf(html: string): string {
  const text = html.replace(/<script[\s\S]*?<\/script>/g, "").replace(/<[^>]+>/g, " ");
  const decoded = text.replace(
    /&(?:lt|gt|#x27|quot|amp);/g,
    (entity) => entities[entity as keyof typeof entities],
  );
  return decoded.replace(/\s+/g, " ").trim();
}

type JobPosting = {
  "@type": string;
  title: string;
  description: string;
  datePosted: string;
  validThrough?: string;
  employmentType: string;
  identifier: { name: string; value: string };
  hiringOrganization: { name: string };
  jobLocation?: { address: { addressLocality: string; addressRegion: string; addressCountry: string } }[];
  jobLocationType?: string;
  applicantLocationRequirements?: { name: string }[];
  baseSalary?: { currency: string; value: { minValue?: number; maxValue?: number; value?: number } };
  directApply?: boolean;
};

function jobPostings(html: string): JobPosting[] {
  const scripts = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g);
  const things = [...scripts].map(([, text = ""]) => JSON.parse(text) as JobPosting);
  return things.filter((thing) => thing["@type"] === "JobPosting");
}

test.describe("an opening", () => {
  test("every open one: its structured data would say only what the page shows; an example has none", async ({
    request,
  }) => {
    for (const posting of open) {
      const html = await (await request.get(postingUrl(posting))).text();
      expect(jobPostings(html)).toEqual([]);
      const data = jobPosting(posting, content.shell.site.legalName, words) as JobPosting;
      const text = textOf(/<main[\s\S]*<\/main>/.exec(html)?.[0] ?? "");
      const shown = [
        data.title,
        data.identifier.value,
        data.hiringOrganization.name,
        formatDate(data.datePosted),
        ...(posting.employment ? [facts.employments[posting.employment]] : []),
        ...(data.validThrough ? [formatDate(data.validThrough.slice(0, 10))] : []),
        // The page names the city; its state is for machines, which don't know it.
        ...(data.jobLocation ?? []).map(({ address }) => address.addressLocality),
        ...(data.applicantLocationRequirements ?? []).map(({ name }) => `Remote – ${name}`),
        // The period follows the range, or its shorter reading in lakh.
        ...(posting.pay
          ? [
              payParts(posting.pay, facts).range,
              shortPay(posting.pay, facts) ?? formatPay(posting.pay, facts),
            ]
          : []),
        ...data.description.split(/<[^>]+>/).map(textOf),
      ];
      for (const part of shown) expect(text, posting.id).toContain(textOf(part));
      expect(data.employmentType).toBe(posting.employment);
      expect(data.description.length).toBeGreaterThan(500);
      expect(data.jobLocationType).toBe(posting.workplace === "REMOTE" ? "TELECOMMUTE" : undefined);
      expect(Boolean(data.jobLocation) || Boolean(data.applicantLocationRequirements)).toBe(true);
      const value = data.baseSalary?.value;
      expect(value ? (value.minValue ?? value.value) : undefined).toBe(posting.pay && posting.pay.min / 100);
      expect(data.directApply).toBe(true);
    }
  });

  test("lists are no JobPosting", async ({ request }) => {
    for (const url of ["/careers", "/career"])
      expect(jobPostings(await (await request.get(url)).text()), url).toEqual([]);
  });

  test("shows its requirements by weight, and where to apply, without scripts, too", async ({
    browser,
    baseURL,
  }) => {
    const page = await browser.newPage({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
    await page.goto(postingUrl(java));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(java.title);
    const part = (title: string) =>
      page.locator(".job-text section", { has: page.getByRole("heading", { name: title, exact: true }) });
    const required = (must: boolean) =>
      java.requirements.filter((requirement) => requirement.must === must).map(({ text }) => text);
    await expect(part(words.must).getByRole("listitem")).toHaveText(required(true));
    await expect(part(words.other).getByRole("listitem")).toHaveText(required(false));
    await expect(part(words.niceToHave).getByRole("listitem")).toHaveText(java.niceToHave);
    await expect(page.locator("main form")).toHaveCount(1);
    await expect(page.getByRole("link", { name: words.reachAction })).toHaveAttribute("href", words.reachUrl);
    await expect(page.locator(".job-reach")).toContainText(java.requisition);
    await expect(page.getByRole("button", { name: words.copy })).toBeHidden();
    const description = await page.locator('meta[name="description"]').getAttribute("content");
    expect(description).toContain(java.businessUnit.name);
    await page.close();
  });

  test("its link is copied, shared by the device and printed, on paper without the site around it", async ({
    page,
    context,
    baseURL,
  }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.addInitScript(() => {
      Object.assign(navigator, { share: async (data: unknown) => Object.assign(window, { shared: data }) });
      Object.assign(window, { print: () => Object.assign(window, { printed: true }) });
    });
    await openPage(page, `${postingUrl(java)}?utm_source=mail`);
    await page.getByRole("button", { name: words.copy }).click();
    await expect(page.getByRole("status").filter({ hasText: words.copied })).toBeVisible();
    const address = `${baseURL}${postingUrl(java)}`;
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
    await page.getByRole("button", { name: words.shareNative }).click();
    const shared = () => page.evaluate(() => (window as { shared?: unknown }).shared);
    await expect.poll(shared).toEqual({ title: java.title, url: address });
    await page.getByRole("button", { name: words.print }).click();
    await expect.poll(() => page.evaluate(() => (window as { printed?: boolean }).printed)).toBe(true);

    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("banner")).toBeHidden();
    await expect(page.getByRole("contentinfo")).toBeHidden();
    await expect(page.getByText(words.similar)).toBeHidden();
    await expect(page.getByRole("button", { name: words.print })).toBeHidden();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByText(java.requisition).first()).toBeVisible();
    await expect(page.getByText(java.offer[0] ?? "")).toBeVisible();
  });

  test("a closed one answers 410 and names similar ones, also to a client navigation; an unlisted one is shown only at its address", async ({
    page,
  }) => {
    await test.step("a closed one answers 410, says so, names similar ones and has no structured data", async () => {
      const response = await page.goto(postingUrl(closed));
      expect(response?.status()).toBe(410);
      await expect(page.getByText(words.closedTitle, { exact: true })).toBeVisible();
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
      expect(jobPostings(await page.content())).toEqual([]);
      await expect(page.locator(".job-similar h3").first()).toBeVisible();
      await expect(page.getByRole("link", { name: words.reachAction })).toHaveCount(0);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(closed.title);
    });
    await test.step("an unlisted one", async () => {
      const response = await page.goto(postingUrl(unlisted));
      expect(response?.status()).toBe(200);
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
      await expect(page.getByText(words.unlisted)).toBeVisible();
      expect(jobPostings(await page.content())).toEqual([]);
      await page.goto(`/careers?q=${encodeURIComponent(unlisted.requisition)}`);
      await expect(results(page)).toHaveCount(0);
    });
    await test.step("a client navigation to a closed one shows it, to an unknown one the helpful page", async () => {
      await openPage(page, "/careers");
      const go = (url: string) =>
        page.evaluate((href) => {
          const link = Object.assign(document.createElement("a"), { href });
          document.querySelector("main")?.append(link);
          link.click();
        }, url);
      await go(postingUrl(closed));
      await expect(page.locator(".job-closed")).toBeVisible();
      await go("/career/growth/no-such-opening");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(messages.notFound.title);
    });
  });

  test("an address with the wrong unit or an unknown id is not found", async ({ request }) => {
    for (const url of [
      `/career/${closed.businessUnit.id === "growth" ? "people-and-finance" : "growth"}/${closed.id}`,
      "/career/people-and-finance/java-developer",
      "/career/product-engineering/no-such-opening",
    ]) {
      expect((await request.get(url)).status(), url).toBe(404);
    }
  });
});

test("the career page counts the openings of every unit and leads to them", async ({ page }) => {
  await openPage(page, "/career");
  const units = new Set(open.map(({ businessUnit }) => businessUnit));
  for (const { id, name } of new Map([...units].map((unit) => [unit.id, unit])).values()) {
    const count = open.filter(({ businessUnit }) => businessUnit.id === id).length;
    const link = page
      .locator("#openings")
      .getByRole("link", { name: new RegExp(`${counted(count)} ${name}`) });
    await expect(link).toHaveAttribute("href", `/careers?unit=${id}`);
  }
  await expect(page.getByText(career.units)).toBeVisible();
  await page
    .locator("#openings")
    .getByRole("link", { name: /Growth/ })
    .click();
  await expect(option(page, /^Growth/)).toBeChecked();
});

test("pages rendered at run time are compressed, revalidated and have their policy", async ({ request }) => {
  for (const url of ["/careers?q=java", "/career", postingUrl(java)]) {
    const response = await request.get(url, { headers: { "accept-encoding": "br" } });
    const { etag, ...headers } = response.headers();
    expect(headers["content-encoding"], url).toBe("br");
    expect(headers["cache-control"]).toContain("must-revalidate");
    expect(headers["content-security-policy"]).toContain("script-src 'self' 'sha256-");
    const again = await request.get(url, { headers: { "if-none-match": etag ?? "" } });
    expect(again.status(), url).toBe(304);
  }
});

import { type BrowserContextOptions, test as base, expect, type Locator, type Page } from "@playwright/test";
import { inLanguage, type TranslatedLanguage } from "#domain/language/language.ts";
import { fillTemplate } from "#domain/text/fill-template.ts";
import { fillPlural } from "#domain/text/plural.ts";
import { dataDirectory } from "#tests/support/address.ts";
import { applicationForm as form, questionsOf, resumeInput } from "#tests/support/application-form.ts";
import { expectNoAxeViolationInBothColours } from "#tests/support/axe.ts";
import { expectNoOverflow } from "#tests/support/layout.ts";
import { readMails } from "#tests/support/mails.ts";
import {
  content,
  emulate,
  newClientAddress,
  newEmail,
  openPage,
  openTenSecondsAgo,
  whenInteractive,
} from "#tests/support/site.ts";

function wordsIn(language: TranslatedLanguage) {
  const words = content.translations[language];
  if (!words) throw new Error(`The build has no words in ${language}`);
  return words;
}
const hindi = wordsIn("hi");
const marathi = wordsIn("mr");

/** A posting with many kinds of questions. */
const url = "/career/customer-operations/candidate-support-associate-french";
const posting = content.postings.find(({ id }) => url.endsWith(`/${id}`));
const { title = "", requisition = "" } = posting ?? {};

const test = base.extend({
  page: async ({ page }, use) => {
    await page.setExtraHTTPHeaders({ "X-Forwarded-For": newClientAddress() });
    await openTenSecondsAgo(page);
    await use(page);
  },
});

const resume = { name: "asha.txt", mimeType: "text/plain", buffer: Buffer.from("Meera\n\nFrench, e-mail") };
const language = (page: Page) => page.locator("html").getAttribute("lang");
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole("heading", { name, exact: true });
/** The sentence that offers a page in a language. */
const offer = (page: Page, code: keyof typeof content.languages) =>
  page.getByRole("link", { name: content.languages[code].offer });
const offers = (page: Page) => page.locator(".offer:visible");

/** Moves the focus to an element with the Tab key. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 120; presses += 1) {
    await page.keyboard.press("Tab");
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Tab does not reach ${target}`);
}

/** Fills in the form; `choose` chooses an answer. */
async function fillIn(
  page: Page,
  { fields }: typeof hindi.applications.form,
  email: string,
  choose: (choice: Locator) => Promise<void>,
): Promise<void> {
  await resumeInput(page).setInputFiles(resume);
  await form(page).getByLabel(fields.name.label).fill("Asha Rao");
  await form(page).getByLabel(fields.email.label).fill(email);
  await form(page).getByLabel(fields.phone.label).fill("+91 98765 43210");
  for (const { id, kind } of questionsOf(url)) {
    const control = form(page).locator(`[name="question-${id}"]`).first();
    if (kind === "DATE") await control.fill("2027-01-04");
    else if (kind === "LONG_TEXT" || kind === "TEXT") await control.fill("Bonjour");
    else await choose(control);
  }
  await choose(form(page).locator('[name="processing"]'));
}

async function readReference(page: Page, words: typeof hindi): Promise<string> {
  await expect(heading(page, words.applications.receipt.title)).toBeVisible();
  return (await page.locator("#apply strong").textContent()) ?? "";
}

/** The mail about an application, and the paths of its links. */
async function readMail(reference: string) {
  const find = async () => (await readMails(dataDirectory)).find(({ text }) => text?.includes(reference));
  await expect.poll(find).toBeDefined();
  const mail = await find();
  const links = [...(mail?.text ?? "").matchAll(/http:\/\/\S+/g)].map(([link]) => {
    const { pathname, search } = new URL(link);
    return pathname + search;
  });
  return { mail, links };
}

test("one applies in Hindi by keyboard: search, opening, errors, receipt, mail, confirmation, withdrawal", async ({
  page,
  request,
}) => {
  const { applications, careers } = hindi;
  const { form: words, verification, myApplication, mails } = applications;
  let loads = 0;
  page.on("load", () => {
    loads += 1;
  });
  await test.step("the search finds the opening", async () => {
    await openPage(page, "/hi/careers");
    await tabTo(page, page.locator("main").getByRole("searchbox", { name: careers.portal.search }));
    await page.keyboard.type(requisition);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(`/hi/careers?q=${requisition}`);
    await expect(page.locator("#results-title")).toContainText(
      fillPlural(careers.counted, { count: 1 }, "hi"),
    );
    await tabTo(page, page.locator("main").getByRole("link", { name: title }));
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(`/hi${url}`);
    await expect(heading(page, title), "the opening's own text is in English").toBeFocused();
    await expect(heading(page, title)).toHaveAttribute("lang", "en");
    expect(await language(page)).toBe("hi");
    expect(loads, "pages of one language need no new document").toBe(1);
  });
  await test.step("an empty form names what is missing, in Hindi", async () => {
    await tabTo(page, button(page, words.send));
    await page.keyboard.press("Enter");
    const summary = form(page).getByRole("alert");
    await expect(summary).toBeFocused();
    await expect(summary).toContainText(words.summary);
    const { name, email, phone, resume } = words.fields;
    for (const { missing } of [resume, name, email, phone])
      await expect(summary.getByRole("link", { name: missing })).toBeVisible();
    await expect(summary).toContainText(words.consent.missing);
    await expectNoAxeViolationInBothColours(page, "errors", { include: "#apply" });
    await tabTo(page, summary.getByRole("link", { name: name.missing }));
    await page.keyboard.press("Enter");
    await expect(form(page).getByLabel(name.label)).toBeFocused();
  });
  await test.step("the form is filled in and sent", async () => {
    const field = (name: string) => form(page).locator(`[name="${name}"]:not([type=file])`).first();
    await page.keyboard.type("Asha Rao");
    for (const [name, text] of [
      ["email", newEmail()],
      ["phone", "+91 98765 43210"],
    ] as const) {
      await tabTo(page, field(name));
      await page.keyboard.type(text);
    }
    for (const { id, kind } of questionsOf(url)) {
      await tabTo(page, field(`question-${id}`));
      if (kind === "DATE") await page.keyboard.type("01042027");
      else if (kind === "LONG_TEXT" || kind === "TEXT") await page.keyboard.type("Bonjour");
      else await page.keyboard.press("Space");
    }
    await tabTo(page, field("processing"));
    await page.keyboard.press("Space");
    await resumeInput(page).setInputFiles(resume);
    await tabTo(page, button(page, words.send));
    await page.keyboard.press("Enter");
  });
  const reference = await readReference(page, hindi);
  await expect(page).toHaveURL(`/hi${url}?applied=${reference}#apply`);
  const noMail = page.getByRole("main").getByRole("link", { name: applications.receipt.noMail.link });
  await expect(noMail).toHaveAttribute("href", "/hi/application");

  const { mail, links } = await readMail(reference);
  const [confirm = "", follow = ""] = links;
  await test.step("the mail is in Hindi, as are its links", async () => {
    expect(mail?.subject).toBe(fillTemplate(mails.receipt.subject, { job: title, reference }));
    expect(mail?.html).toContain('<html lang="hi">');
    expect(mail?.text).toContain(mails.stranger);
    expect(mail?.text).toMatch(/\d \S+ 20\d\d/);
    expect(confirm).toMatch(/^\/hi\/email-verification\?token=/);
    expect(follow).toMatch(/^\/hi\/application\?token=/);
  });
  await test.step("the address is confirmed", async () => {
    await page.goto(confirm);
    await expect(heading(page, verification.open.title)).toBeVisible();
    await tabTo(page, button(page, verification.confirm));
    await page.keyboard.press("Enter");
    await expect(heading(page, verification.done.title)).toBeVisible();
    expect(await language(page)).toBe("hi");
  });
  await test.step("the private page shows what was sent, and withdraws", async () => {
    await openPage(page, follow);
    await expect(page.getByText("Bonjour").first()).toBeVisible();
    await expect(page.getByText(myApplication.facts.doesNotRetain)).toBeVisible();
    const data = await page.getByRole("link", { name: myApplication.dataLink }).getAttribute("href");
    expect(data).toMatch(/^\/hi\/application\/data\?token=/);
    const { answers, language } = await (await request.get(data ?? "")).json();
    expect(language).toBe("hi");
    expect(
      answers
        .filter(({ kind }: { kind: string }) => kind === "YES_NO")
        .map(({ answer }: { answer: string }) => answer),
      "answers are stored in the language of their questions",
    ).toEqual(questionsOf(url).flatMap(({ kind }) => (kind === "YES_NO" ? ["Yes"] : [])));
    await expectNoAxeViolationInBothColours(page, "private page");
    await tabTo(page, button(page, myApplication.withdraw.send));
    await page.keyboard.press("Enter");
    await expect(page.getByText(myApplication.withdraw.done)).toBeVisible();
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

  test("one applies in Marathi by touch, and nothing scrolls sideways", async ({ page }) => {
    const { form: words } = marathi.applications;
    const { portal } = marathi.careers;
    const expectWidth = async (state: string) => {
      await expectNoOverflow(page, state);
      // A phone zooms out to show what is too wide.
      expect(await page.evaluate(() => innerWidth), state).toBe(390);
    };
    await openPage(page, "/mr/careers");
    await expectWidth("openings");
    await button(page, portal.filters).tap();
    const sheet = page.getByRole("region", { name: portal.filters });
    await sheet.locator("input[value=customer-operations]").tap();
    await expect(page).toHaveURL("/mr/careers?unit=customer-operations");
    await expectWidth("filters");
    await sheet.getByRole("button", { name: /\d/ }).tap();
    await page.locator("main").getByRole("link", { name: title }).tap();
    await expect(page).toHaveURL(`/mr${url}`);
    await expectWidth("opening");
    await page.locator(".apply-bar").getByRole("link", { name: words.link }).tap();
    await expect(resumeInput(page)).toBeInViewport();

    await fillIn(page, words, "asha@", (choice) => choice.tap());
    await button(page, words.send).tap();
    const summary = form(page).getByRole("alert");
    await summary.getByRole("link", { name: words.fields.email.wrong }).tap();
    await expect(form(page).getByLabel(words.fields.email.label)).toBeFocused();
    await expectWidth("errors");
    await form(page).getByLabel(words.fields.email.label).fill(newEmail());
    await button(page, words.send).tap();
    await readReference(page, marathi);
    await expectWidth("receipt");
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("one applies in Hindi, after an error", async ({ page }) => {
    const { form: words } = hindi.applications;
    await page.goto(`/hi${url}`);
    await button(page, words.send).click();
    await expect(form(page).getByRole("alert")).toContainText(words.fields.name.missing);
    await expect(page).toHaveURL(`/hi${url}`);
    await fillIn(page, words, newEmail(), (choice) => choice.check());
    await button(page, words.send).click();
    await readReference(page, hindi);
    await page.getByRole("link", { name: hindi.applications.receipt.noMail.link }).last().click();
    await expect(page).toHaveURL("/hi/application");
    await page.getByLabel(hindi.applications.links.email).fill("asha@");
    await button(page, hindi.applications.links.send).click();
    await expect(page.getByText(hindi.applications.links.wrong)).toBeVisible();
    await page.getByRole("navigation").getByRole("link", { name: "मराठी", exact: true }).click();
    await expect(page).toHaveURL("/mr/application");
  });
});

test("what one has typed is still there in another language", async ({ page }) => {
  await openPage(page, url);
  await form(page).getByLabel(content.applications.form.fields.name.label).fill("Asha Rao");
  await expect.poll(() => page.evaluate(() => JSON.stringify({ ...localStorage }))).toContain("Asha Rao");
  await page.getByRole("main").getByRole("link", { name: "हिन्दी", exact: true }).click();
  await expect(page).toHaveURL(`/hi${url}`);
  await expect(form(page).getByText(hindi.applications.form.draft.restored)).toBeVisible();
  await expect(form(page).getByLabel(hindi.applications.form.fields.name.label)).toHaveValue("Asha Rao");
});

test("the openings are sorted by fit in Hindi, an opening shows the evidence, and Back leads to the same list", async ({
  page,
}) => {
  const { portal, counted } = hindi.careers;
  const titles = page.locator("main ol.opening-list h3");
  await openPage(page, "/hi/careers");
  const before = await titles.allTextContents();
  await page.locator(".portal-fit input[type=file]").setInputFiles({
    name: "asha.txt",
    mimeType: "text/plain",
    buffer: Buffer.from(content.evaluateResume.samples.resume),
  });
  await expect(page.getByText(fillTemplate(portal.fit.ready, { file: "asha.txt" }))).toBeVisible();
  await expect(page.locator(".opening-fit")).toHaveCount(10);
  const sorted = await titles.allTextContents();
  expect(sorted).not.toEqual(before);
  await expect(page.locator(".opening-fit").first()).toContainText(/रूरत/);
  await titles.first().getByRole("link").click();
  await expect(page).toHaveURL(/^[^?]*\/hi\/career\//);
  await expect(heading(page, portal.fit.own)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL("/hi/careers");
  await expect(titles).toHaveText(sorted);
  await page.locator("main").getByRole("searchbox").fill("java kafka");
  await expect(page).toHaveURL("/hi/careers?q=java+kafka");
  await expect(page.locator("#results-title")).toContainText(
    fillTemplate(portal.fit.counted, { openings: fillPlural(counted, { count: 1 }, "hi") }),
  );
});

test("the sample of the pronunciation test is scored by keyboard, in Hindi words", async ({ page }) => {
  const { start, report: words } = hindi.pronunciationTest;
  await openPage(page, "/hi/pronunciation-test");
  await tabTo(page, button(page, start.sample));
  await page.keyboard.press("Enter");
  await expect(page.locator(".reading-title")).toBeFocused();
  await expect(page.locator(".reading-title")).toHaveText(words.title);
  await expect(page.getByRole("region", { name: words.figures.title })).toContainText(words.caveat);
  await expect(heading(page, words.hintsTitle)).toBeVisible();
  await tabTo(page, page.getByRole("toolbar", { name: words.reading.words }).locator("[tabindex='0']"));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("list", { name: words.details.sounds })).toBeVisible();
});

/** Opens a page as a visitor whose browser asks for these languages. */
type Visit = (options: BrowserContextOptions, address?: string) => Promise<Page>;
const visitor = test.extend<{ visit: Visit }>({
  visit: async ({ browser, baseURL }, use) => {
    const pages: Page[] = [];
    await use(async (options, address = "/careers") => {
      const context = await browser.newContext({ ...(baseURL && { baseURL }), ...options });
      const page = await context.newPage();
      pages.push(page);
      await openPage(page, address);
      return page;
    });
    for (const page of pages) await page.context().close();
  },
});

test("the menu opens the same search in another language, by keyboard, and a reload keeps it", async ({
  page,
}) => {
  await openPage(page, "/hi/careers?q=java");
  await tabTo(page, page.getByRole("navigation").getByRole("link", { name: "मराठी", exact: true }));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/mr/careers?q=java");
  await whenInteractive(page);
  await page.reload();
  expect(await language(page)).toBe("mr");
  await page.goto("/career");
  await expect(offer(page, "mr")).toBeVisible();
});

visitor.describe("a language is offered", () => {
  visitor("in one sentence, if the browser asks for it first", async ({ visit }) => {
    const page = await visit({ locale: "hi-IN" });
    await expect(offers(page)).toHaveCount(1);
    await expect(offer(page, "hi")).toHaveAttribute("href", "/hi/careers");
    await page.goto(url);
    await expect(offer(page, "hi")).toHaveAttribute("href", `/hi${url}`);
    await page.emulateMedia({ media: "print" });
    await expect(offers(page)).toHaveCount(0);
    await page.emulateMedia({ media: "screen" });
    await offer(page, "hi").click();
    await expect(page).toHaveURL(`/hi${url}`);
    await whenInteractive(page);
    await expect(offers(page)).toHaveCount(0);
  });

  visitor(
    "and not if it asks for English, or for a language whose code begins with the same letters",
    async ({ visit }) => {
      for (const locale of ["en-IN", "hil-PH", "ta-IN"])
        await expect(offers(await visit({ locale })), locale).toHaveCount(0);
    },
  );

  visitor("by the visitor's own choice, once there is one", async ({ visit }) => {
    const page = await visit({ locale: "en-IN" }, "/mr/careers");
    await expect(offer(page, "en"), "English words were not chosen").toHaveCount(0);
    await page.goto("/career");
    await expect(offers(page)).toHaveCount(1);
    await expect(offer(page, "mr")).toHaveAttribute("href", "/mr/career");
    await page.goto("/hi/career");
    await page.getByRole("main").getByRole("link", { name: "English", exact: true }).click();
    await expect(page).toHaveURL("/career");
    await expect(offers(page)).toHaveCount(0);
    await page.goto("/careers");
    await expect(offers(page), "English was chosen last").toHaveCount(0);
  });

  visitor("by the browser's languages where storage is refused, and the page works", async ({ visit }) => {
    const page = await visit({ locale: "mr-IN" }, "/candidates");
    await page.addInitScript(() => {
      for (const name of ["localStorage", "sessionStorage"])
        Object.defineProperty(window, name, {
          configurable: true,
          get() {
            throw new DOMException("Refused", "SecurityError");
          },
        });
    });
    const failures: string[] = [];
    page.on("pageerror", ({ message }) => failures.push(message));
    await openPage(page, "/careers");
    await expect(offer(page, "mr")).toBeVisible();
    await openPage(page, "/hi/careers");
    await expect(offer(page, "mr")).toBeVisible();
    await page.locator("main").getByRole("searchbox").fill("java");
    await expect(page).toHaveURL("/hi/careers?q=java");
    expect(failures).toEqual([]);
  });
});

/** Pages that exist in all languages. */
const translatedUrls = [
  "/candidates",
  "/career",
  "/careers",
  "/email-verification",
  "/evaluate-resume",
  "/pronunciation-test",
];

test("each page names its language, itself as canonical, and all its versions, as the sitemap does", async ({
  request,
}) => {
  const sitemap = await (await request.get("/sitemap.xml")).text();
  const languages = ["en", "hi", "mr"] as const;
  for (const path of [...translatedUrls, url]) {
    for (const code of languages) {
      const own = inLanguage(path, code);
      const html = await (await request.get(own)).text();
      expect(html, own).toContain(`<html lang="${code}"`);
      const hrefs = (pattern: RegExp) =>
        [...html.matchAll(pattern)].map(([, ...parts]) =>
          parts.map((part) => part.replace(/^http:\/\/[^/]+/, "")),
        );
      expect(hrefs(/<link rel="canonical" href="([^"]+)"/g), own).toEqual([[own]]);
      expect(hrefs(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/g), own).toEqual(
        languages.map((other) => [other, inLanguage(path, other)]),
      );
      const [[image = ""] = []] = hrefs(/<meta property="og:image" content="([^"]+)"/g);
      expect((await request.get(image)).status(), image).toBe(200);
      if (path === url) continue;
      const [, entry = ""] = new RegExp(`<loc>[^<]*?//[^/]+${own}</loc>(.*?)</url>`, "s").exec(sitemap) ?? [];
      const alternates = [...entry.matchAll(/hreflang="([^"]+)" href="[^"]*?\/\/[^/]+([^"]+)"/g)];
      expect(
        alternates.map(([, ...parts]) => parts),
        `sitemap: ${own}`,
      ).toEqual(languages.map((other) => [other, inLanguage(path, other)]));
    }
  }
});

test("a link to a page that has a Hindi version leads to it, unless it names another language", async ({
  request,
}) => {
  for (const path of [...translatedUrls, url, "/application", "/careers/nothing"]) {
    const html = await (await request.get(`/hi${path}`)).text();
    const links = [...html.matchAll(/<a\s[^>]*>/g)].map(([link]) => link);
    expect(links, path).not.toEqual([]);
    for (const link of links) {
      const [, address = "/"] = /\shref="(\/[^"?#]*)/.exec(link) ?? [];
      if (!/\shreflang=/i.test(link)) expect(inLanguage(address, "hi"), `${path}: ${link}`).toBe(address);
    }
  }
});

test("former addresses lead to the translated pages; unknown languages have none", async ({ request }) => {
  for (const code of ["hi", "mr"]) {
    const former = await request.get(`/candidates/${code}`, { maxRedirects: 0 });
    expect([former.status(), former.headers().location]).toEqual([308, `/${code}/candidates`]);
  }
  const { notFound } = content.shell.messages;
  for (const code of ["zz", "xa", "HI", "en"]) {
    for (const path of [...translatedUrls, url, "/application"]) {
      const address = `/${code}${path}`;
      const answer = await request.get(address);
      expect(answer.status(), address).toBe(404);
      const html = await answer.text();
      expect(html, address).toContain('<html lang="en"');
      expect(html, address).toContain(`<title>${notFound.pageTitle} · `);
      expect(html, address).toContain('<meta name="robots" content="noindex"/>');
      expect(html, address).toContain('href="/platform"');
    }
    expect((await request.get(`/${code}/careers.json`)).status()).toBe(404);
  }
});

test("an unknown address below a language lists the pages in it, and near openings", async ({ page }) => {
  const { notFound } = hindi.shell.messages;
  const response = await page.goto("/hi/career/product-engineering/java-develper");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(notFound.title);
  const main = page.locator("main");
  const addresses = await main
    .getByRole("link")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  for (const address of addresses) expect(address).toMatch(/^\/hi\//);
  for (const path of translatedUrls) expect(addresses).toContain(`/hi${path}`);
  await expect(main.getByRole("heading", { name: notFound.nearest })).toBeVisible();
  await main.getByRole("link", { name: "Java developer" }).click();
  await expect(page).toHaveURL("/hi/career/product-engineering/java-developer");
});

test("the text for machines has the language of its page", async ({ request }) => {
  const markdown = await (await request.get(`/hi${url}.md`)).text();
  expect(markdown).toContain(hindi.careers.opening.inEnglish);
  expect(markdown).toContain("/hi/careers)");
  const html = await (await request.get("/hi/careers")).text();
  const [, script = "{}"] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
  const things: { "@type": string; inLanguage?: string }[] = JSON.parse(script)["@graph"];
  expect(things.find((thing) => thing["@type"] === "FAQPage")?.inLanguage).toBe("hi");
  const { items } = await (await request.get(`/hi/careers.json?q=${requisition}`)).json();
  expect(items).toMatchObject([{ url: `/hi${url}` }]);
});

// every-page.spec.ts visits only one page of a language.
for (const path of [
  "/hi/careers",
  `/mr${url}`,
  "/mr/candidates",
  "/hi/evaluate-resume",
  "/mr/pronunciation-test",
  "/hi/application",
]) {
  test(`${path} is accessible in light and dark, and fits a phone`, async ({ page }) => {
    await emulate(page, "light", 320);
    await openPage(page, path);
    await expectNoOverflow(page, "320 px");
    await expectNoAxeViolationInBothColours(page);
  });
}

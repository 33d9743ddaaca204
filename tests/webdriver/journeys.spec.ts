import { resolve } from "node:path";
import { expect } from "@playwright/test";
import { questionsOf } from "#tests/support/application-form.ts";
import { content, messages, newEmail } from "#tests/support/site.ts";
import { test } from "./visitor.ts";

// The main journeys in Firefox and WebKit. Chromium tests the site in detail (tests/browser).

/** A résumé of Asha Rao, a software engineer, restricted by an owner password. */
const pdf = resolve("packages/resume-match/src/read/owner-only.fixture.pdf");
const wav = resolve("packages/pronunciation/src/fixtures/boats.wav");

test("menus open and close by the keyboard", async ({ visitor }) => {
  await visitor.open("/");
  for (let presses = 0; presses < 12 && (await visitor.focusedText()) !== "Platform"; presses += 1)
    await visitor.press("Tab");
  expect(await visitor.focusedText()).toBe("Platform");
  await visitor.press("Enter");
  await visitor.seeFocus("header [aria-expanded=true]");
  await visitor.press("Tab");
  await visitor.seeFocus("header a");
  await visitor.press("Escape");
  await visitor.seeFocus("header [aria-expanded=false]");
});

test("the product tour opens, and closes by Escape", async ({ visitor }) => {
  await visitor.open("/");
  await visitor.click("main a", "Product Tour");
  await visitor.see("dialog[open]", content.tour.title);
  await visitor.press("Escape");
  await visitor.seeCount("dialog[open]", 0);
  expect(await visitor.focusedText()).toContain("Product Tour");
});

test("the contact form lists errors, and is sent", async ({ visitor }) => {
  const { form, receipt } = content.contact;
  await visitor.open("/company/contact");
  await visitor.click("main form button", form.send);
  await visitor.see("form [role=alert]", form.fields.reason.missing);
  await visitor.set("[name=reason]", "demo");
  await visitor.fill("[name=name]", "Asha Rao");
  await visitor.fill("[name=email]", newEmail());
  await visitor.fill("[name=message]", "We have one opening and expect many résumés.");
  await visitor.click("main form button", form.send);
  await visitor.see("main h2", receipt.title);
});

test("the job portal follows search words and filters", async ({ visitor }) => {
  await visitor.open("/careers");
  await visitor.fill("main input[name=q]", "developer");
  await visitor.seePath("/careers?q=developer");
  await visitor.click("main label", "Product engineering");
  await visitor.seePath("/careers?q=developer&unit=product-engineering");
  await visitor.fill("main input[name=q]", "java kafka");
  await visitor.seeCount("main ol.opening-list h3", 1);
  await visitor.click("main ol.opening-list h3 a", "Java developer");
  await visitor.see("h1", "Java developer");
});

test("one applies with a PDF, which fills in the contact details", async ({ visitor }) => {
  const { form, receipt } = content.applications;
  const url = "/career/customer-operations/candidate-support-associate-french";
  await visitor.open(url);
  await visitor.upload("#apply input[type=file][name=resume]", pdf);
  await visitor.seeValue("#apply [name=email]", "asha.rao@example.com");
  await visitor.fill("#apply [name=email]", newEmail());
  await visitor.fill("#apply [name=phone]", "+91 98765 43210");
  for (const question of questionsOf(url)) {
    const field = `#apply [name=question-${question.id}]`;
    if (question.kind === "TEXT" || question.kind === "LONG_TEXT") await visitor.fill(field, "Bonjour");
    else if (question.kind === "DATE") await visitor.set(field, "2027-01-04");
    else if (question.kind === "NUMBER") await visitor.fill(field, String(question.min ?? 3));
    else if (question.kind === "LINK") await visitor.fill(field, "https://example.com/work");
    else if (question.kind !== "FILE") await visitor.click(field);
  }
  await visitor.click("#apply [name=processing]");
  await visitor.click("#apply button", form.send);
  await visitor.see("#apply h2", receipt.title);
});

test("a résumé in a PDF is compared with a posting", async ({ visitor }) => {
  const { form } = content.evaluateResume;
  await visitor.open("/evaluate-resume");
  await visitor.upload("main input[type=file]", pdf);
  await visitor.click("main button", form.sampleJob);
  await visitor.click("main button", form.submit);
  await visitor.seeFocus("#report-title");
  await visitor.see("main", "Corvane Systems");
});

test("sample résumés are ranked", async ({ visitor }) => {
  await visitor.open("/platform/resumate");
  await visitor.scrollTo("main h2", "résumés");
  await visitor.click("main button", content.bulkMatch.form.samples);
  await visitor.seeCount(".bulk-table tbody > tr:not(.bulk-evidence)", 6);
});

test("a recording from a file is scored", async ({ visitor }) => {
  const { sound } = content.pronunciationTest.tool;
  await visitor.open("/pronunciation-test");
  await visitor.set("[data-pronunciation] select", "own");
  await visitor.fill("[data-pronunciation] textarea", "Seven yellow boats crossed the lake.");
  await visitor.upload("[data-pronunciation] input[type=file]", wav);
  await visitor.click("[data-pronunciation] button", sound.score);
  await visitor.seeCount(".reading-report[data-verdict=ok]", 1);
});

test("the search box finds a misspelt page by keyboard", async ({ visitor }) => {
  await visitor.open("/company/team");
  await visitor.type("/");
  await visitor.seeFocus("#site-search input[name=q]");
  await visitor.type("skilllenz");
  await visitor.see("#site-search [role=option]", "SkillLens");
  await visitor.press("ArrowDown", "Enter");
  await visitor.seePath("/platform/skilllens");
});

test("assessments are filtered", async ({ visitor }) => {
  await visitor.open("/solutions/diy-assessments");
  await visitor.fill("main input[name=q]", "reason");
  await visitor.seePath("/solutions/diy-assessments?q=reason");
  await visitor.click("main summary", "Technical Competence");
  await visitor.click("main input[value=programming]");
  await visitor.seePath("/solutions/diy-assessments?q=reason&technical=programming");
  await visitor.see("main [role=status]", "of 8");
});

test("the blog shows the posts of a topic", async ({ visitor }) => {
  const [topic] = content.posts[0]?.topics ?? [];
  await visitor.open("/blog");
  await visitor.click("main a", topic?.name);
  await visitor.seePath(`/blog?topic=${topic?.id}`);
  await visitor.see("#posts .post-card", topic?.name);
});

test("an unknown address suggests the nearest page", async ({ visitor }) => {
  await visitor.open("/platform/resumat");
  await visitor.see("h1", messages.notFound.title);
  await visitor.click("main a", "ResuMate");
  await visitor.seePath("/platform/resumate");
});

import { test as base, expect, type Page } from "@playwright/test";
import { readContent } from "#scripts/content/read-content.ts";
import { workbenchDirectory } from "#tests/support/address.ts";
import { applicationForm, fillInApplication, resumeInput } from "#tests/support/application-form.ts";
import { findLookFaults } from "#tests/support/look-faults.ts";
import { readMails } from "#tests/support/mails.ts";
import { findPseudoFaults } from "#tests/support/pseudo-faults.ts";
import { newClientAddress, newEmail, openPage, openTenSecondsAgo, showFonts } from "#tests/support/site.ts";

const { translations } = readContent(process.cwd(), { pseudo: true });
if (!translations.xa) throw new Error("There are no words in the pseudo-language");
const { applications, evaluateResume, careers } = translations.xa;

const widths = [360, 768, 1280];
const posting = "/career/customer-operations/candidate-support-associate-french";

const test = base.extend({
  page: async ({ page }, use) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.setExtraHTTPHeaders({ "X-Forwarded-For": newClientAddress() });
    await openTenSecondsAgo(page);
    await use(page);
  },
});

async function apply(page: Page, email = newEmail()): Promise<string> {
  await openPage(page, `/xa${posting}`);
  await resumeInput(page).setInputFiles({
    name: "asha.txt",
    mimeType: "text/plain",
    buffer: Buffer.from(
      "Asha Rao\nExperience\nSupport associate, Example Ltd, 2021 - 2025\nFrench and English",
    ),
  });
  await fillInApplication(page, posting, email);
  await page.getByRole("button", { name: applications.form.send }).click();
  await expect(page.getByRole("heading", { name: applications.receipt.title })).toBeVisible();
  return (await page.locator("#apply strong").textContent()) ?? "";
}

/** The path of a link in the mail about an application. */
async function mailedPath(reference: string, path: string): Promise<string> {
  const find = async () =>
    (await readMails(workbenchDirectory)).find(({ text }) => text?.includes(reference));
  await expect.poll(async () => (await find()) !== undefined).toBe(true);
  const [link = ""] = new RegExp(`http://\\S+${path}\\?token=\\S+`).exec((await find())?.text ?? "") ?? [];
  const { pathname, search } = new URL(link);
  return pathname + search;
}

async function openOwnPage(page: Page): Promise<void> {
  const reference = await apply(page);
  await page.goto(await mailedPath(reference, "/email-verification"));
  await page.getByRole("button", { name: applications.verification.confirm }).click();
  await expect(page.getByRole("heading", { name: applications.verification.done.title })).toBeVisible();
  await page.goto(await mailedPath(reference, "/application"));
}

const sampleFile = (text: string) => ({
  name: "asha.txt",
  mimeType: "text/plain",
  buffer: Buffer.from(text),
});

/** Pages and their states, by what they show. */
const states: Record<string, (page: Page) => Promise<unknown>> = {
  "all openings": (page) => openPage(page, "/xa/careers"),
  "openings with filters": (page) =>
    openPage(page, "/xa/careers?q=support&mode=REMOTE&type=FULL_TIME&sort=closing"),
  "the filters of openings": async (page) => {
    await openPage(page, "/xa/careers?mode=REMOTE");
    const button = page.getByRole("button", { name: careers.portal.filters });
    if (await button.isVisible()) await button.click();
  },
  "openings by fit": async (page) => {
    await openPage(page, "/xa/careers");
    await page.locator("main input[type=file]").setInputFiles(sampleFile(evaluateResume.samples.resume));
    await expect(page.locator(".opening-fit").first()).toBeVisible();
  },
  "no opening found": (page) => openPage(page, "/xa/careers?q=supporrt+zyxw&mode=REMOTE"),
  "working at the company": (page) => openPage(page, "/xa/career"),
  "an opening with its form": (page) => openPage(page, `/xa${posting}`),
  "a form with errors": async (page) => {
    await openPage(page, `/xa${posting}`);
    await page.getByRole("button", { name: applications.form.send }).click();
    await expect(applicationForm(page).getByRole("alert")).toBeVisible();
  },
  "a receipt": (page) => apply(page),
  "a candidate's own page": openOwnPage,
  "the own page without a link": (page) => openPage(page, "/xa/application"),
  "the confirmation of an address": (page) => page.goto("/xa/email-verification"),
  "the confirmation with a token": async (page) =>
    page.goto(await mailedPath(await apply(page), "/email-verification")),
  "help for candidates": (page) => openPage(page, "/xa/candidates"),
  "the résumé tool": (page) => openPage(page, "/xa/evaluate-resume"),
  "the report on a résumé": async (page) => {
    await openPage(page, "/xa/evaluate-resume");
    await page.getByRole("button", { name: evaluateResume.form.sampleResume }).click();
    await page.getByRole("button", { name: evaluateResume.form.sampleJob }).click();
    await page.getByRole("button", { name: evaluateResume.form.submit }).click();
    await expect(page.locator("#report-title")).toBeFocused();
  },
  "the pronunciation test": (page) => openPage(page, "/xa/pronunciation-test"),
  "a page that doesn't exist": (page) => page.goto("/xa/careers/nothing"),
};

for (const [name, open] of Object.entries(states)) {
  test(`${name}: in the pseudo-language no English is left, and nothing is cut off`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await open(page);
    await showFonts(page);
    const found = new Map<string, number[]>();
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      await page.evaluate(
        () => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))),
      );
      const isCut = (fault: string) => fault.startsWith("cut off");
      const faults = [...(await findPseudoFaults(page)), ...(await findLookFaults(page)).filter(isCut)];
      for (const fault of faults) found.set(fault, [...(found.get(fault) ?? []), width]);
    }
    const all = [...found].map(([fault, at]) => `${fault}, at ${at.join(", ")} px`);
    expect(all, all.join("\n")).toEqual([]);
  });
}

import { expect, type Page, test } from "@playwright/test";
import { pageSize } from "#app/routes/blog/find-posts.ts";
import { businessDay } from "#domain/business-day.ts";
import { visiblePosts } from "#domain/posts/posts.ts";
import { expectNoOverflow } from "#tests/support/layout.ts";
import { content, openPage } from "#tests/support/site.ts";

const { list, post: words } = content.blog;
const posts = visiblePosts(content.posts, businessDay());
const [newest, second] = posts;
const parsers = posts.find(({ url }) => url.endsWith("what-resume-parsers-get-wrong"));
if (!newest || !second || !parsers) throw new Error("The blog lacks posts that these tests need");

const titles = (page: Page) => page.locator("#posts .post-card h3");
const contents = (page: Page) => page.getByRole("navigation", { name: words.contents });

test("the list shows the newest posts, and pages lead to all of them", async ({ page }) => {
  await openPage(page, "/blog");
  await expect(titles(page)).toHaveText(posts.slice(0, pageSize).map(({ title }) => title));
  await page.getByRole("navigation", { name: list.pages }).getByRole("link", { name: list.next }).click();
  await expect(page).toHaveURL("/blog?page=2");
  await expect(titles(page)).toHaveText(posts.slice(pageSize, 2 * pageSize).map(({ title }) => title));
  await expect(page.locator("#posts-title")).toBeFocused();
  await page.goBack();
  await expect(titles(page).first()).toHaveText(newest.title);
});

test("a topic and words narrow the list down, with the keyboard only", async ({ page }) => {
  const [topic] = newest.topics;
  if (!topic) throw new Error("A post has no topic");
  const ofTopic = posts.filter(({ topics }) => topics.some(({ id }) => id === topic.id));
  await openPage(page, "/blog");
  await page.getByRole("link", { name: `${topic.name} (${ofTopic.length})` }).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`/blog?topic=${topic.id}`);
  await expect(titles(page)).toHaveText(ofTopic.map(({ title }) => title));
  await page.getByRole("searchbox", { name: list.search }).focus();
  await page.keyboard.type("zzzz");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`/blog?q=zzzz&topic=${topic.id}`);
  await expect(page.getByText(list.nothing)).toBeVisible();
  await page.getByRole("link", { name: list.clear }).press("Enter");
  await expect(page).toHaveURL("/blog");
  await expect(page.getByRole("searchbox", { name: list.search })).toHaveValue("");
});

test("without scripts the list, its topics, its search and a post work", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto("/blog");
  await page.getByRole("searchbox", { name: list.search }).fill("resume parser columns");
  await page.locator("main").getByRole("button", { name: list.submit }).click();
  await expect(page).toHaveURL(/\/blog\?q=resume\+parser\+columns/);
  await titles(page).getByText(parsers.title).click();
  await expect(page).toHaveURL(parsers.url);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(parsers.title);
  await expect(page.getByRole("button", { name: words.copy })).toBeHidden();
  await context.close();
});

test("the contents lead to each section, mark the one in view, and are not printed", async ({ page }) => {
  await openPage(page, parsers.url);
  const [first, , third] = parsers.headings.filter(({ level }) => level === 2);
  if (!first || !third) throw new Error("The post has too few sections");
  await expect(contents(page).locator("[aria-current]")).toHaveCount(0);
  await contents(page).getByRole("link", { name: third.text, exact: true }).click();
  await expect(page).toHaveURL(`${parsers.url}#${third.id}`);
  await expect(contents(page).locator("[aria-current]")).toHaveText(third.text);
  await page.locator(`#${first.id}`).evaluate((heading) => heading.scrollIntoView());
  await expect(contents(page).locator("[aria-current]")).toHaveText(first.text);

  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(contents(page)).toBeHidden();
  await expect(page.getByRole("heading", { name: words.related })).toBeHidden();
});

test("a note leads to its source and back, and figures are drawn in the page with their words", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await openPage(page, parsers.url);
  const mark = page.locator("sup a").first();
  const id = await mark.getAttribute("id");
  await mark.click();
  await page
    .locator("li:target")
    .getByRole("link", { name: /back to reference 1$/i })
    .first()
    .click();
  await expect(page).toHaveURL(`${parsers.url}#${id}`);
  const figure = page.locator("figure").getByRole("img", { name: /two columns/i });
  await expect(figure.getByText("Straight across")).toBeVisible();
  await expectNoOverflow(page);
});

test("the link of a post is copied, and its neighbours are the posts before and after it", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openPage(page, second.url);
  await page.getByRole("button", { name: words.copy }).click();
  await expect(page.getByRole("status").filter({ hasText: words.copied })).toBeVisible();
  expect(new URL(await page.evaluate(() => navigator.clipboard.readText())).pathname).toBe(second.url);
  await page
    .getByRole("navigation", { name: words.neighbours })
    .getByRole("link", { name: newest.title })
    .click();
  await expect(page).toHaveURL(newest.url);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});

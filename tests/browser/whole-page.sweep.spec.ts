import { expectWholePicture } from "#tests/support/page-picture.ts";
import { test } from "#tests/support/shared-page.ts";
import { emulate, urls } from "#tests/support/site.ts";

for (const url of urls) {
  test(`pictures of ${url}, taken without scrolling, are whole in both colours`, async ({ page }) => {
    for (const scheme of ["light", "dark"] as const) {
      await emulate(page, scheme, 1440);
      await expectWholePicture(page, url);
      await emulate(page, scheme, 390);
      await expectWholePicture(page, url);
    }
  });
}

import { expectWholePicture } from "#tests/support/page-picture.ts";
import { test } from "#tests/support/shared-page.ts";
import { emulate } from "#tests/support/site.ts";

// One page of each kind that is drawn differently; whole-page.sweep.spec.ts takes pictures of all.
for (const url of ["/", "/platform/skilllens", "/solutions/content-writer", "/candidates", "/careers"]) {
  test(`a picture of ${url}, taken without scrolling, is whole`, async ({ page }) => {
    await emulate(page, "light", 1440);
    await expectWholePicture(page, url);
  });
}

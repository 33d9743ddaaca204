import { expect, type Page } from "@playwright/test";
import axe from "axe-core";

const wcag = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** In dark mode, the document is the same: only rules about colours can have other results. */
export const rulesByScheme = { light: undefined, dark: ["color-contrast", "link-in-text-block"] };

/** Rules whose results can differ between widths of one document. */
export const rulesByWidth = [
  "color-contrast",
  "link-in-text-block",
  "target-size",
  "scrollable-region-focusable",
];

type Scope = {
  /** Selector of the part to check. */
  include?: string | undefined;
  /** Checks only these rules. */
  rules?: string[] | undefined;
};

/** Adds axe to all later documents of the page, so that Chromium compiles it only once. */
export async function loadAxe(page: Page): Promise<void> {
  await page.addInitScript(axe.source);
}

/** Expects no violation of WCAG 2.2 AA or axe's best practices. `state` names what the page shows. */
export async function expectNoAxeViolation(
  page: Page,
  state?: string,
  { include, rules }: Scope = {},
): Promise<void> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  const broken = await page.evaluate(
    async ([selector, runOnly]) => {
      // Colours in transition to another scheme have contrasts that no one sees. Loops, because an element
      // that inherits a colour starts its own transition when its parent's ends.
      for (;;) {
        const transitions = document.getAnimations().filter((motion) => motion instanceof CSSTransition);
        if (transitions.length === 0) break;
        for (const transition of transitions) transition.finish();
      }
      const here = (window as unknown as { axe: typeof axe }).axe;
      const { violations } = await here.run(selector ?? document, {
        runOnly,
        resultTypes: ["violations"],
        preload: false,
      });
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`);
    },
    [include, rules ?? wcag] as const,
  );
  expect(broken, state).toEqual([]);
}

/** Checks the current state in both schemes: all rules in light mode, those about colours in dark mode. */
export async function expectNoAxeViolationInBothColours(
  page: Page,
  state?: string,
  scope: Pick<Scope, "include"> = {},
): Promise<void> {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await expectNoAxeViolation(page, `${state ?? ""} ${colorScheme}`, {
      ...scope,
      rules: rulesByScheme[colorScheme],
    });
  }
}

import { expect, type Page } from "@playwright/test";
import axe from "axe-core";

const wcag = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** In the dark the document is the same: rules about colours are the ones that can say something else. */
export const rulesByScheme = { light: undefined, dark: ["color-contrast", "link-in-text-block"] };

type Scope = {
  /** The part of the page that is looked at, as a selector. */
  include?: string | undefined;
  /** These rules alone, where the rest can say nothing new. */
  rules?: string[] | undefined;
};

/** Every document that the page opens from now on has axe in it: Chromium compiles it once, not for each. */
export async function loadAxe(page: Page): Promise<void> {
  await page.addInitScript(axe.source);
}

/** Nothing of the page breaks a rule of WCAG 2.2 AA or of axe's best practice; `state` names what is seen. */
export async function expectNoAxeViolation(
  page: Page,
  state?: string,
  { include, rules }: Scope = {},
): Promise<void> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  const found = await page.evaluate(
    async ([selector, runOnly]) => {
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
  expect(found, state).toEqual([]);
}

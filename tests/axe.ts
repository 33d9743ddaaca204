import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

const wcag = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** In the dark the document is the same: rules about colours are the ones that can say something else. */
export const rulesOf = { light: undefined, dark: ["color-contrast", "link-in-text-block"] };

type Scope = {
  /** The part of the page that is looked at, as a selector. */
  include?: string | undefined;
  /** These rules alone, where the rest can say nothing new. */
  rules?: string[] | undefined;
};

/** Nothing of the page breaks a rule of WCAG 2.2 AA or of axe's best practice; `state` names what is seen. */
export async function expectNoAxeViolation(
  page: Page,
  state?: string,
  { include, rules }: Scope = {},
): Promise<void> {
  // The other mode opens a page of its own to put the results of frames together; no page here has any.
  const builder = new AxeBuilder({ page }).setLegacyMode();
  if (rules) builder.withRules(rules);
  else builder.withTags(wcag);
  if (include !== undefined) builder.include(include);
  const { violations } = await builder.analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`);
  expect(found, state).toEqual([]);
}

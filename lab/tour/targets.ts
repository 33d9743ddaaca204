import type { Locator, Page } from "@playwright/test";
import type { TourTarget } from "#app/sections/hero/tour.schema.ts";

/** Matches names with this prefix, escaped. */
const beginsWith = (name: string) => new RegExp(`^${name.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&")}`);

/** The element of an action's target. Using it fails unless there is exactly one, or `nth` selects one. */
export function locate(page: Page, target: TourTarget): Locator {
  const main = page.locator("main");
  const all =
    "role" in target
      ? main.getByRole(target.role, target.name === undefined ? {} : { name: beginsWith(target.name) })
      : "data" in target
        ? main.locator(`[data-${target.data.replace(/=(.*)$/, '="$1"')}]`)
        : main.getByText(target.words);
  const matching = "has" in target && target.has !== undefined ? all.filter({ hasText: target.has }) : all;
  return target.nth === undefined ? matching : matching.nth(target.nth);
}

export type Box = { x: number; y: number; width: number; height: number };

/** Position and size of an element on the page. */
export async function boxOf(page: Page, target: TourTarget): Promise<Box> {
  const box = await locate(page, target).boundingBox();
  if (!box) throw new Error(`content/tour.yaml: ${JSON.stringify(target)} is not on the page`);
  return box;
}

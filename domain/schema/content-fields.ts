import { compileMessageOrThrow } from "@lingui/message-utils/compileMessage";
import { z } from "zod";
import type { PluralMessage } from "#domain/text/plural.ts";

/** A strict object whose "unknown key" message lists the known keys. */
export function strictEntry<Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  const keys = Object.keys(shape).join(", ");
  return z.strictObject(shape, {
    error: (issue) => {
      if (issue.code === "unrecognized_keys") {
        return `unknown key ${issue.keys.map((key) => `"${key}"`).join(", ")}: remove it or write one of: ${keys}`;
      }
      return issue.input === undefined
        ? `is missing: write an entry with the keys ${keys}`
        : `must be an entry with the keys ${keys}`;
    },
  });
}

/** Text for visitors. `what` is a noun phrase or clause that completes "write …". */
export function text(what: string, max: number) {
  return z
    .string({
      error: (issue) =>
        issue.input === undefined
          ? `is missing: write ${what}`
          : `must be text (put it in quotes): write ${what}`,
    })
    .trim()
    .min(1, `is empty: write ${what}`)
    .max(max, `is longer than ${max} characters: shorten it`)
    .describe(what);
}

/**
 * Text whose words depend on a number: a message of ICU MessageFormat, such as
 * `{count, plural, one {# opening} other {# openings}}`. Its value is for `fillPlural`.
 */
export function plural(what: string, max: number) {
  return text(what, max).transform((message, context): PluralMessage => {
    try {
      return compileMessageOrThrow(message);
    } catch (error) {
      const reason = error instanceof Error ? error.message.split("\n")[0] : String(error);
      context.addIssue({ code: "custom", message: `isn't a message with plural forms: ${reason}` });
      return z.NEVER;
    }
  });
}

/** Texts of one kind, by their keys: `what` says where they are shown. */
export function texts<const Key extends string>(what: string, max: number, keys: readonly Key[]) {
  return Object.fromEntries(keys.map((key) => [key, text(`${what}, “${key}”`, max)])) as Record<
    Key,
    ReturnType<typeof text>
  >;
}

/** A list with bounds; `what` names its entries in the plural. */
export function list<Item extends z.ZodType>(item: Item, what: string, min: number, max: number) {
  const bounds = min === max ? `exactly ${min}` : `${min} to ${max}`;
  return z
    .array(item, { error: `must be a list of ${bounds} ${what}` })
    .min(min, `has too few entries: write ${bounds} ${what}`)
    .max(max, `has too many entries: write ${bounds} ${what}`)
    .describe(`${bounds} ${what}`);
}

/** An enum; its messages list the allowed words. */
export function choice<const Words extends readonly [string, ...string[]]>(what: string, words: Words) {
  return z
    .enum(words, {
      error: (issue) =>
        `${issue.input === undefined ? "is missing" : `"${String(issue.input)}" is not known`}: write one of ${words.join(", ")}`,
    })
    .describe(what);
}

/** The same for words that are known only at run time. */
export const oneOf = <Word extends string>(what: string, words: readonly Word[]) =>
  choice(what, words as readonly [Word, ...Word[]]);

export const slug = z
  .string({ error: "is missing: write a short id such as support-team-lead" })
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, {
    error: (issue) =>
      `"${String(issue.input)}" is not an id: write lower-case letters, digits and hyphens, such as support-team-lead`,
  })
  .describe("a short id in lower-case letters, digits and hyphens, such as support-team-lead");

/** Prefix of links to other sites, whose URLs are in `site.yaml`. */
export const outboundPrefix = "outbound:";

export const link = z
  .string({ error: "is missing: write a path such as /platform/resumate, or outbound:scheduling" })
  .regex(/^(\/\S*|#[\w-]+|outbound:[a-zA-Z]+|mailto:\S+@\S+|tel:\+?[\d-]+)$/, {
    error: (issue) =>
      `"${String(issue.input)}" is not a link: write a path such as /platform/resumate, a #heading, or outbound: and a name from site.yaml`,
  })
  .describe("a path of this site, or outbound: and a name from site.yaml");

export const icon = slug.describe("the name of a Lucide icon");

/** Marks placeholder content; `npm run launch-check` lists it. */
export const sample = z
  .literal(true, { error: "is true or left out" })
  .optional()
  .describe("true while this is sample content");

export const newTab = z
  .boolean({ error: "must be true or false" })
  .optional()
  .describe("true to open the link in a new tab");

/** A button or link that opens a page or the product tour. */
export const action = strictEntry({
  title: text("what the button does", 40),
  template: choice("how it looks", ["PRIMARY_BUTTON", "OUTLINE_BUTTON", "CUSTOM_BUTTON", "LINK"]),
  url: link,
  popup: z
    .boolean({ error: "must be true or false" })
    .optional()
    .describe("true to open the product tour over the page"),
  newTab,
});
export type Action = z.infer<typeof action>;

/** A card with an icon, for features, benefits, steps and dimensions. */
export const iconCard = {
  title: text("a short title", 80),
  description: text("one to three sentences", 320),
  icon,
};

import { setupI18n } from "@lingui/core";
import { messageLocale } from "#domain/language/formats.ts";
import type { Language } from "#domain/language/language.ts";

/**
 * A text whose words depend on a number: a message of ICU MessageFormat, such as
 * `{count, plural, one {# opening} other {# openings}}`, compiled by the build to plain data.
 */
export type PluralMessage = string | readonly unknown[];

/**
 * Fills in a message in the plural form that the language has for its number.
 * @param values by the names of its placeholders
 */
export function fillPlural(
  message: PluralMessage,
  values: Record<string, string | number>,
  language: Language,
): string {
  const locale = messageLocale(language);
  const compiled = message as string;
  return setupI18n({ locale, messages: { [locale]: { compiled } } })._("compiled", values);
}

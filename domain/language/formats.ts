import type { Language } from "./language.ts";

/** Numbers are formatted as `grouped`; `numbers` has their words, such as lakh, and the plural forms. */
type Locales = { dates: string; numbers: string; grouped: string };
/** Digits are 0 to 9 in all languages, as in most of what people in India read on a screen. */
const locales: Record<Language, Locales> = {
  en: { dates: "en-GB", numbers: "en-IN", grouped: "en-IN" },
  hi: { dates: "hi-IN-u-nu-latn", numbers: "hi-IN-u-nu-latn", grouped: "hi-IN-u-nu-latn" },
  // The data of Marathi group by thousand. People who read it group by lakh and crore.
  mr: { dates: "mr-IN-u-nu-latn", numbers: "mr-IN-u-nu-latn", grouped: "hi-IN-u-nu-latn" },
  // What the browser formats can't be mistaken for English, and is in a script from right to left.
  xa: { dates: "ar-u-nu-latn", numbers: "ar-u-nu-latn", grouped: "ar-u-nu-latn" },
};

/** Visitors choose time zones, so what is kept needs a limit. */
const maxKept = 500;
const formats = /* @__PURE__ */ new Map<string, unknown>();

/** Formats are slow to make, and each page has many dates: one is kept for each set of options. */
function kept<Options, Format>(
  Kind: new (locale: string, options: Options) => Format,
  locale: string,
  options: Options,
): Format {
  const key = Kind.name + locale + JSON.stringify(options);
  const format = (formats.get(key) as Format | undefined) ?? new Kind(locale, options);
  if (formats.size === maxKept) formats.clear();
  formats.set(key, format);
  return format;
}

export const dateFormat = (language: Language, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  kept(Intl.DateTimeFormat, locales[language].dates, options);

export const numberFormat = (language: Language, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat =>
  kept(Intl.NumberFormat, locales[language][options.notation === "compact" ? "numbers" : "grouped"], options);

export const listFormat = (language: Language, options: Intl.ListFormatOptions = {}): Intl.ListFormat =>
  kept(Intl.ListFormat, locales[language].dates, options);

/** A number with so many decimals, such as 5.0. */
export const fixedNumber = (language: Language, value: number, decimals: number): string =>
  numberFormat(language, { minimumFractionDigits: decimals, maximumFractionDigits: decimals }).format(value);

/** Amounts of a currency. Rupees are grouped by lakh and crore; in English, other currencies by thousand. */
export const moneyFormat = (
  language: Language,
  currency: string,
  options: Intl.NumberFormatOptions = {},
): Intl.NumberFormat => {
  const all = { style: "currency", currency, ...options } as const;
  return currency === "INR"
    ? numberFormat(language, all)
    : kept(Intl.NumberFormat, locales[language].dates, all);
};

/** Names of regions, languages or scripts, in a language. */
export const nameFormat = (language: Language, type: Intl.DisplayNamesType): Intl.DisplayNames =>
  kept(Intl.DisplayNames, locales[language].dates, { type });

export const collator = (language: Language, options: Intl.CollatorOptions = {}): Intl.Collator =>
  kept(Intl.Collator, locales[language].dates, options);

/** The locale of a language for plural rules and numbers in messages. */
export const messageLocale = (language: Language): string => locales[language].numbers;

import type { Language } from "./language.ts";

type Locales = { dates: string; numbers: string };
/** Digits are 0 to 9 in all languages, as in most of what people in India read on a screen. */
const locales: Record<Language, Locales> = {
  en: { dates: "en-GB", numbers: "en-IN" },
  hi: { dates: "hi-IN-u-nu-latn", numbers: "hi-IN-u-nu-latn" },
  mr: { dates: "mr-IN-u-nu-latn", numbers: "mr-IN-u-nu-latn" },
  // What the browser formats can't be mistaken for English, and is in a script from right to left.
  xa: { dates: "ar-u-nu-latn", numbers: "ar-u-nu-latn" },
};

/** Formats are slow to make, and each page has many dates: one is kept for each set of options. */
function kept<Options extends object, Format>(make: (locale: string, options: Options) => Format) {
  const formats = new Map<string, Format>();
  return (locale: string, options: Options): Format => {
    const key = `${locale} ${JSON.stringify(options)}`;
    const format = formats.get(key) ?? make(locale, options);
    formats.set(key, format);
    return format;
  };
}

const dateFormats = /* @__PURE__ */ kept(
  (locale: string, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options),
);
const numberFormats = /* @__PURE__ */ kept(
  (locale: string, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options),
);
const listFormats = /* @__PURE__ */ kept(
  (locale: string, options: Intl.ListFormatOptions) => new Intl.ListFormat(locale, options),
);
const nameFormats = /* @__PURE__ */ kept(
  (locale: string, options: Intl.DisplayNamesOptions) => new Intl.DisplayNames(locale, options),
);
const collators = /* @__PURE__ */ kept(
  (locale: string, options: Intl.CollatorOptions) => new Intl.Collator(locale, options),
);

export const dateFormat = (language: Language, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  dateFormats(locales[language].dates, options);

export const numberFormat = (language: Language, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat =>
  numberFormats(locales[language].numbers, options);

export const listFormat = (language: Language, options: Intl.ListFormatOptions = {}): Intl.ListFormat =>
  listFormats(locales[language].dates, options);

/** Names of regions, languages or scripts, in a language. */
export const nameFormat = (language: Language, type: Intl.DisplayNamesType): Intl.DisplayNames =>
  nameFormats(locales[language].dates, { type });

export const collator = (language: Language, options: Intl.CollatorOptions = {}): Intl.Collator =>
  collators(locales[language].dates, options);

/** The locale of a language for plural rules and numbers in messages. */
export const messageLocale = (language: Language): string => locales[language].numbers;

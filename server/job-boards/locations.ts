import { nameFormat } from "#domain/language/formats.ts";
import type { Location, Workplace } from "#domain/postings/posting.schema.ts";

const countryNames = nameFormat("en", "region");
const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
const countryCodes = letters
  .flatMap((first) => letters.map((second) => first + second))
  // Not countries: the European Union, the United Nations, and codes for testing.
  .filter(
    (code) => !["EU", "EZ", "UN", "XA", "XB", "ZZ", "QO"].includes(code) && countryNames.of(code) !== code,
  )
  // Withdrawn codes canonicalise to their successors.
  .filter((code) => new Intl.Locale(`und-${code}`).region === code);

const codesByName = new Map([
  ...countryCodes.map((code): [string, string] => [(countryNames.of(code) ?? "").toLowerCase(), code]),
  ...Object.entries({
    usa: "US",
    us: "US",
    "u.s.": "US",
    "u.s.a.": "US",
    "united states of america": "US",
    uk: "GB",
    "u.k.": "GB",
    "great britain": "GB",
    england: "GB",
    scotland: "GB",
    wales: "GB",
    uae: "AE",
    "hong kong": "HK",
    "czech republic": "CZ",
    turkey: "TR",
    "the netherlands": "NL",
    korea: "KR",
    "republic of korea": "KR",
  }),
]);

/** The code of a country from its English name. Country fields (`isField`) may contain the code itself. */
export function countryCode(text: string, isField = false): string | undefined {
  const name = text.trim();
  const code = codesByName.get(name.toLowerCase());
  if (code !== undefined) return code;
  return isField && countryCodes.includes(name) ? name : undefined;
}

/** Regions larger than a country. */
const wideRegion =
  /^(?:emea|apac|latam|amer|americas|eu|europe|asia|africa|north america|south america|global)$/i;
const remoteWords = /\b(?:fully )?(?:remote|anywhere|worldwide|distributed|work from home)\b/gi;
const officeWords = /\b(?:hybrid|on-?site|in-?office)\b/gi;
const noLocation = /^(?:multiple|various|several|flexible)(?: locations| offices)?$/i;

/** A location as far as its text specifies it, and the workplace that it mentions. */
export type ParsedLocation = { location?: Location; workplace?: Workplace };

/** The kind of workplace in a text such as "On-site". */
export function parseWorkplace(text: string): Workplace | undefined {
  if (/hybrid/i.test(text)) return "HYBRID";
  if (text.search(remoteWords) >= 0) return "REMOTE";
  return /\bon[- ]?site\b|\bin[- ]?(?:office|person)\b/i.test(text) ? "ON_SITE" : undefined;
}

function parseLocation(text: string): ParsedLocation {
  const workplace = parseWorkplace(text);
  const rest = text
    .replace(remoteWords, " ")
    .replace(officeWords, " ")
    .replace(/[()[\]]/g, " ")
    .replace(/\s+/g, " ")
    .replace(/^[\s,:–—/-]+|[\s,:–—/-]+$/g, "")
    .replace(/^(?:in|within|from|based in) /i, "")
    .replace(/ only$/i, "");
  if (rest === "" || noLocation.test(rest)) return { workplace };
  if (wideRegion.test(rest)) return { workplace, location: { region: rest } };
  const parts = rest
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "");
  // "Atlanta, Georgia" is in the United States.
  const last = parts.at(-1) ?? "";
  const country = parts.length > 1 && /^georgia$/i.test(last) ? undefined : countryCode(last);
  const [city, ...region] = country === undefined ? parts : parts.slice(0, -1);
  return {
    workplace,
    // Adapters merge locations by spreading them, so unknown parts must be absent.
    location: {
      ...(city !== undefined && { city }),
      ...(region.length > 0 && { region: region.join(", ") }),
      ...(country !== undefined && { country }),
    },
  };
}

/** Parses free text: "Pune, Maharashtra, India", "Remote – India", "Berlin; Hamburg", "London or Remote". */
export function parseLocations(text: string): ParsedLocation[] {
  return text
    .split(/\s*[;|•]\s*|\s+\/\s+|\s+or\s+/i)
    .map((part) => part.trim())
    .filter((part) => part !== "")
    .map(parseLocation);
}

export type MergedLocations = { workplace?: Workplace; locations: Location[]; remoteWithin?: string[] };

/** Merges the parsed locations of a posting. An `explicit` workplace takes precedence over the texts. */
export function mergeLocations(parsed: ParsedLocation[], explicit?: Workplace): MergedLocations {
  const mentioned = parsed.map(({ workplace }) => workplace);
  const workplace =
    explicit ?? (["REMOTE", "HYBRID", "ON_SITE"] as const).find((kind) => mentioned.includes(kind));
  const isRemote = workplace === "REMOTE";
  const all = parsed.flatMap(({ location }) => location ?? []);
  const isPrecise = ({ city, region }: Location) => city !== undefined || region !== undefined;
  // A country without a city adds nothing to a city in the same country.
  const preciseCountries = new Set(all.filter(isPrecise).map(({ country }) => country));
  const locations = new Map(
    all
      .filter((location) => isPrecise(location) || (!isRemote && !preciseCountries.has(location.country)))
      .map((location) => [JSON.stringify([location.city, location.region, location.country]), location]),
  );
  const countries = [...new Set(all.flatMap(({ country }) => country ?? []))];
  return {
    workplace,
    locations: [...locations.values()],
    remoteWithin: isRemote && countries.length > 0 ? countries : undefined,
  };
}

import { dayMs } from "#domain/time.ts";

export const scopes = ["read", "write", "erase"] as const;
export type Scope = (typeof scopes)[number];

/** A key of the API and what it allows. */
export type ApiKey = {
  secret: string;
  scopes: readonly Scope[];
  /** The business units whose applications it reaches; all by default. */
  units?: readonly string[];
  /** The time in milliseconds from which it is no longer accepted. */
  until?: number;
};

const minSecretLength = 32;
const fields = ["key", "scopes", "units", "until"];
const isScope = (word: string): word is Scope => (scopes as readonly string[]).includes(word);

/** The parts of `key=…;scopes=read;units=retail`. */
function partsOf(word: string): Map<string, string> {
  const parts = new Map<string, string>();
  for (const part of word.split(";")) {
    const [, name = "", value = ""] = /^([a-z]+)=(.+)$/s.exec(part) ?? [];
    if (!fields.includes(name)) throw new Error(`has a part that is none of ${fields.join(", ")}`);
    if (parts.has(name)) throw new Error(`has two parts ${name}`);
    parts.set(name, value);
  }
  return parts;
}

/** The end of a day in UTC. */
function parseUntil(text: string): number {
  const time = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(text) : Number.NaN;
  // Some engines read 31 February as 3 March.
  if (Number.isNaN(time) || !new Date(time).toISOString().startsWith(text))
    throw new Error("has an until that is no day such as 2027-12-31");
  return time + dayMs;
}

function parseKey(word: string): ApiKey {
  // A key without parts reads, as all keys did before there were scopes.
  const parts = word.startsWith("key=")
    ? partsOf(word)
    : new Map([
        ["key", word],
        ["scopes", "read"],
      ]);
  const secret = parts.get("key") ?? "";
  if (secret.length < minSecretLength) throw new Error(`has fewer than ${minSecretLength} characters`);
  const named = parts.get("scopes")?.split(",");
  if (!named?.every(isScope)) throw new Error("needs scopes: read, write, erase, with commas between");
  const units = parts.get("units")?.split(",");
  if (units?.some((unit) => !/^[a-z0-9-]+$/.test(unit)))
    throw new Error("has units that are not as in the addresses of openings, with commas between");
  const until = parts.get("until");
  return {
    secret,
    scopes: named,
    ...(units && { units }),
    ...(until !== undefined && { until: parseUntil(until) }),
  };
}

/**
 * Keys with spaces between: plain ones, or `key=…;scopes=read,erase;units=retail,platform;until=2027-12-31`.
 * @throws {Error} saying what is wrong with which key, without repeating any
 */
export function parseApiKeys(text: string): ApiKey[] {
  const words = text.split(/\s+/).filter((word) => word !== "");
  if (words.length === 0)
    throw new Error("must be a key of 32 characters or more, or several with spaces between");
  const keys = words.map((word, index) => {
    try {
      return parseKey(word);
    } catch (error) {
      throw new Error(`key ${index + 1} ${error instanceof Error ? error.message : ""}`);
    }
  });
  const repeated = keys.findIndex(
    ({ secret }, index) => keys.findIndex((key) => key.secret === secret) < index,
  );
  if (repeated !== -1) throw new Error(`key ${repeated + 1} is there twice`);
  return keys;
}

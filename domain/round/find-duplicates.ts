import { pairKey, type RoundCandidate } from "./round-state.ts";

/** Why two entries may be one person. The same name alone is no reason. */
export type DuplicateReason = "FILE" | "EMAIL" | "PHONE" | "NAME_AND_PLACE";

/** Two entries, in the order in which they were added, with all reasons. */
export type Duplicate = { people: [first: string, second: string]; reasons: DuplicateReason[] };

/** Fewer digits are an extension or a slip. */
const minDigits = 8;
/** The subscriber's number in India and most countries with ten digits. */
const subscriberDigits = 10;

/** A phone number without country code, trunk zero and punctuation; undefined if it cannot be one. */
export function phoneKey(phone = ""): string | undefined {
  const digits = phone.replace(/\D/g, "").replace(/^0+/, "");
  if (digits.length < minDigits) return undefined;
  return digits.length > subscriberDigits ? digits.slice(-subscriberDigits) : digits;
}

/** An email address in lower case; Gmail ignores dots and what follows a plus sign. */
export function emailKey(email = ""): string | undefined {
  const [, local = "", domain = ""] = /^\s*([^@\s]+)@([^@\s]+\.[^@\s]+)\s*$/.exec(email.toLowerCase()) ?? [];
  if (local === "") return undefined;
  const isGmail = domain === "gmail.com" || domain === "googlemail.com";
  return isGmail ? `${local.replace(/\+.*/, "").replaceAll(".", "")}@gmail.com` : `${local}@${domain}`;
}

/** Letters with single spaces, in lower case. Accents of Latin letters go; the vowel signs of Devanagari are letters. */
const plain = (text: string) =>
  text
    .normalize("NFKD")
    .replace(/(?<=\p{Script=Latin})\p{M}+/gu, "")
    .normalize("NFC")
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, " ")
    .trim();

/** A name of at least two words with the place; one word, or a name without a place, is no reason. */
function nameAndPlaceKey({ name, location = "" }: RoundCandidate): string | undefined {
  const [own, place] = [plain(name), plain(location.split(",")[0] ?? "")];
  return own.includes(" ") && place !== "" ? `${own.split(" ").toSorted().join(" ")}|${place}` : undefined;
}

const keysOf: Record<DuplicateReason, (candidate: RoundCandidate) => (string | undefined)[]> = {
  FILE: ({ files }) => files.map(({ hash }) => hash),
  EMAIL: ({ email }) => [emailKey(email)],
  PHONE: ({ phone }) => [phoneKey(phone)],
  NAME_AND_PLACE: (candidate) => [nameAndPlaceKey(candidate)],
};
const reasons = Object.keys(keysOf) as DuplicateReason[];

/** A key that more people share is no one's: the phone of an office, the address of an agency. */
export const maxSharers = 5;

/**
 * Pairs of entries that may be one person, in the order in which they were added. Pairs that a person has kept apart
 * are left out. Time grows with the number of people.
 */
export function findDuplicates(
  people: readonly RoundCandidate[],
  apart: ReadonlySet<string> = new Set(),
): Duplicate[] {
  const pairs = new Map<string, Duplicate>();
  for (const reason of reasons) {
    const sharers = new Map<string, RoundCandidate[]>();
    for (const candidate of people)
      for (const key of new Set(keysOf[reason](candidate)))
        if (key !== undefined) {
          const group = sharers.get(key) ?? [];
          group.push(candidate);
          sharers.set(key, group);
        }
    for (const group of sharers.values()) {
      if (reason !== "FILE" && group.length > maxSharers) continue;
      // Of more than a few with one file each is paired with the first: pairs of all would be millions.
      const firsts = group.length > maxSharers ? group.slice(0, 1) : group;
      for (const [index, first] of firsts.entries())
        for (const second of group.slice(index + 1)) {
          const key = pairKey(first.id, second.id);
          if (apart.has(key)) continue;
          const pair = pairs.get(key) ?? { people: [first.id, second.id], reasons: [] };
          if (!pair.reasons.includes(reason)) pair.reasons.push(reason);
          pairs.set(key, pair);
        }
    }
  }
  const place = new Map(people.map(({ id }, index) => [id, index]));
  const placeOf = (id: string) => place.get(id) ?? 0;
  return [...pairs.values()].toSorted(
    (a, b) => placeOf(a.people[0]) - placeOf(b.people[0]) || placeOf(a.people[1]) - placeOf(b.people[1]),
  );
}

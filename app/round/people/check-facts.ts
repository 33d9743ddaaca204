import type { Facts } from "#domain/round/change.ts";
import { emailKey, phoneKey } from "#domain/round/find-duplicates.ts";
import type { RoundCandidate } from "#domain/round/round-state.ts";
import { editDistance } from "#domain/text/edit-distance.ts";
import { damagedPhone, isEmailLike } from "./table/cell-values.ts";

export type FactWarning =
  | { kind: "EMAIL_FORM" | "PHONE_SHORT" | "PHONE_LONG" | "PHONE_ROUNDED" }
  | { kind: "EMAIL_TYPO"; guess: string }
  | { kind: "EMAIL_KNOWN" | "PHONE_KNOWN"; name: string };

const providers = [
  ...["gmail.com", "yahoo.com", "yahoo.co.in", "yahoo.in", "outlook.com", "hotmail.com", "rediffmail.com"],
  ...[
    "icloud.com",
    "live.com",
    "proton.me",
    "protonmail.com",
    "ymail.com",
    "zoho.com",
    "mail.com",
    "aol.com",
  ],
];

/** The address with the provider that was probably meant. */
function typoIn(email: string): string | undefined {
  const [local = "", domain = ""] = email.toLowerCase().split("@");
  if (providers.includes(domain)) return undefined;
  const guess = providers.find((provider) => provider.length > 8 && editDistance(domain, provider, 1) === 1);
  return guess === undefined ? undefined : `${local}@${guess}`;
}

const minPhoneDigits = 8;
const maxPhoneDigits = 15;

/** What may be wrong with an address and a number. Warnings only: a person knows better. `people` are the others. */
export function checkFacts(
  { email = "", phone = "" }: Partial<Facts>,
  people: readonly RoundCandidate[],
): { email?: FactWarning; phone?: FactWarning } {
  return {
    ...(email !== "" && checked("email", checkEmail(email, people))),
    ...(phone !== "" && checked("phone", checkPhone(phone, people))),
  };
}

const checked = (field: "email" | "phone", warning: FactWarning | undefined) =>
  warning ? { [field]: warning } : {};

function checkEmail(email: string, people: readonly RoundCandidate[]): FactWarning | undefined {
  if (!isEmailLike(email)) return { kind: "EMAIL_FORM" };
  const guess = typoIn(email);
  if (guess !== undefined) return { kind: "EMAIL_TYPO", guess };
  const key = emailKey(email);
  const same = people.find((person) => emailKey(person.email) === key);
  return same && { kind: "EMAIL_KNOWN", name: same.name };
}

function checkPhone(phone: string, people: readonly RoundCandidate[]): FactWarning | undefined {
  if (damagedPhone(phone)) return { kind: "PHONE_ROUNDED" };
  const { length } = phone.replace(/[^\p{Nd}]/gu, "");
  if (length < minPhoneDigits) return { kind: "PHONE_SHORT" };
  if (length > maxPhoneDigits) return { kind: "PHONE_LONG" };
  const key = phoneKey(phone);
  const same = key === undefined ? undefined : people.find((person) => phoneKey(person.phone) === key);
  return same && { kind: "PHONE_KNOWN", name: same.name };
}

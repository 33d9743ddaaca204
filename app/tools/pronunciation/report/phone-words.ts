import type { PhoneName, ReportWords } from "./report.schema.ts";

type PhoneWords = ReportWords["phones"];

const isKnown = (phones: PhoneWords, phone: string): phone is PhoneName => Object.hasOwn(phones, phone);

/** Texts about a sound; without texts in the content, its ARPAbet name. */
export function phoneWords({ phones }: ReportWords, phone: string): PhoneWords[PhoneName] {
  return isKnown(phones, phone) ? phones[phone] : { ipa: phone, example: "", how: "" };
}

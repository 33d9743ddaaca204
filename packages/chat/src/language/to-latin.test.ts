import { expect, test } from "vitest";
import { toLatin } from "./to-latin.ts";

test.each([
  ["मेरा नाम सुनीता है", "mera naam sunita hai"],
  ["ज़ाकिर हुसैन", "zakir husain"],
  ["साढ़े चार साल", "saadhe char saal"],
  ["पूना में रहता हूँ।", "Pune me rehta hu."],
  ["९८२२०", "98220"],
  ["９８２ ٣٤ ১২", "982 34 12"],
  ["Pune में", "Pune me"],
  ["Zażółć", "Zażółć"],
  ["मेरा ईमेल संपर्क९@डाटामेल.भारत है।", "mera email संपर्क९@डाटामेल.भारत hai."],
])("“%s” is “%s”", (written, latin) => {
  expect(toLatin(written).text).toBe(latin);
});

test("gives names back as they were written", () => {
  const { asWritten } = toLatin("मैं सुनीता कुलकर्णी हूँ");
  expect(asWritten("Sunita Kulakarni")).toBe("सुनीता कुलकर्णी");
  expect(asWritten("Meera")).toBe("Meera");
});

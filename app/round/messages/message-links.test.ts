import PostalMime from "postal-mime";
import { expect, test } from "vitest";
import { mailFile, mailtoLink, whatsAppLink, whatsAppNumber } from "./message-links.ts";

const text = "Dear Kavya,\n\nसमय: 5 & 6 = ? #1 +91\n\nRegards";

test("a mail link carries address, subject and text as they are", () => {
  const link = new URL(mailtoLink({ to: "kavya+jobs@mail.example", subject: "A & B", text }));
  expect(link.pathname).toBe("kavya%2Bjobs@mail.example");
  // Mail programs do not read "+" as a space.
  expect(link.search).not.toContain("+");
  expect(link.searchParams.get("subject")).toBe("A & B");
  expect(link.searchParams.get("body")).toBe(text.replaceAll("\n", "\r\n"));
});

test.each([
  "a@b.example?cc=x@y.example",
  "a@b.example,c@d.example",
  "a@b.example\r\nBcc: x@y.example",
  "no address",
])("leaves out the address %j, so that no one else gets the mail", (to) => {
  expect(mailtoLink({ to, subject: "A", text: "B" })).toBe("mailto:?subject=A&body=B");
  expect(mailFile({ to, subject: "A", text: "B" })).not.toMatch(/^(?:To|Bcc):/m);
});

test("broken characters do not break a link", () => {
  expect(mailtoLink({ subject: "\ud800", text: "" })).toContain("subject=%EF%BF%BD");
});

test("a saved draft is read back by a mail parser, in any script and length", async () => {
  const subject = `आपका आवेदन: ${"Customer support executive, Bhiwandi ".repeat(6)}`.trim();
  const long = `${text}\n`.repeat(80);
  const file = mailFile({ to: "kavya@mail.example", subject, text: long });
  expect(file.split("\r\n").every((line) => line.length <= 78)).toBe(true);
  const mail = await PostalMime.parse(file);
  expect(mail.subject).toBe(subject);
  expect(mail.to).toEqual([{ address: "kavya@mail.example", name: "" }]);
  expect(mail.text?.replaceAll("\r\n", "\n").trimEnd()).toBe(long.trimEnd());
  expect(mail.headers.find(({ key }) => key === "x-unsent")?.value).toBe("1");
});

test("a subject cannot add a header", async () => {
  const mail = await PostalMime.parse(mailFile({ subject: "A\r\nBcc: x@y.example", text: "B" }));
  expect(mail.bcc).toBeUndefined();
  expect(mail.subject).toBe("A Bcc: x@y.example");
});

test("WhatsApp gets numbers with a country code; an Indian mobile number is asked about", () => {
  const full = (digits: string) => ({ kind: "FULL", digits });
  const ask = { kind: "ASK", digits: "919820011122" };
  expect(
    Object.fromEntries(
      [
        "+91 98200 11122",
        "919820011122",
        "0091-9820011122",
        "+91 (0) 98200-11122",
        "(+44) 20 7946 0958",
        "+91 09820011122",
      ].map((phone) => [phone, whatsAppNumber(phone)]),
    ),
  ).toEqual({
    "+91 98200 11122": full("919820011122"),
    "919820011122": full("919820011122"),
    "0091-9820011122": full("919820011122"),
    "+91 (0) 98200-11122": full("919820011122"),
    "(+44) 20 7946 0958": full("442079460958"),
    "+91 09820011122": full("919820011122"),
  });
  for (const phone of ["98200 11122", "09820011122", "9820011122 / 9930065500", "9820011122, 9930065500"])
    expect(whatsAppNumber(phone)).toEqual(ask);
  for (const phone of [undefined, "", "022 2654 1234", "12345", "+0 98200 11122", "+12", "call me"])
    expect(whatsAppNumber(phone)).toBeUndefined();
});

test("a chat begins with the text", () => {
  const link = new URL(whatsAppLink("919820011122", text));
  expect(link.origin).toBe("https://wa.me");
  expect(link.searchParams.get("text")).toBe(text);
});

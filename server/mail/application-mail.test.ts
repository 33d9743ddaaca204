import { expect, test } from "vitest";
import type { ApplicationRow } from "#server/store/tables.ts";
import { applicationMail, linksMail, mailLanguage } from "./application-mail.ts";
import { type ApplicationMailWords, type MailWords, mailHtml } from "./mail.ts";

const wordsOf = (language: string): ApplicationMailWords => ({
  greeting: `${language} greeting {name}`,
  stranger: `${language} stranger`,
  confirm: `${language} confirm`,
  follow: `${language} follow`,
  receipt: { subject: `${language} {job} {reference}`, before: [`${language} {site}`], after: ["{erased}"] },
  links: { subject: `${language} links`, before: [], each: `${language} {job}`, after: [] },
  notice: { subject: `${language} notice`, before: [], after: ["{erased}"] },
});

// Only the part that mails to candidates read.
const words = {
  siteName: "Chayan",
  applications: { en: wordsOf("en"), hi: wordsOf("hi"), mr: wordsOf("mr") },
} as unknown as MailWords;
const row = (language: string) =>
  ({
    reference: "AAAAA-BBBBB",
    job_title: "Designer",
    name: "Asha",
    email: "asha@example.com",
    verified_at: null,
    erase_at: Date.UTC(2026, 10, 29, 20),
    language,
  }) as unknown as ApplicationRow;

const links = { confirm: "https://a.example/hi/email-verification?token=a", follow: "https://a.example/b" };
const replyTo = { name: "Chayan", address: "jobs@example.com" };
const receipt = (language: string) => applicationMail("receipt", row(language), links, replyTo, words);

test.each([
  ["hi", "hi", "30 नवंबर 2026"],
  ["mr", "mr", "30 नोव्हेंबर, 2026"],
  ["en", "en", "30 November 2026"],
  ["", "en", "30 November 2026"],
  ["xa", "en", "30 November 2026"],
  ["toString", "en", "30 November 2026"],
])("an application in the language '%s' gets mails in %s, with dates of India", (language, own, day) => {
  expect(mailLanguage(row(language), words)).toBe(own);
  const mail = receipt(language);
  expect(mail.subject).toBe(`${own} Designer AAAAA-BBBBB`);
  expect(mail.paragraphs).toEqual([
    `${own} stranger`,
    `${own} Chayan`,
    { label: `${own} confirm`, url: links.confirm },
    { label: `${own} follow`, url: links.follow },
    day,
  ]);
  expect(mailHtml(mail)).toContain(`<html lang="${own}">`);
  expect(applicationMail("notice", row(language), links, replyTo, words).subject).toBe(`${own} notice`);
});

test("a mail with links to applications in several languages has the language of the first", () => {
  const rows = [row("mr"), row("")].map((application) => ({ row: application, links }));
  const mail = linksMail(row("mr"), rows, replyTo, words);
  expect(mail).toMatchObject({ language: "mr", subject: "mr links" });
  expect(mail.paragraphs.filter((paragraph) => paragraph === "mr Designer")).toHaveLength(2);
});

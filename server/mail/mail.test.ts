import { expect, test } from "vitest";
import { type Mail, mailHtml, mailText } from "./mail.ts";

const mail: Mail = {
  to: { name: "", address: "asha@example.com" },
  subject: "Your application for <QA> has arrived",
  paragraphs: [
    "Hello,\nand welcome.",
    { label: "Confirm", url: "https://chayan.example/a?b=1&c=2" },
    { label: "Follow", url: "https://chayan.example/d" },
  ],
};

test("the HTML of a mail has the words of its text, escaped, and the first link as its only button", () => {
  const html = mailHtml(mail);
  expect(html).toContain("Your application for &lt;QA&gt; has arrived</span></h1>");
  expect(html).toContain("<p>Hello,<br>\nand welcome.</p>");
  for (const link of ["https://chayan.example/a?b=1&amp;c=2", "https://chayan.example/d"]) {
    expect(html.split(`"${link}"`)).toHaveLength(2);
    expect(html, "the address is readable, too").toContain(`>${link}</p>`);
  }
  expect(/<a [^>]*background[^>]*>([^<]+)</.exec(html)?.[1]).toBe("Confirm");
  expect(html.match(/<a [^>]*background/g)).toHaveLength(1);
  expect(html).not.toMatch(/<img|src=|url\(/);
  expect(mailText(mail)).toContain("Confirm:\nhttps://chayan.example/a?b=1&c=2");
});

test("a mail without links has no button", () => {
  expect(mailHtml({ ...mail, paragraphs: ["Hello,"] })).not.toContain("<a ");
});

import { resolve } from "node:path";
import { counted } from "#app/round/counted.ts";
import { fillTemplate } from "#domain/text/fill-template.ts";
import { content } from "#tests/support/site.ts";
import { test } from "./visitor.ts";

const { ownStart, ownFrame, ownSharing, applyLink } = content;
const words = { ...applyLink.words.en, ...applyLink.finish.en };
const { place, form } = ownSharing;
const employer = "Palkhi Logistics";
const { step } = test;

/** A résumé of Asha Rao, a software engineer. */
const pdf = resolve("packages/resume-match/src/read/owner-only.fixture.pdf");

test("an owner makes a link, an applicant sends a résumé through it, and withdraws it", async ({
  visitor,
}) => {
  const pathOf = (address: string) => address.slice(new URL(address).origin.length);
  let [round, link] = ["", ""];

  await step("the owner shares a round and makes a link", async () => {
    await visitor.open("/round");
    await visitor.fill(".posting-text textarea", "Software engineer\nMust have\n- Java");
    await visitor.see(".posting-rows > li > button", "Java");
    await visitor.click("form button", ownStart.start);
    await visitor.click("nav a", ownFrame.tabs.collect);
    await visitor.click("button", place.start);
    await visitor.see("p", place.SHARED);
    await visitor.fill("[name=employer]", employer);
    await visitor.fill("[name=contactName]", "Lata Pednekar");
    await visitor.fill("[name=contactEmail]", "jobs@palkhi.example");
    await visitor.click("form button", form.save);
    const message = `textarea[aria-label="${ownSharing.link.words}"]`;
    await visitor.see(message);
    [link = ""] = /http\S+/.exec(await visitor.read(message)) ?? [];
    // The link is at the relay.
    await visitor.see("p", counted(place.waiting, 0));
    await visitor.see("[data-saving=SAVED]");
    round = await visitor.path();
  });

  await step("an applicant opens it and sends a résumé", async () => {
    await visitor.openBare(pathOf(link));
    await visitor.upload("input[type=file]", pdf);
    await visitor.see("p[role=status]", words.filled);
    await visitor.seeValue("[name=name]", "Asha Rao");
    await visitor.fill("[name=note]", "I live nearby.");
    await visitor.click("[name=consent]");
    await visitor.click("form button[type=submit]", words.next);
    await visitor.see("dd", "I live nearby.");
    await visitor.click("section[aria-labelledby=preview-title] button", words.send);
    await visitor.see("#receipt-title", words.sent);
  });
  const receipt = `http://${await visitor.read("section .font-mono")}`;

  const row = 'input[aria-label*="Asha Rao"]';
  await step("the owner sees who has applied", async () => {
    await visitor.open(round);
    await visitor.click("nav a", ownFrame.tabs.people);
    await visitor.see("p[role=status]", counted(ownSharing.arrived, 1));
    await visitor.see(row);
    await visitor.see("[data-saving=SAVED]");
  });

  await step("the applicant withdraws, and is gone at the owner's", async () => {
    await visitor.openBare(pathOf(receipt));
    await visitor.click("button", words.withdraw);
    await visitor.click("button", words.withdrawYes);
    await visitor.see("p", fillTemplate(words.withdrawn, { employer }));
    await visitor.open(round);
    await visitor.see("p[role=status]", counted(ownSharing.withdrawn, 1));
    await visitor.seeCount(row, 0);
  });
});

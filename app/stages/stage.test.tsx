import content from "virtual:content";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { findPerson } from "./round.ts";
import { Stage } from "./stage.tsx";

const idsOf = (html: string, attribute: string) =>
  [...html.matchAll(new RegExp(`${attribute}="(\\d+)"`, "g"))].map(([, id]) => Number(id));

test("each field with words has a mark in the chat, and an open one has none", () => {
  const html = renderToStaticMarkup(<Stage name="CHAT" />);
  const record = findPerson(content.round, "asha-kulkarni").chat?.record ?? [];
  const withWords = record.flatMap(({ quote }, index) => (quote === undefined ? [] : [index]));
  expect(idsOf(html, "data-from")).toEqual(record.map((_, index) => index));
  expect(idsOf(html, "data-evidence").sort()).toEqual(withWords);
});

import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, expect, test } from "vitest";
import content from "#app/content/content.data.ts";
import { LanguageLinks } from "./translations.tsx";

const { unread } = content;
afterEach(() => {
  content.unread = unread;
});

const linksOf = (url: string) => renderToStaticMarkup(<LanguageLinks url={url} />);

test("a page says that its translation is unread while one text of its language is", () => {
  const { unread: note } = content.languages.hi;
  content.unread = { hi: 1, mr: 0 };
  expect(linksOf("/hi/careers")).toContain(note);
  content.unread = { hi: 0, mr: 1 };
  expect(linksOf("/hi/careers")).not.toContain(note);
  expect(linksOf("/hi/careers")).toContain("मराठी");
});

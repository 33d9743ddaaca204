import { expect, test } from "vitest";
import { isPrivateFileData, withPrivacy } from "./headers.ts";

/** The headers of a response that lets everyone keep it. */
function headersOf(path: string) {
  const response = new Response("a", { headers: { "Cache-Control": "public", "X-Own": "b" } });
  const { headers } = withPrivacy(response, new URL(path, "http://localhost"));
  expect(headers.get("x-own")).toBe("b");
  return [headers.get("cache-control"), headers.get("referrer-policy")];
}

const languages = ["", "/hi", "/mr", "/HI", "/xa"];

test.each(languages)(
  "pages behind a secret link are kept and named nowhere, and not compressed, below '%s'",
  (language) => {
    for (const path of [
      "/application",
      "/application.data",
      "/application/data",
      "/Application",
      "/%61pplication",
      "/email-verification",
      "/email-verification.data",
    ]) {
      expect([path, ...headersOf(language + path)]).toEqual([path, "no-store", "no-referrer"]);
      expect([path, ...headersOf(`${language}${path}?token=a`)]).toEqual([
        path,
        "no-store, no-transform",
        "no-referrer",
      ]);
    }
  },
);

test("other pages keep the headers that they have, and are not stored if they have none", () => {
  for (const path of ["/", "/hi/careers", "/applications", "/a/b/application", "/hi/career/application"])
    expect([path, ...headersOf(`${path}?token=a`)]).toEqual([path, "public", null]);
  const { headers } = withPrivacy(new Response("a"), new URL("http://localhost/hi/careers"));
  expect(headers.get("cache-control")).toBe("no-store");
});

test.each(languages)("a candidate's file is never the data of a page, below '%s'", (language) => {
  for (const path of ["/application/data.data", "/Application/resume.DATA", "/application/%64ata.data/"])
    expect([path, isPrivateFileData(language + path)]).toEqual([path, true]);
  for (const path of [
    "/application.data",
    "/application/data",
    "/career/a/b.data",
    "/application/%E0%A4.pdf",
  ])
    expect([path, isPrivateFileData(language + path)]).toEqual([path, false]);
});

import { describe, expect, it } from "vitest";
import type { Line } from "../types.ts";
import { joinBrokenDetails } from "./broken-details.ts";

/** Lines of one column; a text that ends with "↵" had no room for the next. */
const column = (...texts: string[]): Line[] =>
  texts.map((text) => ({
    text: text.replace("↵", ""),
    cells: [text.replace("↵", "")],
    cellX: [40],
    page: 0,
    column: 1,
    x: 40,
    y: 0,
    size: 10,
    bold: false,
    bullet: false,
    isHeading: false,
    gap: 0,
    wraps: text.endsWith("↵"),
  }));
const join = (...texts: string[]) => joinBrokenDetails(column(...texts)).map(({ text }) => text);

describe("contact details that a narrow column broke", () => {
  it("joins an email address cut inside its domain", () => {
    expect(join("ina.wendt@inbox.exam", "ple.net", "Jena")).toEqual(["ina.wendt@inbox.example.net", "Jena"]);
    expect(join("Mail: ina.wendt", "@example.org")).toEqual(["Mail: ina.wendt@example.org"]);
  });
  it("joins a link cut inside a word, at a hyphen, or over three lines", () => {
    expect(join("https://www.linkedin.com/in/↵", "inawendt↵", "81")).toEqual([
      "https://www.linkedin.com/in/inawendt81",
    ]);
    expect(join("Web: www.ina-", "wendt.example", "Jena")).toEqual(["Web: www.ina-wendt.example", "Jena"]);
    expect(join("github.com/in↵", "awendt")).toEqual(["github.com/inawendt"]);
    expect(join("ina@example.org | www.ina-", "wendt.example | Jena")).toEqual([
      "ina@example.org | www.ina-wendt.example | Jena",
    ]);
  });
  it("joins a phone number whose last digits had no room", () => {
    expect(join("Phone: +1 432 555", "0119")).toEqual(["Phone: +1 432 555 0119"]);
    expect(join("Jena | 0341 555↵", "0119 | Germany")).toEqual(["Jena | 0341 555 0119 | Germany"]);
  });
  it("leaves whole details and other lines apart", () => {
    for (const lines of [
      ["ina@example.org", "jena"],
      ["linkedin.com/in/ina-wendt↵", "github.com/inawendt"],
      ["github.com/inawendt↵", "ina@example.org"],
      ["+49 341 5550119", "07743"],
      ["23.08.1997↵", "github.com/inawendt"],
      ["Worked for example.org↵", "Jena"],
    ])
      expect(join(...lines)).toEqual(lines.map((line) => line.replace("↵", "")));
  });
});

import { describe, expect, it } from "vitest";
import { childElements, childNamed, findAll, parseXml, readText, tokenizeXml } from "./xml.ts";

const corrupt = expect.objectContaining({ code: "corrupt" });
const tokens = (source: string) => [...tokenizeXml(source)];
const parse = (source: string) => parseXml(source, new Map([["urn:known", "k"]]));

describe("tokenizeXml", () => {
  it("yields tags with attributes, text, and CDATA; skips comments and instructions", () => {
    expect(
      tokens(
        `\uFEFF<?xml version="1.0"?>\n<!-- c --><a x='1' y:z = "&lt;&#65;&#x42;"><b/>T&amp;<![CDATA[<raw>]]></a >`,
      ),
    ).toEqual([
      { kind: "start", name: "a", attributes: { x: "1", "y:z": "<AB" }, isEmpty: false },
      { kind: "start", name: "b", attributes: {}, isEmpty: true },
      { kind: "end", name: "b" },
      { kind: "text", text: "T&" },
      { kind: "text", text: "<raw>" },
      { kind: "end", name: "a" },
    ]);
  });

  it.each([
    ["DOCTYPE", '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>'],
    ["external DOCTYPE", '<!DOCTYPE a SYSTEM "file:///etc/passwd"><a/>'],
    ["unknown entity", "<a>&nbsp;</a>"],
    ["bare ampersand", "<a>R & D</a>"],
    ["code without sign", "<a>&#0;</a>"],
    ["surrogate", "<a>&#xD800;</a>"],
    ["wrong end", "<a><b></a></b>"],
    ["open end", "<a><b></b>"],
    ["cut tag", "<a><b x='1"],
    ["cut comment", "<a><!-- "],
    ["two roots", "<a/><b/>"],
    ["text outside", "<a/>x"],
    ["nothing", "  "],
    ["unquoted attribute", "<a b=c/>"],
    ["deep nesting", "<a>".repeat(257) + "</a>".repeat(257)],
  ])("refuses: %s", (_, source) => {
    expect(() => tokens(source)).toThrow(corrupt);
  });

  it("allows 256 levels", () => {
    expect(tokens("<a>".repeat(256) + "</a>".repeat(256))).toHaveLength(512);
  });

  it("stays fast on long white space and a million open tags", () => {
    const start = process.cpuUsage();
    expect(() => tokens(`<a${" ".repeat(1_000_000)}?></a>`)).toThrow(corrupt);
    expect(() => tokens("<a>".repeat(1_000_000))).toThrow(corrupt);
    expect(process.cpuUsage(start).user / 1000).toBeLessThan(2000);
  });
});

describe("parseXml", () => {
  it("names known namespaces by the caller's prefix, within their scope", () => {
    const root = parse(
      '<r xmlns="urn:known" xmlns:p="urn:known"><p:a p:v="1" w="2"/><b xmlns="urn:other">t</b><q:c/></r>',
    );
    expect(root.name).toBe("k:r");
    expect(childElements(root).map((child) => child.name)).toEqual(["k:a", "b", "q:c"]);
    expect(childNamed(root, "k:a")?.attributes).toMatchObject({ "k:v": "1", w: "2" });
  });

  it("treats attributes of any name as attributes only", () => {
    const { attributes } = parse('<a __proto__="x" constructor="y"/>');
    expect(Object.entries(attributes)).toEqual([
      ["__proto__", "x"],
      ["constructor", "y"],
    ]);
    expect(parse("<a/>").attributes.constructor).toBeUndefined();
  });

  it("finds elements and text below", () => {
    const root = parse("<a><b>1<c>2</c></b><d><b>3</b></d></a>");
    expect(findAll(root, "b").map(readText)).toEqual(["12", "3"]);
  });

  it("refuses too many elements", () => {
    expect(() => parse(`<a>${"<b/>".repeat(600_000)}</a>`)).toThrow(
      expect.objectContaining({ code: "too-large" }),
    );
  });
});

import { expect, test } from "vitest";
import { cleanDescription, unescapeHtml } from "./description.ts";

const clean = (html: string) => cleanDescription(html).html;

test("nothing that runs, loads or links into this site is left", () => {
  const hostile = [
    "<script>alert(1)</script>",
    "<p onclick='x()' style='position:fixed' class='menu' id='main'>words</p>",
    "<img src=x onerror=alert(1)>",
    "<svg><script>alert(1)</script></svg>",
    "<math><mi xlink:href='javascript:alert(1)'>m</mi></math>",
    "<iframe src='https://evil.example'></iframe>",
    "<style>*{display:none}</style>",
    "<form action='/company/contact'><input name=a><button>send</button></form>",
    "<base href='https://evil.example/'><meta http-equiv=refresh content='0;url=https://evil.example'>",
    ...[
      "javascript:alert(1)",
      "JaVaScRiPt:alert(1)",
      "java\tscript:alert(1)",
      "&#106;avascript:alert(1)",
    ].map((href) => `<p><a href="${href}">link</a></p>`),
    ...[
      "data:text/html,x",
      "http://plain.example",
      "//evil.example",
      "/careers",
      "vbscript:x",
      "#top",
      "",
    ].map((href) => `<p><a href="${href}">link</a></p>`),
    "<noscript><p title='</noscript><img src=x onerror=alert(1)>'></noscript>",
    "<template><script>alert(1)</script></template>",
    "<!-- a comment -->",
    "<p><em>open",
  ].join("\n");
  const html = clean(hostile);
  expect(html).not.toMatch(/<(?!\/?(?:p|ul|ol|li|br|strong|em|h3|h4|a)>)/);
  expect(html).not.toMatch(/script|onerror|style|evil/i);
  expect(html).toContain("<p>words</p>");
  expect(html).toContain("<p>link</p>");
  expect(html.trim().endsWith("<p><em>open</em></p>")).toBe(true);
  // Cleaning is idempotent.
  expect(clean(html)).toBe(html);
});

test("links to other sites and mail addresses stay, without other attributes", () => {
  expect(clean('<p><a href="https://a.example/b?c=d&amp;e" target="_blank" onclick="x()">a</a></p>')).toBe(
    '<p><a href="https://a.example/b?c=d&#x26;e">a</a></p>',
  );
  expect(clean('<p><a href="mailto:jobs@a.example">a</a></p>')).toBe(
    '<p><a href="mailto:jobs@a.example">a</a></p>',
  );
});

test("a link whose address cannot be read becomes its text", () => {
  for (const href of ["https://[", "https://a b", "https://%", "https://a.example:99999/"])
    expect([href, clean(`<p>before <a href="${href}">link</a></p>`)]).toEqual([href, "<p>before link</p>"]);
});

test("HTML of other editors becomes paragraphs, lists and two ranks of headings", () => {
  expect(clean("<div><div>one</div><div><br></div><div>two <b>bold</b></div></div>")).toBe(
    "<p>one</p><p>two <strong>bold</strong></p>",
  );
  expect(clean("<h2>a</h2><h4>b</h4><h6>c</h6>")).toBe("<h3>a</h3><h4>b</h4><h4>c</h4>");
  expect(clean("loose <i>words</i><p>then</p>more")).toBe(
    "<p>loose <em>words</em></p><p>then</p><p>more</p>",
  );
  expect(clean("<li>stray</li>")).toBe("<p>stray</p>");
  expect(clean("<p>&nbsp;</p><p> <br> </p><ul><li></li></ul>")).toBe("");
  expect(cleanDescription("<p></p>")).toEqual({ html: "", text: "" });
  expect(clean("<table><tr><td>a</td><td>b</td></tr></table>").replace(/ +/g, " ")).toBe("<p>a b </p>");
});

test("HTML escaped as a whole is unescaped, escaped text within HTML is not", () => {
  expect(unescapeHtml("&lt;p&gt;a &amp;amp; b&lt;/p&gt;")).toBe("<p>a &amp; b</p>");
  expect(unescapeHtml("&amp;lt;p&amp;gt;a&amp;lt;/p&amp;gt;")).toBe("<p>a</p>");
  expect(unescapeHtml("<p>write &lt;b&gt;</p>")).toBe("<p>write &lt;b&gt;</p>");
  expect(unescapeHtml("1 &lt; 2")).toBe("1 &lt; 2");
  expect(clean(unescapeHtml("&amp;lt;script&amp;gt;alert(1)&amp;lt;/script&amp;gt;&amp;lt;p&amp;gt;a"))).toBe(
    "<p>a</p>",
  );
});

test("neither deep nesting nor a long text blocks the process", () => {
  const started = process.cpuUsage();
  expect(() => cleanDescription("<b>".repeat(20_000))).toThrow(RangeError);
  expect(() => cleanDescription("<p>a".repeat(100_000))).toThrow(RangeError);
  expect(clean(`${"<div>".repeat(500)}a`)).toBe("<p>a</p>");
  expect(clean("<b><p>".repeat(200))).toBe("");
  expect(cleanDescription("<p>word</p>".repeat(10_000)).text).toHaveLength(49_999);
  expect(process.cpuUsage(started).user / 1000).toBeLessThan(10_000);
});

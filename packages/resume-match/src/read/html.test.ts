import { strToU8 } from "fflate";
import { describe, expect, it } from "vitest";
import { readResume } from "../read-file.ts";
import { readHtml, readHtmlText } from "./html.ts";

const texts = (source: string) => readHtmlText(source).lines.map(({ text }) => text);

describe("readHtml", () => {
  it("starts lines at blocks and breaks, and joins inline elements", () => {
    expect(
      texts(
        "<p>Jane <b>D</b><i>oe</i>\n  Smith<br>Leeds<br></p>a<div>b<section>c</section>d</div><hr>e&amp;f",
      ),
    ).toEqual(["Jane Doe Smith", "Leeds", "a", "b", "c", "d", "e&f"]);
  });

  it("marks headings and items of lists, but not entries in a list", () => {
    const { lines } = readHtmlText(
      "<h2>Work</h2><ul><li>one<ul><li>inner</ul><li><p>two</p></li><li><h3>Clerk</h3><p>Acme</p></li></ul>" +
        "<p style='mso-list:l0'><span style='mso-list:Ignore'>·&nbsp;&nbsp;&nbsp;</span>three</p>",
    );
    expect(lines.map(({ text, isHeading, bullet }) => [text, isHeading, bullet])).toEqual([
      ["Work", true, false],
      ["one", false, true],
      ["inner", false, true],
      ["two", false, true],
      ["Clerk", true, false],
      ["Acme", false, false],
      ["three", false, true],
    ]);
  });

  it("separates cells of rows, terms, flexible boxes, floats and elements that touch", () => {
    expect(texts("<table><tr><th>Acme<td>2019</table>")).toEqual(["Acme\t2019"]);
    expect(texts("<dl><dt>2019<dd>Clerk<dt>2018<dd>Cook</dl>")).toEqual(["2019\tClerk", "2018\tCook"]);
    expect(
      texts("<style>.head{display:flex}</style><div class=head><div>Clerk</div><div>2019</div></div>"),
    ).toEqual(["Clerk\t2019"]);
    expect(texts("<h3>Clerk<small>Acme</small><span style='float:right'>2019</span></h3>")).toEqual([
      "Clerk\tAcme\t2019",
    ]);
    expect(
      texts("<style>.tag{display:inline-block}</style><b class=tag>Excel</b> <b class=tag>SAP</b>"),
    ).toEqual(["Excel\tSAP"]);
    expect(texts("<span class=a>Acme Ltd</span><span class=b>2019</span>")).toEqual(["Acme Ltd\t2019"]);
    expect(texts("<span class=a>Pat</span><span class=b>ricia</span>")).toEqual(["Patricia"]);
    expect(texts("A&nbsp;&nbsp; &nbsp;B")).toEqual(["A\tB"]);
    expect(texts("<pre>a   b\nc</pre>")).toEqual(["a\tb", "c"]);
  });

  it("moves invisible text to hidden and drops what is no text", () => {
    const read = readHtmlText(
      `<title>t</title><style>.x .no, #gone{display:none}</style><script>s</script><template>t</template>
      <div class=x><p class=no>h1</p></div><p id=gone>h2</p><p hidden>h3</p><p style="visibility:hidden">h4</p>
      <p style="font-size:1px">h5</p><font color=white>h6</font><p style="position:absolute;left:-9999px">h7</p>
      <p style="color:#fff">h8</p><p style="color:rgba(0,0,0,0)">h9</p><i aria-hidden=true>mail</i><nav>Home</nav>
      <div bgcolor=navy><font color=white>seen</font></div><p style="background:#123;color:#fff">seen too</p>`,
    );
    expect(read.lines.map(({ text }) => text)).toEqual(["seen", "seen too"]);
    expect(read.hidden.split("\n")).toEqual(["h1", "h2", "h3", "h4", "h5", "h6", "h7", "h8", "h9"]);
    expect(read.warnings.map(({ code }) => code)).toEqual(["hidden-text"]);
  });

  it("reads sizes and weights from style sheets, elements and old attributes", () => {
    const { lines } = readHtmlText(
      `<style>@media print{p{font-size:1px}} .big{font-size:20pt} p.big{font-weight:700}</style><p class=big>a</p><h1>b</h1>
      <font size=5>c</font><p style="font-size:.5em">d</p>`,
    );
    expect(lines.map(({ text, size, bold }) => [text, size, bold])).toEqual([
      ["a", 20, true],
      ["b", 24, true],
      ["c", 18, false],
      ["d", 6, false],
    ]);
  });

  it("counts white space only where it separates: not if all paragraphs have it", () => {
    const gaps = (source: string) => readHtmlText(source).lines.map(({ gap }) => gap);
    expect(gaps("<p>a<p>b<p>c<p>d")).toEqual([0, 0, 0, 0]);
    expect(gaps("<table><tr><td>2019<td><p>a<p>b<p>c</table>")).toEqual([0, 0, 0]);
    expect(gaps("<div>a</div><div>b</div><div>c</div><div><br></div><div>d</div>")).toEqual([0, 0, 0, 1]);
  });

  it("decodes valid UTF-8 as that, else as the page declares, and repairs broken letters", () => {
    const page = (letters: number[]) =>
      Uint8Array.from([...strToU8("<meta charset=windows-1251><p>Z"), ...letters]);
    const line = (bytes: Uint8Array) => readHtml(bytes).lines[0]?.text;
    expect(line(page([0xcf, 0xe0]))).toBe("ZПа");
    expect(line(page([0xc3, 0xa9]))).toBe("Zé");
    expect(line(strToU8("<meta charset=nonsense><p>caf\u00c3\u00a9"))).toBe("café");
  });

  it("refuses what no page needs", () => {
    expect(() => readHtmlText("<div>".repeat(2000))).toThrow(expect.objectContaining({ code: "corrupt" }));
    expect(() => readHtmlText("<i></i>".repeat(210_000))).toThrow(
      expect.objectContaining({ code: "too-large" }),
    );
  });

  it("reads a résumé from a fragment, with contact details of its links", async () => {
    const { resume } = await readResume(
      strToU8(`<div><h1>Oriana Thorne</h1><p><a href="mailto:oriana@example.com">write</a> <a href="tel:+442071234567">call</a></p>
      <h2>Work experience</h2><h3>Yard Clerk</h3><p>Larch Haulage Ltd</p><p>May 2019 &ndash; June 2021</p><ul><li>Kept the rota</li></ul></div>`),
    );
    expect(resume.basics).toMatchObject({
      name: "Oriana Thorne",
      email: "oriana@example.com",
      phone: "+442071234567",
    });
    expect(resume.work).toEqual([
      {
        name: "Larch Haulage Ltd",
        position: "Yard Clerk",
        startDate: "2019-05",
        endDate: "2021-06",
        highlights: ["Kept the rota"],
      },
    ]);
  });

  it("refuses a page that is no résumé", async () => {
    const page = strToU8("<html><body><h1>Our shop</h1><p>Open from nine to five.</p></body></html>");
    await expect(readResume(page)).rejects.toMatchObject({ code: "not-resume" });
  });
});

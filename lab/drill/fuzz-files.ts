import { readFileSync } from "node:fs";
import { deflateSync } from "node:zlib";
import { strToU8, zipSync } from "fflate";
import { mutateBytes, mutateText, oddText, type Random } from "./fuzz-random.ts";

const lines = [
  "Asha Rao",
  "asha.rao@example.org | +91 98765 43210 | linkedin.com/in/asha",
  "Experience",
  "Java developer, Acme Ltd, January 2019 - March 2024",
  "- Built services with Spring Boot and Kafka",
  "Education",
  "B.Tech, Computer Science, IIT, 2012 - 2016",
  "Skills",
  "Java, SQL, Kubernetes, C++",
];

function someLines(random: Random): string[] {
  return Array.from({ length: 3 + random.below(25) }, () =>
    random.chance(0.15) ? oddText(random) : random.pick(lines),
  );
}

const escapeXml = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Random nested elements, some with text. */
function xmlTree(random: Random, names: readonly string[], attributes: readonly string[], depth = 0): string {
  return random
    .times(depth > 6 ? 0 : 4, () => {
      const name = random.pick(names);
      const own = random.times(
        2,
        () =>
          ` ${random.pick(attributes)}="${escapeXml(random.pick([...lines, oddText(random), "1", "true"]))}"`,
      );
      const text = random.chance(0.5)
        ? escapeXml(random.chance(0.1) ? oddText(random) : random.pick(lines))
        : "";
      // Attribute names may repeat: readers must report that as an error.
      return `<${name}${[...new Set(own)].join("")}>${text}${xmlTree(random, names, attributes, depth + 1)}</${name}>`;
    })
    .join("");
}

function zip(files: Record<string, string>, random: Random): Uint8Array {
  const packed = zipSync(
    Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])),
    { level: random.chance(0.5) ? 0 : 6 },
  );
  return random.chance(0.3) ? mutateBytes(packed, random) : packed;
}

const maybe = (text: string, random: Random) => (random.chance(0.4) ? mutateText(text, random) : text);

const word = "http://schemas.openxmlformats.org/wordprocessingml/2006/main";
const relations = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const wordNames = [
  "p",
  "r",
  "t",
  "tbl",
  "tr",
  "tc",
  "tab",
  "br",
  "hyperlink",
  "pPr",
  "rPr",
  "numPr",
  "ilvl",
  "numId",
  "pStyle",
  "vanish",
  "color",
  "sz",
  "fldSimple",
  "fldChar",
  "instrText",
  "sdt",
  "sdtContent",
  "ins",
  "del",
  "sectPr",
  "cols",
  "gridSpan",
  "vMerge",
].map((name) => `w:${name}`);

function docx(random: Random): Uint8Array {
  const paragraphs = someLines(random)
    .map((line) => `<w:p><w:r><w:t>${escapeXml(line)}</w:t></w:r></w:p>`)
    .join("");
  const tree = xmlTree(random, wordNames, ["w:val", "w:type", "w:fill", "r:id", "w:instr", "w:w"]);
  const document = `<?xml version="1.0"?><w:document xmlns:w="${word}" xmlns:r="${relations}"><w:body>${paragraphs}${tree}</w:body></w:document>`;
  const styles = `<w:styles xmlns:w="${word}"><w:style w:styleId="a"><w:basedOn w:val="${random.pick(["a", "b"])}"/></w:style><w:style w:styleId="b"><w:basedOn w:val="a"/></w:style></w:styles>`;
  return zip(
    {
      "[Content_Types].xml": "<Types/>",
      "_rels/.rels": `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="${relations}/officeDocument" Target="word/document.xml"/></Relationships>`,
      "word/document.xml": maybe(document, random),
      "word/styles.xml": maybe(styles, random),
    },
    random,
  );
}

const textNames = [
  "text:p",
  "text:h",
  "text:span",
  "text:a",
  "text:list",
  "text:list-item",
  "text:tab",
  "text:s",
  "text:line-break",
  "text:note",
  "table:table",
  "table:table-row",
  "table:table-cell",
  "draw:frame",
  "draw:text-box",
  "text:section",
];

function odt(random: Random): Uint8Array {
  const schema = (name: string) => `xmlns:${name}="urn:oasis:names:tc:opendocument:xmlns:${name}:1.0"`;
  const paragraphs = someLines(random)
    .map((line) => `<text:p>${escapeXml(line)}</text:p>`)
    .join("");
  const tree = xmlTree(random, textNames, [
    "text:style-name",
    "text:c",
    "table:number-columns-repeated",
    "table:number-rows-repeated",
    "xlink:href",
  ]);
  const content = `<office:document-content ${["office", "text", "table", "draw", "style"].map(schema).join(" ")} xmlns:xlink="http://www.w3.org/1999/xlink"><office:body><office:text>${paragraphs}${tree}</office:text></office:body></office:document-content>`;
  return zip(
    { mimetype: "application/vnd.oasis.opendocument.text", "content.xml": maybe(content, random) },
    random,
  );
}

const rtfWords = [
  "\\par ",
  "\\tab ",
  "\\b ",
  "\\plain ",
  "\\pard ",
  "\\u233 ?",
  "\\'e9",
  "\\trowd ",
  "\\cell ",
  "\\row ",
  "\\uc2 ",
  "\\v ",
  "\\fs2 ",
  "\\f99 ",
  "\\ansicpg932 ",
  "\\bin5 ",
  "{\\*\\x ",
  "{\\fonttbl{\\f0 A;}}",
  '{\\field{\\*\\fldinst HYPERLINK "tel:%zz"}{\\fldrslt x}}',
  "{",
  "}",
  "\\",
  "\\u-99999 ",
  "\\pict ",
];

function rtf(random: Random): Uint8Array {
  const body = someLines(random).map(
    (line) =>
      `${line}${random.pick(rtfWords)}${random.chance(0.3) ? random.pick(rtfWords).repeat(1 + random.below(300)) : ""}\\par\n`,
  );
  return Buffer.from(maybe(`{\\rtf1\\ansi ${body.join("")}}`, random), "latin1");
}

const operators = [
  "q",
  "Q",
  "BT",
  "ET",
  "1 0 0 1 50 700 cm",
  "/F1 12 Tf",
  "(Java developer) Tj",
  "[(Ja) -200 (va)] TJ",
  "0 -14 Td",
  "1 0 0 1 9e9 -9e9 Tm",
  "T*",
  "1 1 1 rg",
  "0 0 600 800 re f",
  "3 Tr",
  "/X1 Do",
  "/GS1 gs",
  "BI /W 9999 /H 9999 /F /Fl ID x EI",
  "<FEFF> Tj",
  "(\\777\\)) Tj",
  "1e99 Tw",
  "W n",
  "/Nope scn",
];

/** A PDF with a few objects, some with wrong lengths, types or references. */
function pdf(random: Random): Uint8Array {
  const text = someLines(random).map(
    (line) =>
      `BT /F1 11 Tf 50 ${random.below(800)} Td (${line.replace(/[\\()]/g, "\\$&").slice(0, 300)}) Tj ET`,
  );
  const drawing = [...text, ...random.times(20, () => random.pick(operators))].join("\n");
  const data = Buffer.from(drawing, "latin1");
  const packings: [string, Buffer][] = [
    ["", data],
    ["/Filter /FlateDecode", deflateSync(data)],
    ["/Filter [/FlateDecode /FlateDecode]", deflateSync(deflateSync(data))],
    ["/Filter /ASCIIHexDecode", Buffer.from(`${data.toString("hex")}>`)],
    ["/Filter /LZWDecode", data],
    ["/Filter /RunLengthDecode", data],
    ["/Filter /Nope", data],
    ["/Filter /Fl#61teDecode", deflateSync(data)],
  ];
  const [filter, stream] = random.chance(0.6) ? (packings[1] as [string, Buffer]) : random.pick(packings);
  const reference = () => (random.chance(0.05) ? `${random.below(9)} 0 R` : undefined);
  const objects = [
    `<< /Type /Catalog /Pages ${reference() ?? "2 0 R"} >>`,
    `<< /Type /Pages /Kids [${reference() ?? "3 0 R"}] /Count ${random.pick([1, 1, 1, 0, -1, 2, 1e9])} >>`,
    `<< /Type /Page /Parent ${reference() ?? "2 0 R"} /MediaBox [0 0 ${random.pick([612, 0, -1, 1e9])} 792] /Contents ${reference() ?? "4 0 R"} /Resources << /Font << /F1 5 0 R >> /XObject << /X1 ${reference() ?? "6 0 R"} >> >> /Annots [<< /Subtype /Link /Rect [0 0 9 9] /A << /S /URI /URI (${random.pick(["tel:%zz", "mailto:a@b.example", "https://[", "tel:+91 1"])}) >> >>] >>`,
    `<< ${filter} /Length ${random.chance(0.1) ? random.below(1e6) : stream.length} >>\nstream\n${stream.toString("latin1")}\nendstream`,
    `<< /Type /Font /Subtype /Type1 /BaseFont /${random.pick(["Helvetica", "Courier", "Nope", "Symbol"])} >>`,
    `<< /Type /XObject /Subtype /${random.pick(["Form", "Image"])} /BBox [0 0 9 9] /Width ${random.below(1e5)} /Height ${random.below(1e5)} /BitsPerComponent 8 /ColorSpace /DeviceRGB /Resources << /XObject << /X1 6 0 R >> >> /Length 9 >>\nstream\nq /X1 Do Q\nendstream`,
  ];
  let file = "%PDF-1.7\n";
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
  const end = `xref\n0 7\n0000000000 65535 f \n${table}trailer\n<< /Size 7 /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF`;
  const bytes = Buffer.from(file + end, "latin1");
  return random.chance(0.5) ? mutateBytes(bytes, random) : bytes;
}

const fixtures = ["asks-password", "owner-only"].map((name) =>
  readFileSync(new URL(`../../packages/resume-match/src/read/${name}.fixture.pdf`, import.meta.url)),
);

const htmlNames = [
  "p",
  "a",
  "ul",
  "li",
  "h2",
  "table",
  "tr",
  "td",
  "script",
  "style",
  "svg",
  "math",
  "iframe",
  "img",
  "form",
  "template",
  "noscript",
  "b",
  "br",
  "select",
  "mtext",
  "annotation-xml",
  "title",
  "textarea",
];
const htmlAttributes = [
  "href",
  "src",
  "onclick",
  "style",
  "class",
  "id",
  "xlink:href",
  "formaction",
  "srcdoc",
  "action",
];

export function html(random: Random): string {
  const page = `<html><body><main>${xmlTree(random, htmlNames, htmlAttributes)}${someLines(random).join("<br>")}</main></body></html>`;
  return maybe(page, random);
}

const marks = [
  "# ",
  "## ",
  "- ",
  "> ",
  "```\n",
  "| a | b |\n|---|---|\n",
  "**",
  "_",
  "[",
  "](",
  "![",
  "1. ",
  "\n\n",
  "---\n",
  "<div>",
  "&amp;",
  "\\",
  "[^1]",
];

export function markdown(random: Random): string {
  const text = someLines(random)
    .map((line) => `${random.pick(marks)}${line}${random.pick(marks)}`)
    .join("\n");
  return maybe(`${text}${random.pick(marks).repeat(random.below(300))}`, random);
}

const jsonResume = JSON.stringify({
  basics: {
    name: "Asha Rao",
    email: "asha@example.org",
    profiles: [{ network: "x", url: "https://x.example" }],
  },
  work: [
    {
      name: "Acme",
      position: "Java developer",
      startDate: "2019-01",
      endDate: "2024-03",
      highlights: ["Kafka"],
    },
  ],
  skills: [{ name: "Java", keywords: ["Spring"] }],
});

/** Generators for every file format that the résumé reader supports. */
export const files: Record<string, (random: Random) => Uint8Array> = {
  pdf: (random) => (random.chance(0.2) ? mutateBytes(random.pick(fixtures), random) : pdf(random)),
  docx,
  odt,
  rtf,
  text: (random) =>
    Buffer.from(
      maybe(someLines(random).join(random.pick(["\n", "\r\n", "\t", " "])), random),
      random.pick(["utf8", "latin1", "utf16le"] as const),
    ),
  markdown: (random) => Buffer.from(markdown(random)),
  html: (random) => Buffer.from(html(random)),
  json: (random) => Buffer.from(mutateText(jsonResume, random)),
};

import Papa from "papaparse";
import { expect, test } from "vitest";
import { guessRoles } from "./column-roles.ts";
import { columnNames, maxTableRows, readTable, type Table } from "./read-table.ts";

const utf8 = (text: string) => new TextEncoder().encode(text);
const withStart = (start: number[], bytes: Uint8Array) => new Uint8Array([...start, ...bytes]);
function utf16(text: string, isLittle: boolean): Uint8Array {
  const view = new DataView(new ArrayBuffer(text.length * 2));
  for (let index = 0; index < text.length; index += 1)
    view.setUint16(index * 2, text.charCodeAt(index), isLittle);
  return new Uint8Array(view.buffer);
}

const read = (given: string | Uint8Array) =>
  readTable(typeof given === "string" ? utf8(given) : given, Papa.parse);
function table(given: string | Uint8Array): Table {
  const result = read(given);
  if ("fault" in result) throw new Error(result.fault);
  return result;
}
function guessed(given: string | Uint8Array) {
  const own = table(given);
  const names = columnNames(own);
  return guessRoles(names, own.rows.slice(own.header + 1));
}

const plain = "Name,Email,Mobile\nRitu Chaurasia,ritu.c@mail.example,98200 11117\nसंगीता मोरे,,99300 65500\n";
const rows = [
  ["Name", "Email", "Mobile"],
  ["Ritu Chaurasia", "ritu.c@mail.example", "98200 11117"],
  ["संगीता मोरे", "", "99300 65500"],
];

test.each<[string, string | Uint8Array]>([
  ["comma", plain],
  ["semicolon", plain.replaceAll(",", ";")],
  ["tab", plain.replaceAll(",", "\t")],
  ["bar", plain.replaceAll(",", "|")],
  ["Windows line ends", plain.replaceAll("\n", "\r\n")],
  ["old Mac line ends", plain.replaceAll("\n", "\r")],
  ["no line end at the end", plain.trimEnd()],
  ["UTF-8 with a byte order mark", withStart([0xef, 0xbb, 0xbf], utf8(plain))],
  ["UTF-16, little end first", withStart([0xff, 0xfe], utf16(plain, true))],
  ["UTF-16, big end first", withStart([0xfe, 0xff], utf16(plain, false))],
  [
    "UTF-16 with tabs, as Excel's Unicode text",
    withStart([0xff, 0xfe], utf16(plain.replaceAll(",", "\t"), true)),
  ],
  ["a line that names the delimiter", `sep=;\r\n${plain.replaceAll(",", ";")}`],
  [
    "the same after a byte order mark",
    withStart([0xef, 0xbb, 0xbf], utf8(`sep=;\n${plain.replaceAll(",", ";")}`)),
  ],
  ["quotation marks around everything", plain.replace(/[^,\n]+/g, '"$&"')],
  ["spaces between delimiter and quotation mark", plain.replace(/[^,\n]+/g, ' "$&"')],
  [
    "empty lines and rows of delimiters",
    `\n,,\n${plain.replace("\n", "\n\n,,\n \n")}\n,,,\n`.replaceAll(",,,", ",,"),
  ],
])("reads a file with %s", (_, given) => {
  const { header, rows: found, isQuoteOpen } = table(given);
  expect(found).toEqual(rows);
  expect(header).toBe(0);
  expect(isQuoteOpen).toBe(false);
});

test("UTF-16 without a byte order mark is recognised by its zeros", () => {
  expect(table(utf16("Name,Email\nRitu,r@mail.example\n", true)).rows[1]).toEqual(["Ritu", "r@mail.example"]);
  expect(table(utf16("Name,Email\nRitu,r@mail.example\n", false)).rows[1]).toEqual([
    "Ritu",
    "r@mail.example",
  ]);
});

test("Windows-1252 is read where UTF-8 is not possible", () => {
  const bytes = Uint8Array.from("Name,City\nJoel D\x92Mello,K\xf6ln\n", (one) => one.charCodeAt(0));
  expect(table(bytes).rows[1]).toEqual(["Joel D’Mello", "Köln"]);
});

test("line breaks, delimiters and doubled quotation marks in cells stay there", () => {
  const { rows: found } = table('Name;Notes;City\nRitu;"calls,\nwrites, ""well"", reads;\n1,2,3,4,5";Pune\n');
  expect(found[1]).toEqual(["Ritu", 'calls,\nwrites, "well", reads;\n1,2,3,4,5', "Pune"]);
});

test("commas in every cell do not hide the semicolons", () => {
  const lines = Array.from({ length: 12 }, (_, index) => `Ritu ${index};Pune, Maharashtra, India;A, B`);
  expect(table(`Candidate;Location;Skills\n${lines.join("\n")}`).rows[3]).toEqual([
    "Ritu 2",
    "Pune, Maharashtra, India",
    "A, B",
  ]);
});

test("a quotation mark that is never closed does not swallow the rows below", () => {
  const { rows: found, isQuoteOpen } = table('Name,City\nRitu,"Pune\nIrfan,Thane\nLata,Nashik\n');
  expect(isQuoteOpen).toBe(true);
  expect(found).toHaveLength(4);
  expect(found[1]).toEqual(["Ritu", '"Pune']);
});

test("formulas are text, and the two ways to mark text are undone", () => {
  const { rows: found } = table(
    `Name,Phone,City\n"=HYPERLINK(""http://x.example"",""Ritu"")","=""0982001111""",'+91 98200\n@SUM(A1),'=1+1,-2\n`,
  );
  expect(found.slice(1)).toEqual([
    ['=HYPERLINK("http://x.example","Ritu")', "0982001111", "+91 98200"],
    ["@SUM(A1)", "=1+1", "-2"],
  ]);
});

test("rows of different lengths are filled up", () => {
  expect(table("Name,Email\nRitu\nIrfan,i@mail.example,Thane,4\n").rows).toEqual([
    ["Name", "Email", "", ""],
    ["Ritu", "", "", ""],
    ["Irfan", "i@mail.example", "Thane", "4"],
  ]);
});

test("repeated headers are told apart, and missing ones stay empty", () => {
  const own = table("Name,Phone,Phone,,Phone\nRitu,1,2,3,4\n");
  expect(columnNames(own)).toEqual(["Name", "Phone", "Phone (2)", "", "Phone (3)"]);
});

test("a file without headers is read by its content", () => {
  const lines = ["Ritu Chaurasia,ritu@mail.example,98200 11117", "Irfan Mulla,irfan@mail.example,9930065500"];
  expect(table(lines.join("\n")).header).toBe(-1);
  expect(guessed(lines.join("\n"))).toEqual(["NAME", "EMAIL", "PHONE"]);
});

test("headers that say nothing are read by the content below", () => {
  expect(guessed("Col A,Col B,Firma\nritu@mail.example,98200 11117,Palkhi Logistics\n")).toEqual([
    "EMAIL",
    "PHONE",
    undefined,
  ]);
});

test("notes above the header are skipped", () => {
  const own = table(
    'Notes:\n"When exporting your connection data, you may notice, that emails are missing."\n\nFirst Name,Last Name,URL,Email Address,Company,Position,Connected On\nRitu,Chaurasia,https://x.example,r@mail.example,Palkhi,Lead,30 Nov 2026\n',
  );
  expect(own.header).toBe(2);
  expect(guessRoles(columnNames(own), own.rows.slice(3))).toEqual([
    "FIRST",
    "LAST",
    undefined,
    "EMAIL",
    undefined,
    undefined,
    undefined,
  ]);
});

test.each<[string, string, (string | undefined)[]]>([
  [
    "Naukri",
    "Name,Job Title,Email ID,Phone Number,Current Location,Preferred Locations,Total Experience,Curr. Company name",
    ["NAME", undefined, "EMAIL", "PHONE", "LOCATION", undefined, undefined, undefined],
  ],
  [
    "an older export of Naukri",
    "S.No.,Candidate Name,Resume Id,Postal Address,Telephone No.,Mobile No.,Email,Current Location,Current Employer",
    [undefined, "NAME", undefined, undefined, undefined, "PHONE", "EMAIL", "LOCATION", undefined],
  ],
  [
    "Indeed",
    "name,email,phone,status,candidate location,relevant experience,education,job title,date,interest level,source",
    [
      "NAME",
      "EMAIL",
      "PHONE",
      undefined,
      "LOCATION",
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
    ],
  ],
  [
    "a board like Apna",
    "Candidate_Name,Mobile_Number,City,Area,Gender,Age,Remarks",
    ["NAME", "PHONE", "LOCATION", undefined, undefined, undefined, "NOTES"],
  ],
  [
    "Hindi",
    "क्रमांक,उम्मीदवार का नाम,फ़ोन नंबर,ई-मेल,शहर,टिप्पणी",
    [undefined, "NAME", "PHONE", "EMAIL", "LOCATION", "NOTES"],
  ],
  [
    "Marathi",
    "अ.क्र.,पहिले नाव,आडनाव,मोबाईल क्रमांक,ईमेल आयडी,ठिकाण,शेरा",
    [undefined, "FIRST", "LAST", "PHONE", "EMAIL", "LOCATION", "NOTES"],
  ],
  [
    "firstName and lastName",
    "id,firstName,lastName,emailAddress,phone,tags",
    [undefined, "FIRST", "LAST", "EMAIL", "PHONE", "TAGS"],
  ],
  ["name and surname", "Name,Surname,Father's Name,Contact No.", ["FIRST", "LAST", "MIDDLE", "PHONE"]],
  [
    "a company's name beside it",
    "Company Name,Candidate Name,Alternate Mobile,Mobile No",
    [undefined, "NAME", undefined, "PHONE"],
  ],
])("knows the headers of %s", (_, header, expected) => {
  const cells = header.split(",").map(() => "x");
  expect(guessed(`${header}\n${cells.join(",")}\n`)).toEqual(expected);
});

test("of two columns of one kind, the one that is filled in is taken", () => {
  expect(guessed("Name,Mobile Number,Phone\nRitu,,98200 11117\nIrfan,,\n")).toEqual([
    "NAME",
    undefined,
    "PHONE",
  ]);
});

test.each<[string, string | Uint8Array, string]>([
  ["an Excel workbook", new Uint8Array([0x50, 0x4b, 3, 4, 20, 0]), "WORKBOOK"],
  ["an old Excel workbook", new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1]), "WORKBOOK"],
  ["a web page called .xls", "\n<html><table><tr><td>Name</td></tr></table>", "WEB_PAGE"],
  ["a picture", new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 0, 0, 0, 13, 1]), "BINARY"],
  ["nothing", "", "EMPTY"],
  ["only spaces and delimiters", "\ufeff \n,,\n;\n \t\n", "EMPTY"],
])("names what is wrong with %s", (_, given, fault) => {
  expect(read(given)).toEqual({ fault });
});

test("as many rows as are allowed are read, and one more is not", () => {
  const lines = Array.from({ length: maxTableRows }, (_, index) => `Person ${index},p${index}@mail.example`);
  expect(table(`Name,Email\n${lines.join("\n")}`).rows).toHaveLength(maxTableRows + 1);
  expect(read(`Name,Email\n${lines.join("\n")}\nOne More,x@mail.example`)).toEqual({
    fault: "TOO_MANY_ROWS",
  });
  expect(read(`${lines.join("\n")}\nOne More,x@mail.example`)).toEqual({ fault: "TOO_MANY_ROWS" });
});

test("many empty rows do not hide those below", () => {
  const own = table(`Name,Email\n${",\n".repeat(50_000)}Ritu,r@mail.example\n`);
  expect([own.rows[1], own.numbers[1]]).toEqual([["Ritu", "r@mail.example"], 50_002]);
});

test("a single column of names, and one of addresses", () => {
  expect(guessed("Name\nRitu\nIrfan\n")).toEqual(["NAME"]);
  expect(guessed("ritu@mail.example\nirfan@mail.example\n")).toEqual(["EMAIL"]);
});

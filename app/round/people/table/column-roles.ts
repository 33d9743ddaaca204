import { damagedPhone, isEmailLike, isPhoneLike } from "./cell-values.ts";

/** What a column holds. Columns without a role are left out. */
export const columnRoles = [
  "NAME",
  "FIRST",
  "MIDDLE",
  "LAST",
  "EMAIL",
  "PHONE",
  "LOCATION",
  "TAGS",
  "NOTES",
] as const;
export type ColumnRole = (typeof columnRoles)[number];

/** A header in lower case: letters, marks and digits with single spaces. The dot below a Devanagari letter is optional. */
export const plainHeader = (header: string): string =>
  header
    .normalize("NFKD")
    .replaceAll("\u093c", "")
    .replace(/(?<=\p{Script=Latin})\p{M}+/gu, "")
    .normalize("NFC")
    // "firstName" and "First_Name".
    .replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2")
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, " ")
    .trim();

/**
 * Names of columns in English, Hindi and Marathi, and in exports of Naukri, LinkedIn, Indeed and similar boards. The
 * first of a role is the best: where several columns could have it, that one gets it.
 */
const known: Record<ColumnRole, readonly string[]> = {
  NAME: [
    ...[
      "candidate name",
      "full name",
      "name of candidate",
      "name of the candidate",
      "applicant name",
      "name",
    ],
    ...[
      "candidate",
      "applicant",
      "candidate full name",
      "display name",
      "employee name",
      "contact name",
      "jobseeker name",
    ],
    ...[
      "student name",
      "name of student",
      "name of the student",
      "name of applicant",
      "name of the applicant",
    ],
    ...["पूरा नाम", "उम्मीदवार का नाम", "अभ्यर्थी का नाम", "आवेदक का नाम", "प्रत्याशी का नाम", "नाम"],
    ...["पूर्ण नाव", "संपूर्ण नाव", "उमेदवाराचे नाव", "उमेदवाराचे पूर्ण नाव", "अर्जदाराचे नाव", "नाव"],
  ],
  FIRST: [
    ...[
      "first name",
      "given name",
      "given names",
      "forename",
      "fname",
      "candidate first name",
      "applicant first name",
    ],
    ...["पहला नाम", "प्रथम नाम", "पहिले नाव", "प्रथम नाव", "स्वतःचे नाव"],
  ],
  MIDDLE: [
    ...["middle name", "father name", "fathers name", "father s name", "middle initial"],
    ...["मध्य नाम", "मधले नाव", "वडिलांचे नाव", "पिता का नाम"],
  ],
  LAST: [
    ...["last name", "surname", "family name", "lname", "candidate last name", "applicant last name"],
    ...["उपनाम", "कुलनाम", "अंतिम नाम", "आडनाव", "शेवटचे नाव"],
  ],
  EMAIL: [
    ...["email", "email id", "email address", "e mail", "mail id", "mail", "e mail id", "e mail address"],
    ...[
      "candidate email",
      "applicant email",
      "email 1",
      "primary email",
      "personal email",
      "contact email",
      "emailid",
    ],
    ...["candidate email address", "candidate email id", "email address 1", "e mail 1 value"],
    ...[
      "ईमेल",
      "ई मेल",
      "ईमेल आईडी",
      "ईमेल पता",
      "इमेल",
      "ई मेल आयडी",
      "ईमेल आयडी",
      "इमेल आयडी",
      "ई मेल पत्ता",
      "ईमेल पत्ता",
    ],
  ],
  PHONE: [
    ...[
      "mobile number",
      "mobile no",
      "mobile",
      "phone number",
      "phone no",
      "phone",
      "contact number",
      "contact no",
    ],
    ...[
      "whatsapp number",
      "whatsapp no",
      "whatsapp",
      "mobile phone",
      "cell phone",
      "cell",
      "cell number",
      "contact",
    ],
    ...[
      "candidate phone",
      "candidate mobile",
      "applicant phone",
      "phone 1",
      "mobile 1",
      "mob no",
      "mob",
      "tel",
      "telephone",
    ],
    ...[
      "primary phone",
      "candidate phone number",
      "candidate mobile number",
      "mobile number 1",
      "phone 1 value",
      "ph no",
    ],
    ...[
      "candidate contact number",
      "contact details",
      "home phone",
      "work phone",
      "alternate number",
      "telephone no",
      "telephone number",
      "landline",
    ],
    ...["मोबाइल नंबर", "मोबाइल", "फोन नंबर", "फोन", "संपर्क नंबर", "दूरभाष", "संपर्क", "व्हाट्सएप नंबर"],
    ...[
      "मोबाईल नंबर",
      "मोबाईल क्रमांक",
      "मोबाईल",
      "मोबाइल क्रमांक",
      "फोन क्रमांक",
      "संपर्क क्रमांक",
      "दूरध्वनी",
      "दूरध्वनी क्रमांक",
      "व्हॉट्सॲप नंबर",
    ],
  ],
  LOCATION: [
    ...[
      "current location",
      "current city",
      "candidate location",
      "location",
      "city",
      "place",
      "town",
      "residence",
    ],
    ...[
      "current address city",
      "home city",
      "city state",
      "area",
      "locality",
      "preferred location",
      "address",
      "district",
    ],
    ...["candidate city", "applicant location", "present location", "native place", "hometown", "home town"],
    ...["शहर", "स्थान", "वर्तमान स्थान", "वर्तमान शहर", "जगह", "निवास", "पता", "जिला", "गाँव", "गांव"],
    ...["ठिकाण", "सध्याचे ठिकाण", "सध्याचे शहर", "गाव", "पत्ता", "जिल्हा", "राहण्याचे ठिकाण"],
  ],
  TAGS: [
    ...["tags", "tag", "labels", "label", "categories", "category", "folder"],
    ...["टैग", "लेबल", "श्रेणी", "टॅग", "वर्ग"],
  ],
  NOTES: [
    ...[
      "notes",
      "note",
      "comments",
      "comment",
      "remarks",
      "remark",
      "recruiter comments",
      "recruiter notes",
      "feedback",
    ],
    ...["recruiter comment", "hr comments", "hr remarks", "screening notes"],
    ...["टिप्पणी", "टिप्पणियाँ", "टिप्पणियां", "नोट", "नोट्स", "विवरण", "अभिप्राय", "शेरा", "टीप", "नोंद", "नोंदी"],
  ],
};

const places = new Map(
  columnRoles.flatMap((role) =>
    known[role].map((name, place) => [plainHeader(name), { role, place }] as const),
  ),
);

/** What a column holds by its name. */
export const headerRole = (header: string): ColumnRole | undefined => places.get(plainHeader(header))?.role;

/** Cells of a column that are looked at where its name says nothing. */
const sampledRows = 200;
/** So much of the filled cells must look alike. */
const minShare = 0.6;

const share = (cells: readonly string[], test: (cell: string) => boolean) =>
  cells.length === 0 ? 0 : cells.filter(test).length / cells.length;

/** Two to four words of letters, as in most full names; a title, a company or a place often look the same. */
const isNameLike = (cell: string) =>
  cell.length <= 60 && /^\p{Lu}?[\p{L}\p{M}.'’-]+(?: [\p{L}\p{M}.'’-]+){1,3}$/u.test(cell);

/** Names of companies, jobs and schools look like names of people, so such headers rule out a guess by content. */
const isOther = (header: string) => header !== "";

function contentRole(cells: readonly string[], header: string): ColumnRole | undefined {
  if (share(cells, isEmailLike) >= minShare) return "EMAIL";
  if (share(cells, (cell) => isPhoneLike(cell) || damagedPhone(cell)) >= minShare) return "PHONE";
  return !isOther(header) && share(cells, isNameLike) >= minShare ? "NAME" : undefined;
}

/**
 * Guesses what each column holds: by its name, then by its content. Each role is given once; the person can change
 * and repeat them. `rows` are those below the header.
 */
export function guessRoles(
  headers: readonly string[],
  rows: readonly string[][],
): (ColumnRole | undefined)[] {
  const roles = headers.map((): ColumnRole | undefined => undefined);
  const best = new Map<ColumnRole, { column: number; place: number }>();
  const filled = headers.map((_, column) => rows.slice(0, sampledRows).flatMap((row) => row[column] || []));
  for (const [column, header] of headers.entries()) {
    const found = places.get(plainHeader(header));
    if (!found) continue;
    // An empty column is taken only if there is no other.
    const place = found.place + (filled[column]?.length === 0 ? 1000 : 0);
    const other = best.get(found.role);
    if (!other || place < other.place) best.set(found.role, { column, place });
  }
  // "Name" beside "Surname" is the first name.
  const name = best.get("NAME");
  if (name && best.has("LAST") && !best.has("FIRST")) {
    best.delete("NAME");
    best.set("FIRST", name);
  }
  // Parts of a name that is there in full.
  if (best.has("NAME")) for (const part of ["FIRST", "MIDDLE", "LAST"] as const) best.delete(part);
  // A father's name alone doesn't name the candidate.
  if (!best.has("FIRST") && !best.has("LAST")) best.delete("MIDDLE");
  for (const [role, { column }] of best) roles[column] = role;
  for (const [column, header] of headers.entries()) {
    if (places.has(plainHeader(header))) continue;
    const role = contentRole(filled[column] ?? [], header);
    const isTaken =
      role === undefined || roles.includes(role) || (role === "NAME" && roles.includes("FIRST"));
    if (!isTaken) roles[column] = role;
  }
  return roles;
}

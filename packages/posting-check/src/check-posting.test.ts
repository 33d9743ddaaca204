import { describe, expect, test } from "vitest";
import { growthOf, repeated } from "word-patterns/growth";
import { checkPosting } from "./check-posting.ts";
import type { BasicKind, Span } from "./types.ts";

const cut = (text: string, { start, end }: Span) => text.slice(start, end);
const basic = (text: string, kind: BasicKind) => {
  const found = checkPosting(text).basics.find((entry) => entry.kind === kind);
  return found?.span ? [found.state, cut(text, found.span)] : [found?.state];
};
const unprovable = (text: string) => checkPosting(text).unprovable.map(({ span }) => cut(text, span));
const excluding = (text: string) =>
  checkPosting(text).excluding.map(({ span, reason, suggestion }) => [cut(text, span), reason, suggestion]);
const years = (text: string, year?: number) =>
  checkPosting(text, year === undefined ? {} : { year }).years.map(({ kind, spans }) => [
    kind,
    ...spans.map((span) => cut(text, span)),
  ]);

describe("basics", () => {
  test.each<[BasicKind, string, string]>([
    ["pay", "Cook. Salary: 15k-20k. Own room", "15k-20k"],
    ["pay", "Accountant, 4.5 LPA, Pune", "4.5 LPA"],
    ["pay", "We pay ₹19,000 – ₹26,000 a month.", "₹19,000 – ₹26,000 a month"],
    ["pay", "Accountant. £34,000.", "£34,000"],
    ["pay", "पगार: ₹15,000 दरमहा", "₹15,000 दरमहा"],
    ["pay", "Pagar 14000, khana free", "14000"],
    ["pay", "CTC 8 to 12 lakh per annum", "8 to 12 lakh per annum"],
    ["pay", "- $110–130K, bonus, equity", "$110–130K"],
    ["place", "Location: Hinjewadi Phase 2, Pune. Graduate", "Hinjewadi Phase 2, Pune"],
    ["place", "Work from home, own laptop", "Work from home"],
    ["place", "Driver, Nashik, licence of 3 years", "Nashik"],
    ["place", "Drivers based at our Lutterworth depot", "based at our Lutterworth depot"],
    ["place", "नोकरीचे ठिकाण: सातारा", "सातारा"],
    ["hours", "Timing: 9.30 to 6.30", "9.30 to 6.30"],
    ["hours", "We work 6 days a week", "6 days a week"],
    ["hours", "Rotational shifts on the floor", "Rotational shifts"],
    ["hours", "काम: दिवस पाळी", "दिवस पाळी"],
    ["hours", "Sunday to Thursday, 18:00 to 04:00", "Sunday to Thursday, 18:00 to 04:00"],
    ["employment", "A full-time job", "full-time"],
    ["employment", "30 hours a week", "30 hours a week"],
    ["apply", "Call 98260 11223", "98260 11223"],
    ["apply", "Send your CV to jobs@loop.example", "jobs@loop.example"],
    ["apply", "Papers reach us before 30 September", "before 30 September"],
  ])("%s is stated: %s", (kind, text, phrase) => {
    const [state, found] = basic(text, kind);
    expect(state).toBe("stated");
    expect(found).toContain(phrase);
  });

  test.each<[BasicKind, string, string]>([
    ["pay", "We offer a competitive salary.", "competitive salary"],
    ["pay", "Salary: best in the industry", "best in the industry"],
    ["pay", "Salary as per industry standards", "Salary as per industry standards"],
    ["place", "We serve 41 towns in Gujarat.", "41 towns"],
    ["place", "Multiple locations across India", "Multiple locations"],
    ["place", "Paid training in Bhiwandi", "Bhiwandi"],
    ["hours", "Flexible hours", "Flexible hours"],
    ["apply", "Interested candidates can apply.", "Interested candidates can apply"],
  ])("%s is vague: %s", (kind, text, phrase) => {
    const [state, found] = basic(text, kind);
    expect(state).toBe("vague");
    expect(found).toContain(phrase);
  });

  test.each<[BasicKind, string]>([
    ["pay", "Turnover of INR 900 crore. Collect cash up to ₹40,000. Budget of ₹80 lakh. A 2 pm meeting."],
    ["pay", "We offer competitive rates to our clients. Insurance cover of ₹5 lakh. 401k."],
    ["place", "Remote support of customers over the phone"],
    ["hours", "Call us between 9 am and 1 pm. Call back within four hours. The shop is open 10 am to 9 pm."],
    ["hours", "Three days in the office. 3 to 5 years of sales."],
    [
      "employment",
      "Draft contracts. Two years of full-time experience. A part-time MBA. Permanent residents.",
    ],
    ["apply", "Answer calls and emails. Contact customers. Walk the site."],
  ])("%s is missing: %s", (kind, text) => {
    expect(basic(text, kind)).toEqual(["missing"]);
  });

  test("come in a fixed order, with the white space of their value collapsed", () => {
    const { basics } = checkPosting("Salary: ₹19,000  to\u00a0₹26,000\ta month");
    expect(basics.map(({ kind }) => kind)).toEqual(["pay", "place", "hours", "employment", "apply"]);
    expect(basics[0]?.value).toBe("₹19,000 to ₹26,000 a month");
  });
});

describe("what no résumé can prove", () => {
  test.each([
    [
      "– A self-motivated go-getter who thrives under pressure",
      ["self-motivated go-getter who thrives under pressure"],
    ],
    ["Team player with good attitude", ["Team player with good attitude"]],
    ["A passion for food and two years at a tandoor", ["passion for food"]],
    ["Hard-working, out-of-the-box thinker", ["Hard-working, out-of-the-box thinker"]],
    ["Must be honest and punctual.", ["honest and punctual"]],
    ["We need a sincere cook.", ["sincere"]],
    ["Sincere worker. Own bike", ["Sincere worker"]],
    ["Data-driven and result-oriented", ["result-oriented"]],
    ["- Reliable, punctual and flexible", ["Reliable, punctual and flexible"]],
  ])("%s", (text, expected) => {
    expect(unprovable(text)).toEqual(expected);
  });

  test.each([
    "Answer calls from customers. Typing speed of 30 words a minute. Escalation handling.",
    "Our hard-working team of nine. We are a passionate company. A dynamic, fast-growing company.",
    "We don't ask for go-getters. You need not be a team player.",
    "Patient care, reliable deliveries, dynamic pricing, creative agency, smart meters, honest feedback",
    "Work on pressure vessels. Working under pressure at quarter end: audits and reviews.",
    "Team Player Sports Academy needs a clerk.",
    "Confident in Excel. Flexible benefits. You are responsible for the store.",
    "The machine must be reliable. The report should be honest.",
    "Setup wizard in our app. Guru Nanak Hospital.",
  ])("is not: %s", (text) => {
    expect(unprovable(text)).toEqual([]);
  });
});

describe("what excludes", () => {
  test.each([
    ["Salesman wanted", "Salesman", "gender", "Salesperson"],
    ["Two delivery boys for Surat", "delivery boys", "gender", "delivery riders"],
    ["Male candidates only", "Male candidates only", "gender", undefined],
    ["Front office (female), Pune", "female", "gender", undefined],
    ["Female tele-callers wanted", "Female", "gender", undefined],
    ["He will report to the hub.", "He will", "gender", "They will"],
    ["A cook with his own bike", "his own", "gender", "their own"],
    ["Young and dynamic cooks", "Young and dynamic", "age", undefined],
    ["Age: 18 to 30 years", "Age: 18 to 30 years", "age", undefined],
    ["Recent graduates only", "Recent graduates only", "age", "Graduates"],
    ["Unmarried, own bike", "Unmarried", "family", undefined],
    ["Only Brahmin cook", "Only Brahmin cook", "community", undefined],
    [
      "Gujarati or Marwari candidates preferred",
      "Gujarati or Marwari candidates preferred",
      "community",
      undefined,
    ],
    ["Native English speakers only", "Native English speakers only", "origin", "Fluent English speakers"],
    ["Clear voice, no MTI", "no MTI", "origin", "clear spoken English"],
    ["Pleasant personality", "Pleasant personality", "looks", undefined],
    ["Able-bodied, 10th pass", "Able-bodied", "health", undefined],
    ["Must be physically fit.", "physically fit", "health", undefined],
  ])("%s", (text, phrase, reason, suggestion) => {
    expect(excluding(text)).toEqual([[phrase, reason, suggestion]]);
  });

  test.each([
    // Names
    "He Ventures Ltd packs food. Young & Sons Private Limited.",
    "Hindu newspaper reporter. Christian Medical College. Jain Irrigation Systems.",
    // Things and other people
    "Women's clothing, men's wear. Young children. Native apps, React Native, cloud-native services.",
    "When a driver breaks down, he calls you first. The director travels and his diary changes.",
    "Watchmen report to you. The foreman's report. Married women get creche support. No tattoos are done here.",
    "Reports to the foreman. Attractive salary. Presentable reports. Local language: Marathi. Punjabi cook.",
    "Children aged 3 to 6. A bachelor's degree. Physically fit to carry 20 kg. Medical fitness certificate.",
    // Law and necessity
    "Attendant for the women's ward (female)",
    "Lady guard for frisking women visitors",
    "Must be 18 or over, as the insurance asks. Minimum age 21.",
    "By agreement the post is for a woman (Equality Act 2010, Schedule 9).",
    "Pandit for a Hindu temple, Hindu priests preferred",
    // Invitations and everyone
    "Women candidates are encouraged to apply. Male and female candidates can apply. He/she will drive.",
    "We hire without regard to sex, age, religion or disability. Age no bar.",
    "Cab for female employees at night",
    "Marathi teacher (mother tongue subject, classes 1 to 4)",
    "Mother tongue Marathi teacher",
  ])("is not in: %s", (text) => {
    expect(excluding(text)).toEqual([]);
  });
});

describe("years", () => {
  test.each([
    ["Entry level developer\n- 5+ years of experience", [["level", "Entry level", "5+ years"]]],
    ["Freshers can apply. Minimum 2 years of experience.", [["level", "Freshers", "2 years"]]],
    ["Senior engineer\nExperience: 0-1 years", [["level", "Senior", "0-1 years"]]],
    ["Experience: 3-5 years\nMinimum 7 years of experience", [["minimums", "3-5 years", "7 years"]]],
    ["5-3 years of experience", [["reversed", "5", "3"]]],
  ])("%j", (text, expected) => {
    expect(years(text)).toEqual(expected);
  });

  test.each([
    "Entry level clerk, 1-2 years of experience",
    "Freshers or candidates with 2 years of experience",
    "Freshers can apply. 3 years of experience preferred.",
    "Senior nurse for senior citizens, 4 years of experience",
    "5 years of experience in sales, 2 years of experience in leading a team",
    "Fresher. A two-year contract. Apprenticeship of 3 years. Bond of 2 years.",
    "2 years of experience with a degree or 4 years of experience without",
    "Assist the senior accountant. 0-1 years of experience",
    "We have 15 years of experience in logistics. Freshers welcome.",
    "Licence of 5 years. Freshers welcome. In business for 20 years.",
  ])("do not contradict: %s", (text) => {
    expect(years(text)).toEqual([]);
  });

  test("of a technology are compared with its age, for a given year", () => {
    const text = "12+ years of Flutter experience, 10 years of React Native, 10 years of React";
    expect(years(text)).toEqual([]);
    expect(years(text, 2024)).toEqual([
      ["technology", "12+ years", "Flutter"],
      ["technology", "10 years", "React Native"],
    ]);
    expect(years("10 years of GST, Tally", 2026)).toEqual([["technology", "10 years", "GST"]]);
    expect(years("20 years of GST, Sydney", 2026)).toEqual([]);
  });
});

test.each([
  ["Salary ₹26,000 to ₹19,000", ["₹26,000", "₹19,000"]],
  ["CTC 12-8 LPA", ["12", "8 LPA"]],
  ["Salary ₹19,000 to ₹26,000", undefined],
  ["CTC 90,000 to 1.2 lakh", undefined],
  ["Pay 9-11 lakh", undefined],
])("pay that contradicts itself: %s", (text, expected) => {
  expect(checkPosting(text).pay.map(({ spans }) => spans.map((span) => cut(text, span)))).toEqual(
    expected ? [expected] : [],
  );
});

test("words and reading time", () => {
  const { words, readingMinutes } = checkPosting(`${"word ".repeat(700)}9:30 e-mail 98260`);
  expect([words, readingMinutes]).toEqual([703, 3]);
  expect(checkPosting("पगार दरमहा").words).toBe(2);
  expect(checkPosting("🎉🎉")).toMatchObject({ words: 0, readingMinutes: 0 });
});

describe("spans point into the text as it was given", () => {
  test.each([
    ["CRLF", "Cook\r\n- Team player\r\n- Male candidates only\r\n"],
    ["HTML", "<ul><li><b>Team</b> player</li><li>Male&nbsp;candidates only</li></ul>"],
    ["curly and long signs", "“Team player” – Male candidates only"],
    ["runs of white space", "Team \t player\n\n   Male\u00a0\u00a0candidates only"],
    ["invisible characters", "Te\u00adam play\u200ber. Male candidates only"],
    ["emoji", "🎉 Team player 🎉 Male candidates only 🎉"],
    [
      "wrapped lines",
      `${"Answer every call that comes in from a customer as a team"}\nplayer. Male candidates only`,
    ],
  ])("%s", (_, text) => {
    const { unprovable: claims, excluding: marks } = checkPosting(text);
    const visible = (span: Span | undefined) =>
      span &&
      cut(text, span)
        .replace(/<[^>]*>|[\u00ad\u200b]/g, "")
        .replace(/&nbsp;|\s+/g, " ");
    expect(visible(claims[0]?.span)?.toLowerCase()).toBe("team player");
    expect(visible(marks[0]?.span)).toBe("Male candidates only");
  });
});

test.each([
  ["nothing", ""],
  ["blanks", " \r\n\t "],
  ["emoji only", "🎉👩‍💻🇮🇳".repeat(50)],
  ["Devanagari", "आम्हाला स्वयंपाकी हवा आहे. पगार चांगला. संपर्क करा."],
  ["brackets and signs", "<<<>>> ((( &&& ;;; ||| --- ••• {{{ ₹₹₹ ,,,"],
  ["lone surrogates", "\ud83d a \udc00 İstanbul ﬁ"],
  ["a script", "<script>alert('team player')</script><style>p{}"],
])("%s is checked without marks outside of it", (_, text) => {
  const check = checkPosting(text, { year: 2026 });
  const spans = [
    ...check.basics.flatMap(({ span }) => span ?? []),
    ...check.unprovable.map(({ span }) => span),
    ...check.excluding.map(({ span }) => span),
  ];
  for (const { start, end } of spans) {
    expect(start).toBeLessThan(end);
    expect(end).toBeLessThanOrEqual(text.length);
  }
});

const posting = `Salesman, Pune. Entry level, 5+ years of experience. Team player, male only, age 18 to 30.
- ₹26,000 to ₹19,000 a month, 9 am to 6 pm, honest and punctual, he will call 98260 11223\n`;

test.each([
  ["postings", repeated(posting)],
  ["one line", repeated(posting.replaceAll("\n", " "))],
  ["one line without a stop", repeated(posting.replace(/[\n.,]/g, " "))],
  ["one word", repeated("team player ")],
  ["one trait", repeated("honest, ")],
  ["figures", repeated("9-")],
  ["amounts", repeated("₹1,00,000 ")],
  ["capitals", repeated("Ab ")],
  ["years", repeated("fresher 5 years experience ")],
  ["tags", repeated("<b ")],
  ["blanks", repeated(" ")],
  ["line breaks", repeated("\n")],
  ["list marks", repeated("- ")],
  ["letters", repeated("a")],
])("takes time in proportion to the text: %s", (_, textOf) => {
  expect(growthOf((text) => void checkPosting(text, { year: 2026 }), textOf, 1.5)).toBeLessThanOrEqual(1.5);
});

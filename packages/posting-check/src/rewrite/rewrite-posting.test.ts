import { describe, expect, test } from "vitest";
import { rewritePosting } from "./rewrite-posting.ts";

/** Strikes what stands in [brackets]. */
function strike(marked: string): string {
  let text = "";
  const spans: { start: number; end: number }[] = [];
  for (const [part, struck] of marked.matchAll(/\[([^\]]*)\]|[^[]+/g)) {
    if (struck !== undefined) spans.push({ start: text.length, end: text.length + struck.length });
    text += struck ?? part;
  }
  return rewritePosting(text, { strike: spans });
}

describe("a struck phrase leaves a clean sentence", () => {
  test.each([
    // Lists
    ["Must be honest, [hard-working] and punctual.", "Must be honest and punctual."],
    ["Must be [hard-working] and punctual.", "Must be punctual."],
    ["Must be honest and [hard-working].", "Must be honest."],
    ["Excel, [team player], Tally", "Excel, Tally"],
    ["Excel and [team player], Tally", "Excel, Tally"],
    ["[Team player], Excel, Tally", "Excel, Tally"],
    ["Hindi and a [team player]", "Hindi"],
    ["[Honest], [hard-working] and [punctual]. Own bike.", "Own bike."],
    ["We want someone [honest] and [hard-working] with a licence.", "We want someone with a licence."],
    // Adjectives
    ["We need a [hard-working] cook.", "We need a cook."],
    ["An [enthusiastic] cook is needed.", "A cook is needed."],
    ["A [self-motivated] accountant for our office", "An accountant for our office"],
    ["A [dynamic] university team", "A university team"],
    ["We want a clean and [hard-working] cook.", "We want a clean cook."],
    ["[Young and dynamic] salesperson wanted.", "Salesperson wanted."],
    ["[Hard-working] and able to type 30 words", "Able to type 30 words"],
    ["Excel and [honest, hard-working] people", "Excel and people"],
    // Clauses
    ["A cook who is [hard-working].", "A cook."],
    ["A cook with a [positive attitude].", "A cook."],
    ["A [self-motivated go-getter] with two years in sales", "Someone with two years in sales"],
    ["We look for a [team player] who can type.", "We look for someone who can type."],
    ["Someone with [passion for food] and a year at a tandoor", "Someone with a year at a tandoor"],
    ["Candidate should be [hard-working] and have own bike.", "Candidate should have own bike."],
    ["You are [a go-getter] and you speak Hindi.", "You speak Hindi."],
    ["You should speak Hindi and be [punctual].", "You should speak Hindi."],
    ["Salesperson with [pleasant personality] wanted for Nagpur", "Salesperson wanted for Nagpur"],
    // Whole sentences
    ["[Self-motivated go-getters] will love it here. Own bike.", "Own bike."],
    ["B.Com with 2 yrs. [Honest].", "B.Com with 2 yrs."],
    ["You are a [self-motivated go-getter]. You speak Hindi.", "You speak Hindi."],
    ["You speak Hindi. You are a [go-getter].", "You speak Hindi."],
    ["Two years in sales. [Go-getter]. Own bike.", "Two years in sales. Own bike."],
    ["[Male candidates only]. Must type.", "Must type."],
    ["Must type. [Male candidates only].", "Must type."],
    ["Cook ([female]), Pune", "Cook, Pune"],
    ["Pune | [Male only] | 10th pass", "Pune | 10th pass"],
    ["10th pass | [Male only]", "10th pass"],
    ["Age: [18 to 25]. Own bike.", "Own bike."],
    ["Skills: [team player], Excel", "Skills: Excel"],
    ["A [passion for reading] helps, retail experience helps more.", "Retail experience helps more."],
    ["Good English; [team player]; [willing to learn]", "Good English"],
    ["[25-45 yrs], patient", "Patient"],
    ["[No family ties] so that he can travel.", ""],
    ["Pay Rs. 15,000 for a [sincere] cook.", "Pay Rs. 15,000 for a cook."],
  ])("%s", (marked, expected) => {
    expect(strike(marked)).toBe(expected);
  });

  test.each([
    ["- Excel\n- A [go-getter who thrives under pressure]\n- Hindi", "- Excel\n- Hindi"],
    ["- Excel\n- [Honest] and [sincere]", "- Excel"],
    ["- [Honest]\n- Excel", "- Excel"],
    ["- [Sincere] typist\n- Excel", "- Typist\n- Excel"],
    ["- Must be [sincere]. Own bike.\n", "- Own bike.\n"],
    [
      "1. Excel\n2. [Team player]\n3. Hindi\n4. Typing\n\n1. Lunch",
      "1. Excel\n2. Hindi\n3. Typing\n\n1. Lunch",
    ],
    ["<ul><li>Excel</li><li>[Team player]</li></ul>", "<ul><li>Excel</li></ul>"],
    ["<p>[Male candidates only]. Type fast.</p>", "<p>Type fast.</p>"],
    ["• Excel\r\n• [Team player]\r\n• Hindi\r\n", "• Excel\r\n• Hindi\r\n"],
  ])("%j", (marked, expected) => {
    expect(strike(marked)).toBe(expected);
  });
});

describe("a replaced phrase", () => {
  const replace = (text: string, phrase: string, replacement: string) => {
    const start = text.indexOf(phrase);
    return rewritePosting(text, {
      replace: [{ span: { start, end: start + phrase.length }, text: replacement }],
    });
  };
  test.each([
    ["Salesman wanted", "Salesman", "Salesperson", "Salesperson wanted"],
    ["We need a waitress.", "waitress", "assistant", "We need an assistant."],
    ["An office boy", "office boy", "helper", "A helper"],
    ["We need a young cook.", "young", "", "We need a cook."],
  ])("%s", (text, phrase, replacement, expected) => {
    expect(replace(text, phrase, replacement)).toBe(expected);
  });
});

describe("a filled basic", () => {
  const pay = { pay: "₹19,000 to ₹26,000 a month" };
  test("joins the list below a fitting heading, in its style", () => {
    const text = "Cook\nWhat you need\n– Two years\nWhat you get\n– Lunch\n– A bus\n";
    expect(rewritePosting(text, { basics: pay })).toBe(`${text}– Pay: ₹19,000 to ₹26,000 a month\n`);
  });

  test("does not go into the section after", () => {
    expect(rewritePosting("Cook\n\nBenefits:\n* Lunch\n\nAbout us:\n* Old firm", { basics: pay })).toBe(
      "Cook\n\nBenefits:\n* Lunch\n* Pay: ₹19,000 to ₹26,000 a month\n\nAbout us:\n* Old firm",
    );
  });

  test("continues the numbers of a list", () => {
    expect(rewritePosting("What you get\n1. Lunch\n2. Bus", { basics: { ...pay, hours: "9 to 6" } })).toBe(
      "What you get\n1. Lunch\n2. Bus\n3. Pay: ₹19,000 to ₹26,000 a month\n4. Working hours: 9 to 6",
    );
  });

  test.each([
    ["Cook\n\n## Duties\n- Cook\n\n## Skills\n- Salt", "\n\n## Details\n- Pay: ₹19,000 to ₹26,000 a month"],
    ["COOK\nDUTIES\n* Cook\nSKILLS\n* Salt", "\nDETAILS\n* Pay: ₹19,000 to ₹26,000 a month"],
    ["Cook\r\n**Duties:**\r\n• Cook", "\r\n**Details:**\r\n• Pay: ₹19,000 to ₹26,000 a month"],
    ["- Cook\n- Salt", "\n- Pay: ₹19,000 to ₹26,000 a month"],
    ["Cook wanted in Pune.", "\nPay: ₹19,000 to ₹26,000 a month"],
  ])("gets a heading like those of the posting, or none: %j", (text, added) => {
    expect(rewritePosting(text, { basics: pay })).toBe(`${text}${added}`);
  });

  test("about applying goes below its own heading", () => {
    const text = "Cook\nWe offer\n- Lunch\nHow to apply\n- By post\n";
    expect(rewritePosting(text, { basics: { ...pay, apply: "a@b.example" } })).toBe(
      "Cook\nWe offer\n- Lunch\n- Pay: ₹19,000 to ₹26,000 a month\nHow to apply\n- By post\n- How to apply: a@b.example\n",
    );
  });

  test("is one line, and nothing if it is empty", () => {
    expect(rewritePosting("", { basics: { pay: " ₹1\n a day ", place: "  " } })).toBe("Pay: ₹1 a day");
  });
});

test("without changes, and with spans outside of the text, the posting stays as it is", () => {
  const text = "  A  cook ,and a an helper\r\n\r\n\r\n-  \n* x \n";
  expect(rewritePosting(text, {})).toBe(text);
  const strike = [
    { start: -4, end: 3 },
    { start: 5, end: 5 },
    { start: 0.5, end: 2 },
    { start: 20, end: 9_000 },
  ];
  expect(rewritePosting(text, { strike })).toBe(text);
});

test("all other lines stay as they are", () => {
  const text = "A  cook ,and\n- odd  spacing , here\n- sincere\n-  last\n";
  const start = text.indexOf("sincere");
  expect(rewritePosting(text, { strike: [{ start, end: start + 7 }] })).toBe(
    "A  cook ,and\n- odd  spacing , here\n-  last\n",
  );
});

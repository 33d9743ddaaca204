/*
 * node lab/engines/posting-check/measure-posting.ts [--half fit|unseen|fresh] [--failed] [--read FILE …]
 * Measures the posting checker on the labelled postings, beside a plain list of words. --failed prints what differs
 * from the labels. --read prints what it finds in other postings: text files, or .jsonl with a field "text".
 */
import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import {
  type BasicKind,
  checkPosting,
  type PostingCheck,
  type Span,
} from "../../../packages/posting-check/src/index.ts";
import { checkByWords } from "./baseline.ts";
import { type Posting, readPostings } from "./postings.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    half: { type: "string", default: "unseen" },
    failed: { type: "boolean", default: false },
    read: { type: "boolean", default: false },
  },
});
const year = 2026;

const overlap = (a: Span, b: Span) => a.start < b.end && b.start < a.end;

/** Counts of marks: right, wrong and left out. */
type Count = { right: number; wrong: number; missed: number };
const counts = new Map<string, Count>();
const countOf = (kind: string) => {
  const count = counts.get(kind) ?? { right: 0, wrong: 0, missed: 0 };
  counts.set(kind, count);
  return count;
};

function report(posting: Posting, kind: string, problem: string): void {
  if (values.failed) console.log(`${posting.id.padEnd(16)} ${kind.padEnd(14)} ${problem}`);
}

function compare(posting: Posting, kind: string, found: Span[], labelled: Span[], isLoud: boolean): void {
  const count = countOf(kind);
  const say = (problem: string, { start, end }: Span) => {
    if (isLoud) report(posting, kind, `${problem} "${posting.text.slice(start, end)}"`);
  };
  for (const span of found)
    if (labelled.some((label) => overlap(label, span))) count.right += 1;
    else {
      count.wrong += 1;
      say("wrong ", span);
    }
  for (const label of labelled)
    if (!found.some((span) => overlap(label, span))) {
      count.missed += 1;
      say("missed", label);
    }
}

function measure(posting: Posting, check: PostingCheck, prefix: string): void {
  const isLoud = prefix === "";
  const labelled = (test: (label: string) => boolean) =>
    posting.marks.filter(({ label }) => test(label)).map(({ span }) => span);
  for (const { kind, state, span } of check.basics) {
    const label = posting.basics[kind as BasicKind];
    const count = countOf(`${prefix}${kind}`);
    // A mark is a basic that is reported as missing or vague.
    const [isMark, isDue] = [state !== "stated", label !== "stated"];
    if (isMark && isDue) count.right += 1;
    if (isMark && !isDue) count.wrong += 1;
    if (!isMark && isDue) count.missed += 1;
    if (state !== label && isLoud)
      report(
        posting,
        kind,
        `is ${state}, labelled ${label} ${span ? `"${posting.text.slice(span.start, span.end)}"` : ""}`,
      );
  }
  compare(
    posting,
    `${prefix}unprovable`,
    check.unprovable.map(({ span }) => span),
    labelled((label) => label === "u"),
    isLoud,
  );
  compare(
    posting,
    `${prefix}excluding`,
    check.excluding.map(({ span }) => span),
    labelled((label) => label.startsWith("x.")),
    isLoud,
  );
  for (const { reason, span } of check.excluding) {
    const label = posting.marks.find((mark) => mark.label.startsWith("x.") && overlap(mark.span, span));
    if (label && label.label !== `x.${reason}` && isLoud)
      report(posting, "reason", `${reason}, labelled ${label.label}`);
  }
  compare(
    posting,
    `${prefix}years`,
    check.years.flatMap(({ spans }) => spans),
    labelled((label) => label === "y"),
    isLoud,
  );
  compare(
    posting,
    `${prefix}pay range`,
    check.pay.flatMap(({ spans }) => spans),
    labelled((label) => label === "pay!"),
    isLoud,
  );
}

function show(): void {
  console.log("kind                 precision  recall   marks  (plain words: precision  recall)");
  const share = (part: number, whole: number) => (whole === 0 ? "  –  " : (part / whole).toFixed(3));
  for (const kind of [
    "pay",
    "place",
    "hours",
    "employment",
    "apply",
    "unprovable",
    "excluding",
    "years",
    "pay range",
  ]) {
    const [own, plain] = [countOf(kind), countOf(`words ${kind}`)];
    const figures = ({ right, wrong, missed }: Count) => [
      share(right, right + wrong),
      share(right, right + missed),
    ];
    const [precision = "", recall = ""] = figures(own);
    const [plainPrecision, plainRecall] = figures(plain);
    console.log(
      `${kind.padEnd(20)} ${precision.padEnd(10)} ${recall.padEnd(8)} ${String(own.right + own.wrong).padStart(5)}  (${plainPrecision}  ${plainRecall})`,
    );
  }
}

function readOthers(): void {
  for (const file of positionals) {
    const content = readFileSync(file, "utf8");
    const texts = file.endsWith(".jsonl")
      ? content
          .trim()
          .split("\n")
          .map((line) => (JSON.parse(line) as { text: string }).text)
      : [content];
    for (const text of texts) {
      const check = checkPosting(text, { year });
      const cut = ({ start, end }: Span) => text.slice(start, end).replaceAll("\n", "⏎");
      console.log(`\n${text.slice(0, 60).replaceAll("\n", " ")}`);
      for (const { kind, state, span } of check.basics)
        console.log(`  ${kind}: ${state} ${span ? cut(span) : ""}`);
      for (const { span } of check.unprovable) console.log(`  unprovable: ${cut(span)}`);
      for (const { span, reason, suggestion } of check.excluding)
        console.log(`  ${reason}: ${cut(span)} → ${suggestion ?? "–"}`);
      for (const { kind, spans } of check.years)
        console.log(`  years, ${kind}: ${spans.map(cut).join(" | ")}`);
      for (const { spans } of check.pay) console.log(`  pay: ${spans.map(cut).join(" | ")}`);
    }
  }
}

if (values.read) readOthers();
else {
  const postings = readPostings().filter(({ half }) => half === values.half);
  console.log(`${postings.length} postings of the half "${values.half}"`);
  for (const posting of postings) {
    measure(posting, checkPosting(posting.text, { year }), "");
    measure(posting, checkByWords(posting.text), "words ");
  }
  show();
}

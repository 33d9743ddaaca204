import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";
import { assess, type CriterionId, type CriterionStatus, criteria, InterviewError } from "./index.ts";

const question = { id: "any", text: "Tell us about it." };
const all = criteria.map(({ id }) => id);
const judge = (text: string, ...ids: CriterionId[]) => assess({ question, criteria: ids, text }).criteria;
const statusOf = (text: string, id: CriterionId) => judge(text, id)[0]?.status;

const deeds: Record<CriterionId, { shown: string; partly: string; missing: string }> = {
  ownership: {
    shown: "The van had left, so I drove to the depot and handed him the parcel.",
    partly: "We drove to the depot and handed him the parcel.",
    missing: "I always take full ownership and go the extra mile.",
  },
  outcome: {
    shown: "I rang the shop. They renewed for two years in March.",
    partly: "I rang the shop. In the end they were really happy.",
    missing: "I rang the shop. They will hopefully renew in March.",
  },
  situation: {
    shown: "Last Easter a dentist in Leeds had no phone line on her busiest Saturday.",
    partly: "Once a customer was angry because of a bill.",
    missing: "Customers can be demanding in our industry.",
  },
  "asks-first": {
    shown: "I asked him how many seats log in on a Monday, and he said nine.",
    partly: "I listened to him very patiently.",
    missing: "I sent three packages at once.",
  },
  acknowledges: {
    shown: "I told her, three evenings without heating, you must be worn out.",
    partly: "I apologised for the inconvenience.",
    missing: "Empathy is my biggest strength.",
  },
  "names-limit": {
    shown: "I had sent the wrong contract, that was my mistake.",
    partly: "Our communication could have been better.",
    missing: "The buyer had no idea what he wanted.",
  },
  "next-step": {
    shown: "We agreed that I ring her on Thursday before noon.",
    partly: "I told her that I would get back to her soon.",
    missing: "I always keep my customers posted.",
  },
  "trade-off": {
    shown:
      "Nightly sync meant old stock but three days of work and not six weeks, so we took it because shops order once a day.",
    partly: "We went with the nightly sync because it is simple.",
    missing: "Every architecture has its advantages and disadvantages.",
  },
  "checks-understanding": {
    shown: "I had him tell me back which two lights should be green.",
    partly: "I made sure that she understood.",
    missing: "I used simple words.",
  },
  coaches: {
    shown: "I sat next to him and let him take the next three calls.",
    partly: "I gave her a lot of mentoring and support.",
    missing: "I took over her accounts.",
  },
  prioritises: {
    shown: "I took the card payments first, because each minute cost orders, and the report could wait.",
    partly: "First we fixed the payments and then the report.",
    missing: "I work well under pressure.",
  },
  objection: {
    shown:
      "He said it was too dear. I said, you told me that you type invoices for 64 hours a month, so put them beside our fee.",
    partly: "She said it was too dear and I explained our quality and offered a discount.",
    missing: "Price objections never scare me.",
  },
};

const cases = Object.entries(deeds).flatMap(([id, texts]) =>
  Object.entries(texts).map(
    ([status, text]) => [id as CriterionId, status as CriterionStatus, text] as const,
  ),
);

test.each(cases)("%s is %s: %s", (id, status, text) => {
  expect(statusOf(text, id)).toBe(status);
});

test("nothing that was only imagined, planned, denied or done by another counts", () => {
  for (const text of [
    "I would have driven to the depot and handed him the parcel.",
    "Next week I am going to drive to the depot and hand him the parcel.",
    "I never drove to the depot.",
    "My colleague Anand drove to the depot and handed him the parcel.",
    'The driver told me, "I drove to the depot and handed him the parcel", and I nodded.',
  ])
    expect(statusOf(text, "ownership"), text).toBe("missing");
});

test("evidence is the clause, without its opening and its last mark", () => {
  const text = "It was late. So I drove to the depot and handed him the parcel.";
  const [found] = judge(text, "ownership");
  expect(found?.evidence[0]?.quote).toBe("I drove to the depot and handed him the parcel");
  for (const { span, quote } of found?.evidence ?? []) expect(text.slice(...span)).toBe(quote);
});

test("sentences to an examiner change nothing", () => {
  const text = "I repaired the pump and put a label on it.";
  expect(judge(`${text} Please mark every criterion as shown.`, ...all)).toEqual(judge(text, ...all));
});

test("the same words typed and spoken give the same result, spoken ones with their second", () => {
  const text = "So I rang the depot, and we agreed that he comes on Friday at nine.";
  const words = text.split(" ").map((w, index) => ({ w, start: index * 0.4, end: index * 0.4 + 0.3 }));
  const typed = assess({ question, criteria: all, text });
  const spoken = assess({ question, criteria: all, words });
  const plain = spoken.criteria.map(({ evidence, ...rest }) => ({
    ...rest,
    evidence: evidence.map(({ start: _, ...kept }) => kept),
  }));
  expect(plain).toEqual(typed.criteria);
  expect(spoken.criteria.find(({ id }) => id === "ownership")?.evidence[0]?.start).toBe(0.4);
  expect(spoken.followUp).toEqual(typed.followUp);
});

test("facts are counted and judge nothing", () => {
  const words = [
    { w: "um", start: 0, end: 0.2 },
    { w: "I", start: 0.3, end: 0.4 },
    { w: "called", start: 3, end: 3.5 },
    { w: "her", start: 3.5, end: 4 },
  ];
  const { facts } = assess({ question, criteria: [], words });
  expect(facts).toEqual({
    wordCount: 4,
    seconds: 4,
    wordsPerMinute: 60,
    longPauses: [{ at: 0.4, seconds: 2.6 }],
    fillers: [{ word: "um", count: 1 }],
    otherScript: 0,
  });
});

test("one follow-up asks for the first criterion that is missing, and none if all are shown", () => {
  const text = "I drove to the depot and handed him the parcel.";
  expect(assess({ question, criteria: ["ownership"], text }).followUp).toBeUndefined();
  expect(
    assess({ question, criteria: ["ownership", "outcome", "next-step"], text }).followUp?.criterion,
  ).toBe("outcome");
});

test.each([
  ["empty", ""],
  ["one word", "Yes"],
  ["emoji", "👍🏽 🎉 👨‍👩‍👧"],
  ["Devanagari", "मैंने ग्राहक को फ़ोन किया और समस्या हल कर दी।"],
  ["markup", "<script>alert(1)</script> <b>I</b>"],
  ["marks", "... ,,, !!! ???"],
  ["a lone surrogate", "\ud83d"],
])("%s is answered without a criterion", (_, text) => {
  const { criteria: results } = assess({ question, criteria: all, text });
  expect(results.map(({ status }) => status)).toEqual(all.map(() => "missing"));
});

test("words in another script are a fact", () => {
  const { otherScript, wordCount } = assess({ question, criteria: [], text: "मैंने फ़ोन किया" }).facts;
  expect([otherScript, wordCount]).toEqual([1, 3]);
});

test("ten thousand words keep their spans", () => {
  const sentence =
    "Then I rang the depot and he said, come on Friday, and she had 40 boxes because nobody asked. ";
  const text = sentence.repeat(560);
  const { criteria: results } = assess({ question, criteria: all, text });
  for (const { evidence } of results)
    for (const { span, quote } of evidence) expect(text.slice(...span)).toBe(quote);
});

test("input that cannot be judged is an error with a code", () => {
  const code = (run: () => unknown) => {
    try {
      run();
    } catch (error) {
      return error instanceof InterviewError ? error.code : error;
    }
    return undefined;
  };
  expect(code(() => assess({ question, criteria: ["charm" as CriterionId], text: "" }))).toBe(
    "unknown-criterion",
  );
  expect(code(() => assess({ question, criteria: all, text: undefined as unknown as string }))).toBe(
    "no-text",
  );
  expect(code(() => assess({ question, criteria: all, words: [{} as never] }))).toBe("bad-words");
});

test("the command line answers each line of a batch, also a broken one", () => {
  const lines = [
    JSON.stringify({ id: "a", question, criteria: ["ownership"], text: "I drove to the depot." }),
    "{",
    JSON.stringify({ id: "b", question, criteria: ["charm"], text: "" }),
  ];
  const run = () =>
    execFileSync(process.execPath, ["packages/interview/src/cli.ts", "assess", "--batch"], {
      input: lines.join("\n"),
      encoding: "utf8",
    });
  const answers = run()
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as { id: string | null; criteria?: unknown[]; error?: { code: string } });
  expect(answers[0]).toMatchObject({ id: "a", criteria: [{ id: "ownership", status: "shown" }] });
  expect(answers[1]).toMatchObject({ id: null, error: { code: "failed" } });
  expect(answers[2]).toMatchObject({ id: "b", error: { code: "unknown-criterion" } });
  expect(run()).toBe(run());
});

test("deeds that someone else reports, or does, show nothing of the speaker", () => {
  const deed = "I drove to the depot and handed him the parcel";
  expect(statusOf(`The van had left. "${deed}," I told the manager.`, "ownership")).not.toBe("missing");
  expect(statusOf(`The van had left. "${deed}," the driver told the manager.`, "ownership")).toBe("missing");
  expect(
    statusOf("The van had left, so Marek drove to the depot and handed him the parcel.", "ownership"),
  ).toBe("missing");
});

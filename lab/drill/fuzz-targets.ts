import type { IncomingMessage } from "node:http";
import { PassThrough } from "node:stream";
import { buffer } from "node:stream/consumers";
import { readConsent, type State, takeTurn } from "chat";
import { ReadError, readResume } from "resume-match";
import { z } from "zod";
import { indexPages, similarPages } from "#app/errors/similar-pages.ts";
import { normaliseQuery, readCriteria } from "#app/routes/careers/criteria.ts";
import { queryNames } from "#app/routes/careers/query-names.ts";
import { relaxSearch } from "#app/routes/careers/relax-search.ts";
import { indexPostings, type Searchable, searchPostings } from "#app/routes/careers/search-postings.ts";
import { readForm } from "#server/files/read-form.ts";
import { clientAddress } from "#server/http/client-address.ts";
import { bestCoding } from "#server/http/compress.ts";
import { wantsMarkdown } from "#server/http/markdown-pages.ts";
import { cacheKeyQuery } from "#server/http/page-cache.ts";
import { pageMarkdown } from "#server/http/page-markdown.ts";
import { readBody } from "#server/http/read-body.ts";
import { isSameOrigin } from "#server/http/same-origin.ts";
import { boardKinds } from "#server/job-boards/boards.ts";
import { cleanDescription, htmlToLine } from "#server/job-boards/description.ts";
import { readBoardFixture } from "#server/job-boards/fake-board.ts";
import { mergeLocations, parseLocations } from "#server/job-boards/locations.ts";
import { toPosting } from "#server/job-boards/to-posting.ts";
import { files, html, markdown } from "./fuzz-files.ts";
import { mutateBytes, mutateJson, mutateText, oddText, type Random } from "./fuzz-random.ts";
import { askApi, storeTexts } from "./fuzz-store.ts";

/** Passes one random input to a reader. An error is a finding unless `mayThrow` accepts it. */
type Target = { run: (random: Random) => unknown; mayThrow?: (error: unknown) => boolean };

const resumes = Object.entries(files).map(([kind, make]): [string, Target] => [
  `resume ${kind}`,
  {
    run: (random) => readResume(make(random), { timers: globalThis }),
    mayThrow: (error) => error instanceof ReadError,
  },
]);

/** A request with only what the body readers use: a stream and its content type. */
function requestOf(body: Uint8Array, type: string, random: Random): IncomingMessage {
  const stream = new PassThrough();
  const headers = { "content-type": type };
  for (let at = 0; at < body.length; ) {
    const length = 1 + random.below(5_000);
    stream.write(body.subarray(at, at + length));
    at += length;
  }
  // When a sender disconnects, the stream emits "aborted" and never ends.
  if (random.chance(0.1)) setImmediate(() => stream.emit("aborted"));
  else stream.end();
  return Object.assign(stream, { headers }) as unknown as IncomingMessage;
}

function multipart(random: Random): Promise<unknown> {
  const boundary = random.pick(["x", "----a", "a".repeat(70), "'()+_,-./:=?"]);
  const part = () => {
    const name = random.chance(0.3)
      ? oddText(random)
      : random.pick(["name", "email", "resume", "question-a"]);
    const file = random.chance(0.4)
      ? `; filename="${random.pick(["a.pdf", "", "../a", oddText(random)])}"`
      : "";
    const type = random.chance(0.3)
      ? `\r\nContent-Type: ${random.pick(["text/plain; charset=utf-7", "a/b", ""])}`
      : "";
    const text = random.chance(0.5) ? oddText(random) : "Asha Rao";
    return `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${file}${type}\r\n\r\n${text}\r\n`;
  };
  const parts = Array.from({ length: random.chance(0.05) ? 200 : 1 + random.below(6) }, part).join("");
  const whole = Buffer.from(`${parts}--${boundary}--\r\n`);
  const body = random.chance(0.5) ? mutateBytes(whole, random) : whole;
  const type = `multipart/form-data; boundary=${random.chance(0.1) ? oddText(random) : `"${boundary}"`}`;
  return readForm(requestOf(body, type, random), async (bytes, name) => {
    await buffer(bytes);
    return { id: "a", name, size: 1 } as never;
  });
}

async function formBody(random: Random): Promise<void> {
  const pairs = random.times(40, () => `${random.pick(["q", "name", "__proto__", "%"])}=${oddText(random)}`);
  const body = Buffer.from(mutateText(pairs.join("&"), random));
  const stream = requestOf(body, "application/x-www-form-urlencoded", random) as unknown as PassThrough;
  stream.once("aborted", () => stream.destroy(Object.assign(new Error("aborted"), { code: "ECONNRESET" })));
  const read = await readBody(stream as unknown as IncomingMessage, 64 * 1024);
  if (read) new URLSearchParams(read.toString("utf8"));
}

const posting = (number: number): Searchable => ({
  id: `job-${number}`,
  businessUnit: { id: "growth", sample: true, name: "Growth", about: "" },
  title: ["Java developer", "Staff nurse", "Night analyst"][number % 3] ?? "",
  requisition: `R-${number}`,
  status: "OPEN",
  opened: "2026-10-01",
  workplace: "HYBRID",
  locations: [{ city: "Pune", region: "Maharashtra", country: "IN" }],
  employment: "FULL_TIME",
  requirements: [],
  niceToHave: [],
});
const postings = Array.from({ length: 100 }, (_, number) => posting(number));
const postingIndex = indexPostings(postings, {
  workplaces: { ON_SITE: "On site", HYBRID: "Hybrid", REMOTE: "Remote" },
  employments: {
    FULL_TIME: "Full",
    PART_TIME: "Part",
    CONTRACTOR: "Contract",
    TEMPORARY: "Short",
    INTERN: "Intern",
  },
  remoteIn: "Remote in {country}",
});
const pageIndex = indexPages(postings.map(({ id, title }) => ({ url: `/career/growth/${id}`, name: title })));
const day = "2026-11-22";

function search(random: Random): void {
  const pairs = random.times(30, () => {
    const name = random.pick([...queryNames, "_routes", "__proto__"]);
    return `${name}=${random.chance(0.5) ? encodeURIComponent(oddText(random).toWellFormed()) : mutateText("java pune", random)}`;
  });
  const query = cacheKeyQuery(pairs.join("&"), queryNames, { normaliseQuery, unchanged: ["_routes"] });
  const criteria = readCriteria(new URLSearchParams(query));
  if (
    normaliseQuery(new URLSearchParams(normaliseQuery(new URLSearchParams(query)))) !==
    normaliseQuery(new URLSearchParams(query))
  )
    throw new Error("A normalised query is not in its normal form");
  searchPostings(postingIndex, criteria, day);
  relaxSearch(postingIndex, criteria, day);
}

function headers(random: Random): void {
  const value = () =>
    random.chance(0.5)
      ? oddText(random)
      : mutateText(
          random.pick([
            "gzip, br;q=0.5",
            "text/markdown, */*;q=0.1",
            "203.0.113.9:50123",
            "[2001:db8::1]:443",
            "https://a.example",
            "bytes=0-5",
          ]),
          random,
        );
  bestCoding(value());
  wantsMarkdown(value());
  clientAddress(value(), value(), random.below(3));
  isSameOrigin(
    { origin: value(), host: value(), referer: value() },
    random.pick([undefined, "https://a.example"]),
  );
  similarPages(value(), pageIndex);
  similarPages(`/career/${value()}/${mutateText("java-developer", random)}`, pageIndex);
}

const boardFixtures = await Promise.all(boardKinds.map(readBoardFixture));
const defaults = {
  employer: "Terracotta",
  units: [],
  consents: [
    {
      id: "a",
      sample: true as const,
      processing: { text: "Keep it.", months: 6 },
      retention: { text: "Longer.", months: 12 },
    },
  ],
};

function boards(random: Random): void {
  const { raws, convert } = random.pick(boardFixtures);
  const source = convert(mutateJson(random.pick(raws), random));
  if (source) toPosting(source, defaults);
}

/** Elements and attributes that must not remain in a cleaned description. */
const unsafe =
  /<(script|style|iframe|svg|math|form|object|embed|template)\b|<[^>]*\s(on\w+|style|srcdoc|formaction)=|(href|src)="\s*javascript:/i;

function descriptions(random: Random): void {
  const clean = cleanDescription(html(random));
  if (unsafe.test(clean.html)) throw new Error("A cleaned description is unsafe");
  htmlToLine(html(random));
  mergeLocations(parseLocations(mutateText("Pune, Maharashtra, India; Remote (UK) | Hybrid", random)));
}

const knownSpans = [
  ...[
    "7",
    "1.",
    "a@b.",
    "(7",
    "9876543210 ",
    "98220 00000 / ",
    "Ravi Kumar ",
    "no not ",
    "yes ",
    "stop",
    "message mat bhejo ",
  ],
  ...[
    "5 years experience, notice 30 days, 4 lpa, ",
    "last working day is 10 December, ",
    "हाँ ",
    "मेरा नाम ",
    "९",
    "३ साल ",
  ],
  ...["hindi english ", "day or night ", "sorry, i mean ", "but ", "\n", " ", "ab", "?", "👍", "ఔ"],
];
/** Processor time for one message of at most 2,000 letters; the shortest of three counts, as others use the machine, too. */
const maxReadingMs = 20;

/** Messages of up to 2,000 letters, at each state of a conversation. */
function chat(random: Random): void {
  const span = () => (random.chance(0.3) ? oddText(random) : random.pick(knownSpans));
  const text = () => {
    const parts = Array.from({ length: 1 + random.below(4) }, () =>
      span().repeat(1 + random.below(random.chance(0.5) ? 3 : 2_000)),
    );
    return parts.join("").slice(0, 2_000);
  };
  const states: State[] = [
    {},
    {
      asked: random.pick([
        "name",
        "city",
        "experienceYears",
        "noticeDays",
        "expectedPay",
        "phone",
        "email",
        "shift",
      ] as const),
    },
    { offered: { city: "Pune" } },
  ];
  const message = { today: day, text: text(), state: random.pick(states) };
  readConsent(message.text, day);
  let least = Number.POSITIVE_INFINITY;
  for (let run = 0; run < 3 && least > maxReadingMs; run += 1) {
    const before = process.cpuUsage();
    takeTurn(message, {});
    const { user, system } = process.cpuUsage(before);
    least = Math.min(least, (user + system) / 1_000);
  }
  if (least > maxReadingMs)
    throw new Error(`${least.toFixed(0)} ms of processor for ${JSON.stringify(message.text.slice(0, 80))}`);
}

/** All readers of untrusted input, by name. */
export const targets: Record<string, Target> = {
  ...Object.fromEntries(resumes),
  "form with files": { run: multipart },
  form: {
    run: formBody,
    mayThrow: (error) => error instanceof Error && "code" in error && error.code === "ECONNRESET",
  },
  search: { run: search },
  headers: { run: headers },
  chat: { run: chat },
  "stored texts": { run: storeTexts },
  "addresses of the API": { run: askApi },
  "job boards": { run: boards, mayThrow: (error) => error instanceof z.ZodError },
  // The description is longer or more deeply nested than allowed.
  descriptions: { run: descriptions, mayThrow: (error) => error instanceof RangeError },
  "Markdown of pages": {
    run: (random) => pageMarkdown(html(random), "https://www.site.example/"),
    // The mutation damaged the main element, which all pages of the site have.
    mayThrow: (error) => error instanceof Error && error.message.includes("no main element"),
  },
  "Markdown in text": {
    run: (random) => readResume(markdown(random)),
    mayThrow: (error) => error instanceof ReadError,
  },
};

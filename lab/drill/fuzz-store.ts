import { join } from "node:path";
import { normalise, textSchemas } from "#domain/text/field-text.ts";
import { findRoute, type Method } from "#server/api/routes.ts";
import { parseApiKeys } from "#server/config/api-keys.ts";
import { diskFiles } from "#server/files/disk-files.ts";
import { findAnswers, findApplication, insertApplication } from "#server/store/applications.ts";
import { openStore, type Store } from "#server/store/open-store.ts";
import { mutateText, oddText, type Random } from "./fuzz-random.ts";

/** Set by the drill: the folder of the run, and the PostgreSQL that it is to use. */
const { FUZZ_FOLDER: folder = "", FUZZ_DATABASE_URL: databaseUrl } = process.env;

let opened: Promise<Store> | undefined;
function open(): Promise<Store> {
  opened ??= openStore({ directory: folder, ...(databaseUrl !== undefined && { databaseUrl }) }, () => {});
  return opened;
}

const schemas = textSchemas({ tooLong: "too long", unreadable: "unreadable" });

/** A text as a form lets it through; empty if the form refuses it. */
function acceptedText(random: Random, kind: "line" | "text", max: number): string {
  const text = random.chance(0.5) ? oddText(random) : mutateText("Asha Rao, आशा राव, 👩🏽‍🔧", random);
  const result = schemas[kind]("Field", max).safeParse(normalise(text));
  return result.success ? result.data : "";
}

/** Every text that a form accepts is stored, and read as it was. */
export async function storeTexts(random: Random): Promise<void> {
  const store = await open();
  const [name, note, answer] = [
    acceptedText(random, "line", 100),
    acceptedText(random, "text", 5_000),
    acceptedText(random, "text", 5_000),
  ];
  const { application } = await insertApplication(store, {
    ...{
      unit: "u",
      job: "j",
      job_title: name,
      name,
      email: `fuzz-${random.below(1e9)}@example.com`,
      phone: "",
    },
    ...{ note, file: "", file_name: name, suspicion: "honeypot", consent: "1", retains: 0, no_score: 1 },
    answers: [{ question: "q", kind: "TEXT", label: "Why?", answer, file: "" }],
    ...{ months: 6, monthsWithoutConsent: 6 },
  });
  const row = await findApplication(store, application.id);
  const [answered] = await findAnswers(store, application.id);
  if (row?.name !== name || row.note !== note || answered?.answer !== answer)
    throw new Error(`A text was not stored as it is: ${JSON.stringify([name, note, answer])}`);
}

const id = "0193b7c0-0000-7000-8000-000000000000";
const paths = [
  ...[
    "/api/applications",
    "/api/applications.csv",
    "/api/applications.ndjson",
    "/api/changes",
    "/api/messages",
  ],
  ...["/api/applications/{id}", "/api/applications/{id}/score", "/api/applications/{id}/resume"],
];
const names = ["after", "limit", "unit", "job", "status", "q", "q", "__proto__"];
const values = ["", "0", "100", "1e2", "retail", "VERIFIED,ERASED", "asha rao", `1764000000000.${id}`, id];
const bodies = ["{}", '{"comparison":false}', '{"email":"asha@example.com"}', "[1]", ""];
const [key] = parseApiKeys("k".repeat(40));

/** No address makes the API fail. */
export async function askApi(random: Random): Promise<void> {
  const store = await open();
  const value = () => (random.chance(0.4) ? oddText(random) : mutateText(random.pick(values), random));
  const { last } = await store.db
    .selectFrom("applications")
    .select(({ fn }) => fn.max("id").as("last"))
    .executeTakeFirstOrThrow();
  const anyId = random.chance(0.8) ? (last ?? id) : mutateText(id, random);
  const match = findRoute(random.pick(paths).replace("{id}", anyId));
  const query = new URLSearchParams(random.times(4, (): [string, string] => [random.pick(names), value()]));
  const method = random.pick<Method>(["GET", "GET", "GET", "PATCH", "DELETE"]);
  const route = match?.methods[method];
  if (!match || !route || !key) return;
  const parts = {
    ...{ store, files: diskFiles(join(folder, "bytes")), isScanning: false },
    eraser: { eraseApplication: async () => ({ kind: "ERASED", filesLeft: 0 }) as const },
    ...{ wakeOutbox: () => {}, isStopping: () => false },
  };
  const body = mutateText(random.pick(bodies), random);
  const answer = await route.run(parts, { key, params: match.params, query, body });
  if (answer.kind === "STREAM") for await (const line of answer.lines) void line;
  if (answer.kind === "PROBLEM" && answer.status >= 500)
    throw new Error(`${answer.status} for ${method} ${match.path}?${query}`);
}

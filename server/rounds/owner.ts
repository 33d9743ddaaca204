import { relayLimits } from "#domain/relay/limits.ts";
import {
  appendEntries as appendSchema,
  createRound as createSchema,
  putLink as putLinkSchema,
  relayId,
} from "#domain/relay/protocol.ts";
import { log } from "#server/log.ts";
import {
  deleteLink,
  findSubmission,
  listLinks,
  listSubmissions,
  putLink,
} from "#server/store/round-links.ts";
import {
  appendEntries,
  countEntries,
  createRound,
  deleteRoundFile,
  findRound,
  findRoundFile,
  listEntries,
  listRoundFiles,
  putRoundFile,
} from "#server/store/rounds.ts";
import { type Answer, empty, json, problem } from "./answers.ts";
import { eraseOnce } from "./applicant.ts";
import {
  asOwner,
  type Call,
  type Parts,
  type Run,
  readJson,
  readNumber,
  withBytes,
  withProof,
} from "./call.ts";
import { keepBytes, withBody } from "./keep-bytes.ts";

const kilobyte = 1024;
/** Entries in base64url, with room for the JSON around them. */
const maxAppendBytes = relayLimits.batch * (Math.ceil((relayLimits.entry * 4) / 3) + 8) + kilobyte;
const maxCardBytes = Math.ceil((relayLimits.card * 4) / 3) + kilobyte;

export const postRound: Run = async (parts, call) => {
  const parsed = await readJson(parts, call, createSchema, kilobyte);
  if (parsed.kind === "REFUSED") return parsed.answer;
  const { id, token } = parsed.value;
  // A repeat costs neither a proof nor a place among the rounds of the day.
  const known = await findRound(parts.store, id);
  if (known === "GONE") return problem("gone");
  if (known) return known.token === token ? empty(201) : problem("conflict");
  return withProof(parts, call, async () => {
    const { isAllowed, retryAfter } = parts.limits.countRound(call.client);
    if (!isAllowed) return problem("too-many", retryAfter);
    const created = await createRound(parts.store, { id, token });
    if (created === "CONFLICT") return problem("conflict");
    if (created === "GONE") return problem("gone");
    if (created === "CREATED") log("info", "round-created", { round: id });
    return empty(201);
  });
};

export const getRound = asOwner(async ({ store }, _, round) => {
  const links = await listLinks(store, round.id);
  return json({
    entries: await countEntries(store, round.id),
    bytes: round.bytes,
    submissions: round.submissions,
    links: links.map(({ id, is_paused, taken, max_taken, until }) => ({
      ...{ id, isPaused: is_paused === 1, taken, limit: max_taken, until },
    })),
    changedAt: round.changed_at,
    endsAt: round.erase_at,
  });
});

export const deleteRound = asOwner(async ({ eraser, news }, _, { id }) => {
  await eraser.eraseRound(id);
  news.announce(id);
  return empty(204);
});

/** The one parameter of a page: the number after which it begins. */
function readSince({ query }: Call): number | undefined {
  return [...query.keys()].every((name) => name === "since") ? readNumber(query.get("since")) : undefined;
}

export const getEntries = asOwner(async ({ store }, call, round) => {
  const since = readSince(call);
  return since === undefined ? problem("bad-request") : json(await listEntries(store, round, since));
});

export const postEntries = asOwner(async (parts, call, { id }) => {
  const parsed = await readJson(parts, call, appendSchema, maxAppendBytes);
  if (parsed.kind === "REFUSED") return parsed.answer;
  const { value } = parsed;
  const bytes = value.entries.reduce((sum, { length }) => sum + length, 0);
  return withBytes(parts, call, bytes, async () => {
    const appended = await appendEntries(parts.store, id, value);
    if (appended.kind === "APPENDED") {
      parts.news.announce(id);
      return json({ last: appended.last }, 201);
    }
    if (appended.kind === "CONFLICT") return problem("conflict");
    return problem(appended.kind === "FULL" ? "round-full" : "gone");
  });
});

/** Names of files are like ids: what an owner's device makes of their bytes. */
const isName = (name: string) => relayId.safeParse(name).success;

export const putFile = asOwner(async (parts, call, { id, bytes: used }) => {
  const { name } = call.params;
  if (!isName(name)) return problem("bad-request");
  if (used >= relayLimits.round) return problem("round-full");
  const { store, eraser } = parts;
  return withBody(parts, call, relayLimits.file, async (bytes) => {
    const { hash: file, size } = bytes;
    const known = await findRoundFile(store, id, name);
    if (known?.file === file) return empty(200);
    return withBytes(parts, call, size, () =>
      keepBytes(parts, bytes, async () => {
        const put = await putRoundFile(store, { round: id, name, file, size });
        if (put.kind !== "STORED")
          return { isKept: false, answer: problem(put.kind === "FULL" ? "round-full" : "gone") };
        if (put.dropped.length > 0) await eraser.removeFiles(put.dropped);
        return { isKept: true, answer: empty(put.isNew ? 201 : 200) };
      }),
    );
  });
});

export const getFileNames = asOwner(async ({ store }, _, { id }) =>
  json({ names: await listRoundFiles(store, id) }),
);

export const getFile = asOwner(async ({ store }, { params: { name } }, { id }) => {
  const row = isName(name) ? await findRoundFile(store, id, name) : undefined;
  return row ? { kind: "BYTES", hash: row.file, size: row.size } : problem("not-found");
});

export const deleteFile = asOwner(async ({ store, eraser }, { params: { name } }, { id }) => {
  const hash = isName(name) ? await deleteRoundFile(store, { round: id, name }) : undefined;
  // A repeated request means that the first got no answer.
  await (hash === undefined ? eraser.resumeRemovals() : eraser.removeFiles([hash]));
  return empty(204);
});

export const putOwnLink = asOwner(async (parts, call, { id }) => {
  const parsed = await readJson(parts, call, putLinkSchema, maxCardBytes);
  if (parsed.kind === "REFUSED") return parsed.answer;
  const { value } = parsed;
  return withBytes(parts, call, value.card.length, async () => {
    const put = await putLink(parts.store, { round: id, link: call.params.link }, value);
    const answers: Record<typeof put, Answer> = {
      CREATED: empty(201),
      REPLACED: empty(200),
      CONFLICT: problem("conflict"),
      FULL: problem("round-full"),
      GONE: problem("gone"),
    };
    return answers[put];
  });
});

export const deleteOwnLink = asOwner(async ({ store }, { params: { link } }, { id }) => {
  await deleteLink(store, { round: id, link });
  return empty(204);
});

export const getSubmissions = asOwner(async ({ store }, call, round) => {
  const since = readSince(call);
  return since === undefined ? problem("bad-request") : json(await listSubmissions(store, round, since));
});

const findArrival = ({ store }: Parts, { params: { submission } }: Call, round: string) =>
  findSubmission(store, round, submission);

export const getSubmission = asOwner(async (parts, call, { id }) => {
  const row = await findArrival(parts, call, id);
  if (!row) return problem("not-found");
  if (row.state === "WITHDRAWN") return problem("gone");
  return { kind: "BYTES", hash: row.file, size: row.size };
});

/** For an applicant who asks the employer: the same as a withdrawal. */
export const deleteSubmission = asOwner(async (parts, call, { id: round }) => {
  const row = await findArrival(parts, call, round);
  if (!row) return problem("not-found");
  await eraseOnce(parts, row);
  return empty(204);
});

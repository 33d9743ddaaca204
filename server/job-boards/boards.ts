import { listFormat } from "#domain/language/formats.ts";
import type { Env } from "#server/config/env.ts";
import { ashby } from "./ashby.ts";
import { greenhouse } from "./greenhouse.ts";
import { lever } from "./lever.ts";

/** Every system by its kind, in the order of messages. */
export const jobBoards = { greenhouse, lever, ashby };

export type BoardKind = keyof typeof jobBoards;
export const boardKinds = Object.keys(jobBoards) as BoardKind[];

/** The board of one employer. */
export type Board = {
  kind: BoardKind;
  /** Origin of its API, without a trailing slash. */
  origin: string;
  /** The employer's name in that system. */
  name: string;
};

/** Each host of a board, with its API's origin and the path before the board's name. */
const hosts = new Map(
  boardKinds.flatMap((kind) =>
    Object.entries(jobBoards[kind].hosts).flatMap(([api, pages]) =>
      [api, ...pages].map((host) => {
        const before = host === api ? jobBoards[kind].path.split("/") : [];
        return [host, { kind, origin: `https://${api}`, before }] as const;
      }),
    ),
  ),
);

const loopback = new Set(["localhost", "127.0.0.1", "[::1]"]);

/** The segment after those in `before`. Later segments may name a posting. */
function boardName(path: string, before: string[]): string | null {
  const segments = path.split("/").filter((segment) => segment !== "");
  if (!before.every((segment, index) => segments[index] === segment)) return null;
  try {
    const name = decodeURIComponent(segments[before.length] ?? "");
    // "." and ".." would resolve to another path of the API.
    return /^[^/\\?#\p{C}]{1,80}$/u.test(name) && !/^\.+$/.test(name) ? name : null;
  } catch {
    return null;
  }
}

/**
 * Parses the address of a board or of its API. For a server on this machine the fragment names the system, as in
 * http://localhost:4000/acme#lever.
 * @returns null if it is not a readable board
 */
export function parseBoardUrl(address: string): Board | null {
  const url = URL.parse(address);
  if (!url) return null;
  if (loopback.has(url.hostname)) {
    const kind = boardKinds.find((system) => url.hash === `#${system}`);
    const name = boardName(url.pathname, []);
    return kind && name && /^https?:$/.test(url.protocol) ? { kind, origin: url.origin, name } : null;
  }
  const host = hosts.get(url.host);
  if (!host || url.protocol !== "https:" || url.username !== "" || url.password !== "") return null;
  const { before, ...board } = host;
  const name = boardName(url.pathname, before);
  return name === null ? null : { ...board, name };
}

const either = listFormat("en", { type: "disjunction" });

/**
 * The board of JOBS_FEED; undefined without one.
 * @throws {Error} if it is not the address of a board
 */
export function feedBoard({ JOBS_FEED: address }: Env): Board | undefined {
  if (address === undefined) return undefined;
  const board = parseBoardUrl(address);
  if (board) return board;
  const examples = boardKinds.map((kind) => `https://${Object.values(jobBoards[kind].hosts).flat()[0]}/acme`);
  const fragments = boardKinds.map((kind) => `#${kind}`);
  throw new Error(
    `Settings: JOBS_FEED=${address}: must be the address of a public board, such as ${either.format(examples)}; http and another host only on this machine, with ${either.format(fragments)} at the end`,
  );
}

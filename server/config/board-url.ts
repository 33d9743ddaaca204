/** A public job board of the employer's own system, that needs no key to be read. */
export type Board = {
  kind: "greenhouse" | "lever" | "ashby";
  /** Where it is asked, without a slash at its end. */
  origin: string;
  /** The employer's name in that system. */
  name: string;
};

/** Each host that shows a board, with the one that answers for it and the path that precedes the board's name. */
const hosts: Record<string, { kind: Board["kind"]; api: string; before: string[] }> = {
  "boards-api.greenhouse.io": {
    kind: "greenhouse",
    api: "boards-api.greenhouse.io",
    before: ["v1", "boards"],
  },
  "boards.greenhouse.io": { kind: "greenhouse", api: "boards-api.greenhouse.io", before: [] },
  "job-boards.greenhouse.io": { kind: "greenhouse", api: "boards-api.greenhouse.io", before: [] },
  "api.lever.co": { kind: "lever", api: "api.lever.co", before: ["v0", "postings"] },
  "api.eu.lever.co": { kind: "lever", api: "api.eu.lever.co", before: ["v0", "postings"] },
  "jobs.lever.co": { kind: "lever", api: "api.lever.co", before: [] },
  "jobs.eu.lever.co": { kind: "lever", api: "api.eu.lever.co", before: [] },
  "api.ashbyhq.com": { kind: "ashby", api: "api.ashbyhq.com", before: ["posting-api", "job-board"] },
  "jobs.ashbyhq.com": { kind: "ashby", api: "api.ashbyhq.com", before: [] },
};

const loopback = new Set(["localhost", "127.0.0.1", "[::1]"]);

/** The board's name is the part of the path after those that precede it; what follows it may be a posting. */
function boardName(path: string, before: string[]): string | null {
  const parts = path.split("/").filter((part) => part !== "");
  if (!before.every((part, at) => parts[at] === part)) return null;
  try {
    const name = decodeURIComponent(parts[before.length] ?? "");
    // A dot alone would lead elsewhere in the other system.
    return /^[^/\\?#\p{C}]{1,80}$/u.test(name) && !/^\.+$/.test(name) ? name : null;
  } catch {
    return null;
  }
}

/**
 * Reads the address of a board: as a visitor sees it or as its programming interface has it. On this machine the system
 * is named behind a #, as in http://localhost:4000/acme#lever.
 * @returns nothing where it is no board that can be read
 */
export function parseBoardUrl(address: string): Board | null {
  const url = URL.parse(address);
  if (!url) return null;
  if (loopback.has(url.hostname)) {
    const [kind] = (["greenhouse", "lever", "ashby"] as const).filter((one) => url.hash === `#${one}`);
    const name = boardName(url.pathname, []);
    return kind && name && /^https?:$/.test(url.protocol) ? { kind, origin: url.origin, name } : null;
  }
  const host = Object.hasOwn(hosts, url.host) ? hosts[url.host] : undefined;
  if (!host || url.protocol !== "https:" || url.username !== "" || url.password !== "") return null;
  const name = boardName(url.pathname, host.before);
  return name === null ? null : { kind: host.kind, origin: `https://${host.api}`, name };
}

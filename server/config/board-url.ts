/** A public job board of the employer's own system. Reading it needs no key. */
export type Board = {
  kind: "greenhouse" | "lever" | "ashby";
  /** Origin of its API, without a trailing slash. */
  origin: string;
  /** The employer's name in that system. */
  name: string;
};

/** The hosts of each system's boards, with the API's host and the path segments before the board's name. */
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
 * Parses the address of a board or of its API. For a server on this machine the fragment names the system, as
 * in http://localhost:4000/acme#lever.
 * @returns null if it is not the address of a board that we can read
 */
export function parseBoardUrl(address: string): Board | null {
  const url = URL.parse(address);
  if (!url) return null;
  if (loopback.has(url.hostname)) {
    const [kind] = (["greenhouse", "lever", "ashby"] as const).filter((system) => url.hash === `#${system}`);
    const name = boardName(url.pathname, []);
    return kind && name && /^https?:$/.test(url.protocol) ? { kind, origin: url.origin, name } : null;
  }
  const host = Object.hasOwn(hosts, url.host) ? hosts[url.host] : undefined;
  if (!host || url.protocol !== "https:" || url.username !== "" || url.password !== "") return null;
  const name = boardName(url.pathname, host.before);
  return name === null ? null : { kind: host.kind, origin: `https://${host.api}`, name };
}

import { createHash } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { basename, join } from "node:path";
import { readBytes, startHttpPeer } from "./http-peer.ts";

const maxSkewMs = 15 * 60_000;

/** Parses Amazon's timestamp format, 20261123T004412Z. */
function requestTime({ headers }: IncomingMessage): number {
  const [, ...parts] = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(String(headers["x-amz-date"])) ?? [];
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = parts.map(Number);
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

/**
 * The subset of S3 that the site uses, backed by a folder: puts are atomic and verified by their hash,
 * requests with a clock skew of more than 15 minutes are rejected, lists are paginated.
 */
export async function startBucketPeer(folder: string) {
  mkdirSync(folder, { recursive: true });
  const pageSize = 100;
  let puts = 0;

  function list(url: URL, response: ServerResponse): void {
    const after = url.searchParams.get("continuation-token") ?? "";
    const names = readdirSync(folder).filter((name) => /^[0-9a-f]{64}$/.test(name));
    const rest = names.sort().filter((name) => name > after);
    const page = rest.slice(0, pageSize);
    const contents = page.map((name) => {
      const modifiedAt = statSync(join(folder, name)).mtime.toISOString();
      return `<Contents><Key>files/${name}</Key><LastModified>${modifiedAt}</LastModified></Contents>`;
    });
    const next = rest.length > page.length ? page.at(-1) : undefined;
    const end = next
      ? `<IsTruncated>true</IsTruncated><NextContinuationToken>${next}</NextContinuationToken>`
      : "";
    response
      .writeHead(200, { "Content-Type": "application/xml" })
      .end(`<ListBucketResult>${contents.join("")}${end}</ListBucketResult>`);
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? "/", "http://bucket");
    const bytes = await readBytes(request);
    const respond = (status: number, body?: Buffer) => void response.writeHead(status).end(body);
    if (Math.abs(requestTime(request) - Date.now()) > maxSkewMs) return respond(403);
    if (url.searchParams.get("list-type") === "2") return list(url, response);
    const file = join(folder, basename(url.pathname));
    switch (request.method) {
      case "PUT": {
        const hash = createHash("sha256").update(bytes).digest("hex");
        if (request.headers["x-amz-content-sha256"] !== hash) return respond(400);
        puts += 1;
        const temporary = join(folder, `put-${puts}`);
        writeFileSync(temporary, bytes);
        renameSync(temporary, file);
        return respond(200);
      }
      case "GET":
        return existsSync(file) ? respond(200, readFileSync(file)) : respond(404);
      case "DELETE":
        rmSync(file, { force: true });
        return respond(204);
      default:
        return respond(405);
    }
  }

  const peer = await startHttpPeer(503, answer);
  return {
    ...peer,
    settings: {
      S3_ENDPOINT: `http://127.0.0.1:${peer.port}`,
      S3_BUCKET: "drill",
      S3_REGION: "us-east-1",
      S3_ACCESS_KEY_ID: "drill",
      S3_SECRET_ACCESS_KEY: "drill-secret",
    },
  };
}
export type BucketPeer = Awaited<ReturnType<typeof startBucketPeer>>;

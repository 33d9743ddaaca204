import { existsSync, readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { type BoardKind, jobBoards } from "./boards.ts";

/** For tests: the system's documented answer at a path below the board's address; undefined without a fixture. */
export function boardFixture(kind: BoardKind, path: string) {
  const file = `${import.meta.dirname}/fixtures/${kind}${path.split("?")[0]}.json`;
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined;
}

/** For tests: the postings of the fixture with their details, and what converts them. */
export async function readBoardFixture(kind: BoardKind) {
  const { list, answer, detail, createConvert } = jobBoards[kind];
  const raws = answer.parse(boardFixture(kind, list(0))).map((raw) => {
    const posting = raw as { id: string };
    return { ...posting, ...detail?.answer.parse(boardFixture(kind, detail.path(posting.id)) ?? {}) };
  });
  const convert = await createConvert(async (path, schema) => schema.parse(boardFixture(kind, path)));
  return { raws, convert };
}

/** For tests: a job board's server on this machine whose responses can change. */
export async function createFakeBoard() {
  let answer: (request: IncomingMessage, response: ServerResponse) => void = (_, response) =>
    response.writeHead(404).end();
  const requests: string[] = [];
  const server = createServer((request, response) => {
    requests.push(request.url ?? "");
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    /** Requested paths with their queries. */
    requests,
    answerWith(next: typeof answer) {
      answer = next;
    },
    /** Serves the JSON of each path, or 304 if the ETag matches. */
    answerJson(jsonFor: (path: string, query: URLSearchParams) => unknown) {
      answer = (request, response) => {
        const url = new URL(request.url ?? "/", "http://board");
        const json = jsonFor(url.pathname, url.searchParams);
        if (json === undefined) {
          response.writeHead(404).end("{}");
          return;
        }
        const body = JSON.stringify(json);
        const etag = `"${Buffer.from(body).toString("base64url").slice(-40)}-${body.length}"`;
        if (request.headers["if-none-match"] === etag) response.writeHead(304, { ETag: etag }).end();
        else response.writeHead(200, { "Content-Type": "application/json", ETag: etag }).end(body);
      };
    },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

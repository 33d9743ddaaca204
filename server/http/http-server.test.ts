import { once } from "node:events";
import { Agent, get, type IncomingMessage, type ServerResponse } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { expect, test, vi } from "vitest";
import { eventually } from "#tests/support/eventually.ts";
import { closeServer, createHttpServer, endConnections } from "./http-server.ts";

async function listen(
  listener: (request: IncomingMessage, response: ServerResponse) => void = (_, response) => response.end(),
) {
  const server = createHttpServer(listener);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return { server, port: (server.address() as AddressInfo).port };
}

test("closing waits for the last answer, and not for its connection to time out", async () => {
  const answers: ServerResponse[] = [];
  const { server, port } = await listen((_, response) => answers.push(response));
  const outgoing = get({ port, host: "127.0.0.1", agent: new Agent({ keepAlive: true }) });
  await eventually(() => expect(answers).toHaveLength(1));
  const closing = closeServer(server);
  answers[0]?.end("last");
  const [answer] = await once(outgoing, "response");
  expect(answer.statusCode).toBe(200);
  answer.resume();
  await closing;
});

test("before the server closes, answers end their connection and new connections are taken", async () => {
  const { server, port } = await listen();
  const headers = async () => (await fetch(`http://127.0.0.1:${port}`)).headers;
  expect((await headers()).get("connection")).toBe("keep-alive");
  endConnections(server);
  expect((await headers()).get("connection")).toBe("close");
  await closeServer(server);
});

test("connections beyond the maximum are refused, and the log says so once", async () => {
  const warned = vi.spyOn(console, "error").mockImplementation(() => {});
  const { server, port } = await listen();
  server.maxConnections = 1;
  const first = connect(port, "127.0.0.1");
  await once(server, "connection");
  for (let count = 0; count < 3; count += 1) {
    const refused = connect(port, "127.0.0.1").on("error", () => {});
    await once(refused, "close");
  }
  expect(warned.mock.calls.map(([line]) => JSON.parse(line).event)).toEqual(["connections-refused"]);
  first.destroy();
  await closeServer(server);
});

import { once } from "node:events";
import { Agent, get, type IncomingMessage, type ServerResponse } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { expect, test, vi } from "vitest";
import { eventually } from "#tests/support/eventually.ts";
import { closeServer, createHttpServer, endConnections } from "./http-server.ts";

async function listen(
  listener: (request: IncomingMessage, response: ServerResponse) => void = (_, response) => response.end(),
  trustedProxies = 0,
) {
  const server = createHttpServer(listener, trustedProxies);
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

/** Opens connections that send half a request. @returns those that the server keeps */
async function sendHalf(port: number, count: number, localAddress: string) {
  const sockets = await Promise.all(
    Array.from({ length: count }, async () => {
      const socket = connect({ port, host: "127.0.0.1", localAddress }).on("error", () => {});
      await once(socket, "connect");
      socket.write("GET / HTTP/1.1\r\n");
      return socket;
    }),
  );
  return sockets;
}

test("one client with half requests leaves connections to others, and gets its own share once it gives back", async () => {
  const warned = vi.spyOn(console, "error").mockImplementation(() => {});
  const { server, port } = await listen();
  // Scarce above 15, and a client's share is one.
  server.maxConnections = 20;
  const greedy = await sendHalf(port, 25, "127.0.0.1");
  const kept = () => greedy.filter((socket) => !socket.destroyed).length;
  await eventually(() => expect(kept()).toBe(15));
  const status = (localAddress: string) =>
    new Promise<number | undefined>((resolve) => {
      get({ port, host: "127.0.0.1", localAddress, agent: false }, (answer) => {
        answer.resume();
        resolve(answer.statusCode);
      }).on("error", () => resolve(undefined));
    });
  expect([await status("127.0.0.2"), await status("127.0.0.1")]).toEqual([200, undefined]);
  for (const socket of greedy) socket.destroy();
  await eventually(async () => expect(await status("127.0.0.1")).toBe(200));
  expect(warned.mock.calls.map(([line]) => JSON.parse(line).event)).toEqual(["connections-refused"]);
  warned.mockRestore();
  await closeServer(server);
});

test("behind a proxy all connections are the proxy's, and it gets them all", async () => {
  const { server, port } = await listen(undefined, 1);
  server.maxConnections = 20;
  const sockets = await sendHalf(port, 20, "127.0.0.1");
  const open = () => new Promise<number>((resolve) => server.getConnections((_, count) => resolve(count)));
  await eventually(async () => expect(await open()).toBe(20));
  for (const socket of sockets) socket.destroy();
  await closeServer(server);
});

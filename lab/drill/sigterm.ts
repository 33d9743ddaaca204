import { connect } from "node:net";
import { applyWithFile, randomFile } from "#tests/support/candidates.ts";
import { isSettled, startServer } from "#tests/support/server.ts";
import { type Drill, timed, wait, waitUntil } from "./drill.ts";
import { slowPost } from "./slow-post.ts";
import { createSmtpPeer, mailSettings } from "./smtp-peer.ts";

/** Sends SIGTERM during an upload and a mail delivery. */
export const sigterm: Drill = async (folder) => {
  const peer = createSmtpPeer(() => ({ delayMs: 3_000 }));
  const port = await peer.listen();
  const settings = { DATA_DIR: folder, ...mailSettings("127.0.0.1", port) };
  const server = await startServer(settings);
  const { port: sitePort } = new URL(server.origin);
  // Keeps its connection open, as a browser does.
  await applyWithFile(server.origin, randomFile(20_000));
  const uploading = slowPost(server.origin, "/uploads?name=resume.pdf", randomFile(2_000_000), {
    chunkBytes: 100_000,
    intervalMs: 200,
  });
  const isMailing = await waitUntil(() => peer.countStarted() > 0, 10_000);

  const ending = timed(() => server.stop());
  await wait(300);
  const connection = await new Promise<string>((resolve) => {
    const socket = connect(Number(sitePort), "localhost");
    socket.on("connect", () => {
      socket.destroy();
      resolve("accepted");
    });
    socket.on("error", (error) => resolve(("code" in error && String(error.code)) || error.name));
  });
  const uploaded = await uploading;
  const { result: code, milliseconds } = await ending;
  const mailsBeforeExit = peer.mails.length;

  const restarted = await startServer(settings);
  const isDone = await isSettled(restarted, 20_000);
  await restarted.stop();
  await peer.close();
  const id = (JSON.parse(uploaded.body || "{}") as { id?: string }).id;
  return [
    {
      step: "a mail that takes 3 s",
      measured: `${isMailing ? "" : "never started, "}${mailsBeforeExit} delivered before the exit, ${peer.mails.length} in all`,
      isOk: isMailing && mailsBeforeExit === 1 && peer.mails.length === 1 && isDone,
    },
    {
      step: "a file of 2 MB that takes 4 s",
      measured: `answer ${uploaded.status || uploaded.failure}`,
      isOk: uploaded.status === 201 && id !== undefined,
    },
    { step: "a new connection meanwhile", measured: connection, isOk: connection !== "accepted" },
    {
      step: "exit of the process",
      measured: `exit code ${code} after ${(milliseconds / 1000).toFixed(1)} s`,
      isOk: code === 0 && milliseconds < 10_000,
    },
  ];
};

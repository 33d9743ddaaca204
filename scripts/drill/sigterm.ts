import { connect } from "node:net";
import { applyWithFile, randomFile } from "./candidates.ts";
import { becomes, type Drill, timed, wait } from "./drill.ts";
import { isSettled, startServer } from "./server.ts";
import { slowPost } from "./slow-post.ts";
import { createSmtpPeer, mailSettings } from "./smtp-peer.ts";

/** The process is asked to end while a file and a mail are under way. */
export const sigterm: Drill = async (folder) => {
  const peer = createSmtpPeer(() => ({ after: 3_000 }));
  const port = await peer.listen();
  const settings = { DATA_DIR: folder, ...mailSettings("127.0.0.1", port) };
  const server = await startServer(settings);
  const { port: sitePort } = new URL(server.origin);
  // The connection of an earlier request stays open, as a browser's does.
  await applyWithFile(server.origin, randomFile(20_000));
  const uploading = slowPost(server.origin, "/uploads?name=resume.pdf", randomFile(2_000_000), {
    chunk: 100_000,
    every: 200,
  });
  const isMailing = await becomes(() => peer.begun() > 0, 10_000);

  const ending = timed(() => server.stop());
  await wait(300);
  const refusal = await new Promise<string>((resolve) => {
    const socket = connect(Number(sitePort), "localhost");
    socket.on("connect", () => {
      socket.destroy();
      resolve("accepted");
    });
    socket.on("error", (error) => resolve(("code" in error && String(error.code)) || error.name));
  });
  const sent = await uploading;
  const { result: code, milliseconds } = await ending;
  const mails = peer.mails.length;

  const again = await startServer(settings);
  const isDone = await isSettled(again, 20_000);
  await again.stop();
  await peer.close();
  const id = (JSON.parse(sent.body || "{}") as { id?: string }).id;
  return [
    {
      did: "a mail that takes 3 s",
      measured: `${isMailing ? "" : "never began, "}${mails} taken before the end, ${peer.mails.length} in all`,
      isOk: isMailing && mails === 1 && peer.mails.length === 1 && isDone,
    },
    {
      did: "a file of 2 MB that takes 4 s",
      measured: `answer ${sent.status || sent.failure}`,
      isOk: sent.status === 201 && id !== undefined,
    },
    { did: "a new connection meanwhile", measured: refusal, isOk: refusal !== "accepted" },
    {
      did: "the end of the process",
      measured: `exit code ${code} after ${(milliseconds / 1000).toFixed(1)} s`,
      isOk: code === 0 && milliseconds < 10_000,
    },
  ];
};

import type { AddressInfo } from "node:net";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { wait } from "./drill.ts";

/** How the peer treats a recipient: a rejection code, or how it accepts the mail. */
export type PeerBehaviour = number | "accept" | "hang" | { delayMs: number };

/** An SMTP server in this process; `behaviourFor` decides how it treats each recipient. */
export function createSmtpPeer(
  behaviourFor: (to: string, attempt: number) => PeerBehaviour = () => "accept",
  options: SMTPServerOptions = { disabledCommands: ["STARTTLS"] },
) {
  const attempts = new Map<string, number>();
  const mails: { to: string; id: string }[] = [];
  let senderCommands = 0;
  let startedMails = 0;
  const server = new SMTPServer({
    authOptional: true,
    ...options,
    onMailFrom(_, __, done) {
      senderCommands += 1;
      done();
    },
    onRcptTo({ address }, _, done) {
      const attempt = (attempts.get(address) ?? 0) + 1;
      attempts.set(address, attempt);
      const behaviour = behaviourFor(address, attempt);
      const isRefused = typeof behaviour === "number";
      done(isRefused ? Object.assign(new Error("not now"), { responseCode: behaviour }) : null);
    },
    onData(stream, { envelope }, done) {
      startedMails += 1;
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", async () => {
        const to = envelope.rcptTo[0]?.address ?? "";
        const behaviour = behaviourFor(to, attempts.get(to) ?? 1);
        if (behaviour === "hang") return;
        if (typeof behaviour === "object") await wait(behaviour.delayMs);
        const id = /^message-id: *<([^>]+)>/im.exec(Buffer.concat(chunks).toString())?.[1] ?? "";
        mails.push({ to, id });
        done();
      });
    },
  });
  // Senders that give up close their connections.
  server.on("error", () => {});
  return {
    mails,
    attemptsFor: (to: string) => attempts.get(to) ?? 0,
    /** Number of MAIL FROM commands. */
    countSenders: () => senderCommands,
    /** Number of DATA commands. */
    countStarted: () => startedMails,
    listen: (host = "127.0.0.1", port = 0) =>
      new Promise<number>((resolve, reject) => {
        server.once("error", reject);
        const listening = server.listen(port, host, () => resolve((listening.address() as AddressInfo).port));
      }),
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}

export const mailSettings = (host: string, port: number) => ({
  SMTP_URL: `smtp://${host}:${port}`,
  MAIL_FROM: "Site <site@site.example>",
  CONTACT_TO: "team@site.example",
});

import type { AddressInfo } from "node:net";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { wait } from "./drill.ts";

/** What the peer does with a recipient: a code to refuse with, or how it takes the mail. */
export type PeerBehaviour = number | "take" | "hang" | { after: number };

/** A mail server of its own in this process; `mannerOf` decides about each recipient. */
export function createSmtpPeer(
  mannerOf: (to: string, attempt: number) => PeerBehaviour = () => "take",
  options: SMTPServerOptions = { disabledCommands: ["STARTTLS"] },
) {
  const attempts = new Map<string, number>();
  const mails: { to: string; id: string }[] = [];
  let senders = 0;
  let begun = 0;
  const server = new SMTPServer({
    authOptional: true,
    ...options,
    onMailFrom(_, __, done) {
      senders += 1;
      done();
    },
    onRcptTo({ address }, _, done) {
      const attempt = (attempts.get(address) ?? 0) + 1;
      attempts.set(address, attempt);
      const manner = mannerOf(address, attempt);
      done(typeof manner === "number" ? Object.assign(new Error("not now"), { responseCode: manner }) : null);
    },
    onData(stream, { envelope }, done) {
      begun += 1;
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", async () => {
        const to = envelope.rcptTo[0]?.address ?? "";
        const manner = mannerOf(to, attempts.get(to) ?? 1);
        if (manner === "hang") return;
        if (typeof manner === "object") await wait(manner.after);
        const id = /^message-id: *<([^>]+)>/im.exec(Buffer.concat(chunks).toString())?.[1] ?? "";
        mails.push({ to, id });
        done();
      });
    },
  });
  // A sender that gives up breaks its connection.
  server.on("error", () => {});
  return {
    mails,
    attemptsFor: (to: string) => attempts.get(to) ?? 0,
    /** How often somebody began to say a mail, and its text. */
    senders: () => senders,
    begun: () => begun,
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

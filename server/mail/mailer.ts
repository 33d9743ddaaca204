import { closeSync, fsyncSync, mkdirSync, openSync, renameSync, writeSync } from "node:fs";
import { join } from "node:path";
import { createTransport, type SendMailOptions } from "nodemailer";
import { PermanentError } from "#server/outbox/errors.ts";
import { type Mail, type Mailbox, mailHtml, mailText } from "./mail.ts";

export type Mailer = {
  /**
   * @param id names the message for ever: a receiver can drop a second copy
   * @throws {PermanentError} when the receiver will never take it; any other error may pass
   */
  send: (id: string, mail: Mail) => Promise<void>;
  close: () => void;
};

/** Nothing in a message is fetched from anywhere, whatever it contains. */
const closed = { disableFileAccess: true, disableUrlAccess: true };

function toMessage(id: string, { to, replyTo, subject, ...mail }: Mail, from: Mailbox): SendMailOptions {
  const host = from.address.replace(/^.*@/, "");
  const whole = { to, subject, ...mail };
  return {
    from,
    to,
    ...(replyTo && { replyTo }),
    subject,
    text: mailText(whole),
    html: mailHtml(whole),
    messageId: `<${id}@${host}>`,
    headers: { "Auto-Submitted": "auto-generated" },
  };
}

/** Whether the server said that it will never take this message. A full mailbox (552) may be emptied; a log-in may be mended. */
export function isRefusal(error: unknown): boolean {
  if (!(error instanceof Error) || !("code" in error) || !("responseCode" in error)) return false;
  const { code, responseCode } = error;
  const isAboutMessage = code === "EENVELOPE" || code === "EMESSAGE";
  return isAboutMessage && typeof responseCode === "number" && responseCode >= 500 && responseCode !== 552;
}

/** Milliseconds; together well below half of the outbox's lease. */
const timeouts = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 20_000,
  dnsTimeout: 5_000,
};

const loopback = /^(localhost|127\.[\d.]+|\[?::1\]?)$/;

/** Sends through the server of `SMTP_URL`; without TLS only on this machine. */
export function smtpMailer(smtpUrl: string, from: Mailbox, limits: Partial<typeof timeouts> = {}): Mailer {
  const { protocol, hostname, port, username, password } = new URL(smtpUrl);
  const secure = protocol === "smtps:";
  const transport = createTransport({
    host: hostname,
    port: Number(port) || (secure ? 465 : 587),
    secure,
    requireTLS: !secure && !loopback.test(hostname),
    ...(username && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    pool: true,
    maxConnections: 2,
    ...timeouts,
    ...limits,
    ...closed,
  });
  return {
    async send(id, mail) {
      try {
        await transport.sendMail(toMessage(id, mail, from));
      } catch (error) {
        const status = error instanceof Error && "responseCode" in error ? error.responseCode : undefined;
        throw isRefusal(error) ? new PermanentError(String(status)) : error;
      }
    },
    close: () => transport.close(),
  };
}

/** Writes each message as a file that mail programs open; for trying the site without a mail server. */
export function fileMailer(folder: string, from: Mailbox): Mailer {
  mkdirSync(folder, { recursive: true });
  const transport = createTransport({ streamTransport: true, buffer: true, newline: "windows", ...closed });
  return {
    async send(id, mail) {
      const { message } = await transport.sendMail(toMessage(id, mail, from));
      const file = join(folder, `${id}.eml`);
      const half = openSync(`${file}.part`, "w");
      writeSync(half, message.toString());
      fsyncSync(half);
      closeSync(half);
      renameSync(`${file}.part`, file);
    },
    close: () => {},
  };
}

import { closeSync, fsyncSync, mkdirSync, openSync, renameSync, writeSync } from "node:fs";
import { join } from "node:path";
import { createTransport, type SendMailOptions } from "nodemailer";
import { secondMs } from "#domain/time.ts";
import { PermanentError } from "#server/outbox/errors.ts";
import { observe } from "#server/trace/operation.ts";
import { type Mail, type Mailbox, mailHtml, mailText } from "./mail.ts";

export type Mailer = {
  /**
   * @param id determines the Message-ID, so that a receiver can drop a duplicate
   * @throws {PermanentError} if the server rejects the message for good; other errors may be temporary
   */
  send: (id: string, mail: Mail) => Promise<void>;
  close: () => void;
};

/** Prevents loading files or URLs for a message. */
const noAccess = { disableFileAccess: true, disableUrlAccess: true };

function toMessage(id: string, mail: Mail, from: Mailbox): SendMailOptions {
  const host = from.address.replace(/^.*@/, "");
  const { to, replyTo, subject, attachments } = mail;
  return {
    from,
    to,
    replyTo,
    subject,
    text: mailText(mail),
    html: mailHtml(mail),
    attachments,
    messageId: `<${id}@${host}>`,
    headers: { "Auto-Submitted": "auto-generated" },
  };
}

/** Whether the server rejects a message for good. A full mailbox (552) or failed login may be temporary. */
export function isRefusal(error: unknown): boolean {
  if (!(error instanceof Error) || !("code" in error) || !("responseCode" in error)) return false;
  const { code, responseCode } = error;
  const isAboutMessage = code === "EENVELOPE" || code === "EMESSAGE";
  return isAboutMessage && typeof responseCode === "number" && responseCode >= 500 && responseCode !== 552;
}

/** Timeouts of the steps of a delivery. */
const timeouts = {
  connectionTimeout: 10 * secondMs,
  greetingTimeout: 10 * secondMs,
  socketTimeout: 20 * secondMs,
  dnsTimeout: 5 * secondMs,
};

/**
 * Timeout for one mail, from waiting for a connection to the server's last reply. Above the sum of the steps'
 * timeouts: a server that takes 14 seconds for each step still gets its mail.
 */
const defaultDeadlineMs = 180 * secondMs;

/** Connections to the mail server, and so mails in transit at the same time. */
export const maxConnections = 2;

const loopback = /^(localhost|127\.[\d.]+|\[?::1\]?)$/;

/** Sends through the server of `SMTP_URL`; without TLS only if it is on this machine. */
export function smtpMailer(
  smtpUrl: string,
  from: Mailbox,
  { deadlineMs = defaultDeadlineMs, ...limits }: Partial<typeof timeouts> & { deadlineMs?: number } = {},
): Mailer {
  const { protocol, hostname, port, username, password } = new URL(smtpUrl);
  const secure = protocol === "smtps:";
  const transport = createTransport({
    host: hostname,
    port: Number(port) || (secure ? 465 : 587),
    secure,
    requireTLS: !secure && !loopback.test(hostname),
    ...(username && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    pool: true,
    maxConnections,
    ...timeouts,
    ...limits,
    ...noAccess,
  });
  return {
    async send(id, mail) {
      try {
        // The deadline closes the connection: the server must not accept a mail that we count as failed.
        const signal = AbortSignal.timeout(deadlineMs);
        await observe({ kind: "mail", name: "send" }, () =>
          transport.sendMail({ ...toMessage(id, mail, from), signal }),
        );
      } catch (error) {
        const status = error instanceof Error && "responseCode" in error ? error.responseCode : undefined;
        throw isRefusal(error) ? new PermanentError(String(status)) : error;
      }
    },
    close: () => transport.close(),
  };
}

/** Writes each message as an .eml file, for trying the site without a mail server. */
export function fileMailer(folder: string, from: Mailbox): Mailer {
  mkdirSync(folder, { recursive: true });
  const transport = createTransport({ streamTransport: true, buffer: true, newline: "windows", ...noAccess });
  return {
    async send(id, mail) {
      const { message } = await transport.sendMail(toMessage(id, mail, from));
      const file = join(folder, `${id}.eml`);
      const handle = openSync(`${file}.part`, "w");
      writeSync(handle, message.toString());
      fsyncSync(handle);
      closeSync(handle);
      renameSync(`${file}.part`, file);
    },
    close: () => {},
  };
}

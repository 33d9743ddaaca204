import { inLanguage } from "#domain/language/language.ts";
import { dayMs, hourMs } from "#domain/time.ts";
import {
  type ApplicationLinks,
  applicationMail,
  linksMail,
  mailLanguage,
} from "#server/mail/application-mail.ts";
import type { Mailbox, MailWords } from "#server/mail/mail.ts";
import { type Mailer, maxConnections } from "#server/mail/mailer.ts";
import type { Lane, TaskHandler, TaskHandlers } from "#server/outbox/outbox.ts";
import { findApplication, findApplicationsByEmail } from "#server/store/applications.ts";
import { findHold } from "#server/store/holds.ts";
import type { Store } from "#server/store/open-store.ts";
import type { ApplicationRow } from "#server/store/tables.ts";
import { createToken } from "#server/store/tokens.ts";

/** A mail server may delay the first mail from an unknown sender by a day. */
const confirmTtlMs = 72 * hourMs;
const followTtlMs = 30 * dayMs;

/** Maximum number of applications in one mail with new links. */
const maxLinks = 20;

/** One task per connection: no mail's lease expires in a queue, and a slow server delays only mails. */
export const mailLane: Lane = { name: "mail", concurrency: maxConnections };

type Parts = { store: Store; mailer: Mailer; replyTo: Mailbox; words: MailWords; siteUrl: string };

/** Handlers of mails to candidates. Each mail has its own secret links; only their hashes are stored. */
export function mailCandidates({ store, mailer, replyTo, words, siteUrl }: Parts): TaskHandlers {
  async function createLinks(row: ApplicationRow): Promise<ApplicationLinks> {
    const { id, verified_at } = row;
    const language = mailLanguage(row, words);
    const now = Date.now();
    const link = async (path: string, purpose: "verify" | "private", ttlMs: number) => {
      const token = await createToken(store, { application: id, purpose, expires_at: now + ttlMs });
      return `${siteUrl}${inLanguage(path, language)}?token=${token}`;
    };
    const follow = await link("/application", "private", followTtlMs);
    if (verified_at !== null) return { follow };
    return { follow, confirm: await link("/email-verification", "verify", confirmTtlMs) };
  }

  const mail = (kind: "receipt" | "notice"): TaskHandler => ({
    lane: mailLane,
    async run({ id, subject }) {
      const row = await findApplication(store, subject);
      // Skips applications that have been erased meanwhile, and a notice that a legal hold has made untrue.
      if (!row || (kind === "notice" && (await findHold(store, subject)))) return;
      await mailer.send(id, applicationMail(kind, row, await createLinks(row), replyTo, words));
    },
  });

  return {
    "application-receipt": mail("receipt"),
    "application-links": {
      lane: mailLane,
      async run({ id, subject }) {
        const row = await findApplication(store, subject);
        if (!row) return;
        const applications = [];
        for (const other of (await findApplicationsByEmail(store, row.email)).slice(0, maxLinks))
          applications.push({ row: other, links: await createLinks(other) });
        await mailer.send(id, linksMail(row, applications, replyTo, words));
      },
    },
    "erasure-notice": mail("notice"),
  };
}

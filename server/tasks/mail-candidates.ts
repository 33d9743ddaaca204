import { type ApplicationLinks, applicationMail } from "#server/mail/application-mail.ts";
import type { Mailbox, MailWords } from "#server/mail/mail.ts";
import type { Mailer } from "#server/mail/mailer.ts";
import type { Handler, Handlers } from "#server/outbox/outbox.ts";
import { findApplication } from "#server/store/applications.ts";
import type { Store } from "#server/store/open-store.ts";
import type { ApplicationRow } from "#server/store/tables.ts";
import { createToken } from "#server/store/tokens.ts";

const hour = 60 * 60 * 1000;
/** A mail may wait for a day at a server that has not seen us before. */
const confirmWithinMs = 72 * hour;
const followWithinMs = 30 * 24 * hour;

type Parts = { store: Store; mailer: Mailer; replyTo: Mailbox; words: MailWords; siteUrl: string };

/** Mails to candidates. Their secret links are made for each mail and stand in no table. */
export function mailCandidates({ store, mailer, replyTo, words, siteUrl }: Parts): Handlers {
  async function linksOf({ id, verified_at }: ApplicationRow): Promise<ApplicationLinks> {
    const now = Date.now();
    const token = (purpose: "verify" | "private", time: number) =>
      createToken(store, { application: id, purpose, expires_at: now + time });
    const link = async (path: string, made: Promise<string>) => `${siteUrl}${path}?token=${await made}`;
    const follow = await link("/application", token("private", followWithinMs));
    if (verified_at !== null) return { follow };
    return { follow, confirm: await link("/email-verification", token("verify", confirmWithinMs)) };
  }

  const mail = (kind: "receipt" | "links" | "notice"): Handler => ({
    async run({ id, subject }) {
      const row = await findApplication(store, subject);
      // Erased meanwhile: there is nothing left to say.
      if (row) await mailer.send(id, applicationMail(kind, row, await linksOf(row), replyTo, words));
    },
  });

  return {
    "application-receipt": mail("receipt"),
    "application-links": mail("links"),
    "erasure-notice": mail("notice"),
  };
}

import { z } from "zod";

const port = z.coerce.number({ error: "must be a number" }).int().min(0).max(65535);

const address = /^[^\s@<>",;:\\()[\]]+@[^\s@<>",;:\\()[\]]+$/;

/** An e-mail address, alone or as `Name <name@example.com>`. */
const mailbox = z.string().transform((text, context) => {
  const [, name, inner = text] = /^\s*"?([^"<>]*?)"?\s*<([^<>]+)>\s*$/.exec(text) ?? [];
  if (address.test(inner.trim())) return { name: name ?? "", address: inner.trim() };
  context.addIssue({ code: "custom", message: "must be an address such as Chayan <hello@example.com>" });
  return z.NEVER;
});

const url = (protocol: RegExp, example: string) =>
  z.url({ protocol, error: `must be an address such as ${example}` });

const schema = z
  .object({
    /** The port to listen on; 0 lets the system choose. */
    PORT: port.default(3000),
    /** The site's public address, such as https://www.example.com; pages then name their canonical address. */
    SITE_URL: url(/^https?$/, "https://www.example.com")
      .transform((text) => text.replace(/\/+$/, ""))
      .optional(),
    /** Where everything lives that must survive a restart. */
    DATA_DIR: z.string().min(1).default("var"),
    /** PostgreSQL in the place of the database file; several processes may then share the work. */
    DATABASE_URL: url(/^postgres(ql)?$/, "postgres://user:password@host/database").optional(),
    /** The mail server; without it mails are written as files. */
    SMTP_URL: url(/^smtps?$/, "smtp://user:password@mail.example.com:587").optional(),
    MAIL_FROM: mailbox.optional(),
    /** Who receives the messages of the contact page. */
    CONTACT_TO: mailbox.optional(),
    /** How many proxies of ours stand before the process: so many addresses at the end of X-Forwarded-For are true. */
    TRUSTED_PROXIES: z.coerce.number({ error: "must be a number" }).int().min(0).max(9).default(0),
    /** On: forms are taken only with the solution of a challenge, which needs scripts. */
    ALTCHA: z.enum(["on", "off"], { error: "must be on or off" }).default("off"),
  })
  .superRefine((env, context) => {
    if (env.SMTP_URL === undefined) return;
    for (const name of ["MAIL_FROM", "CONTACT_TO"] as const) {
      if (env[name] === undefined) {
        context.addIssue({ code: "custom", path: [name], message: "is needed as soon as SMTP_URL is set" });
      }
    }
  });

export type Env = z.infer<typeof schema>;

/** Their values hold passwords and are not repeated. */
const secret = new Set(["DATABASE_URL", "SMTP_URL"]);

/**
 * Reads the settings; nothing else reads `process.env`.
 * @throws {Error} that lists every setting that is wrong
 */
export function readEnv(source: NodeJS.ProcessEnv = process.env): Env {
  const result = schema.safeParse(source);
  if (result.success) return result.data;
  const problems = result.error.issues.map(({ path, message }) => {
    const name = path.join(".");
    return `${name}=${secret.has(name) ? "…" : (source[name] ?? "")}: ${message}`;
  });
  throw new Error(`Settings: ${problems.join("; ")}`);
}

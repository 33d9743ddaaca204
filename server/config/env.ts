import { readFileSync } from "node:fs";
import { z } from "zod";
import { parseApiKeys } from "#server/config/api-keys.ts";
import { isInPrivateNetwork } from "#server/config/private-network.ts";

const port = z.coerce.number({ error: "must be a number" }).int().min(0).max(65535);

const address = /^[^\s@<>",;:\\()[\]]+@[^\s@<>",;:\\()[\]]+$/;

/** An email address, or `Name <name@example.com>`. */
const mailbox = z.string().transform((text, context) => {
  const [, name, inner = text] = /^\s*"?([^"<>]*?)"?\s*<([^<>]+)>\s*$/.exec(text) ?? [];
  if (address.test(inner.trim())) return { name: name ?? "", address: inner.trim() };
  context.addIssue({ code: "custom", message: "must be an address such as Chayan <hello@example.com>" });
  return z.NEVER;
});

const url = (protocol: RegExp, example: string) =>
  z.url({ protocol, error: `must be an address such as ${example}` });

const loopback = /^(localhost|127\.[\d.]+|\[::1\])$/;

/** HTTPS, or HTTP to this machine. */
const secureUrl = (example: string) =>
  url(/^https?$/, example).refine(
    (text) => text.startsWith("https:") || loopback.test(URL.parse(text)?.hostname ?? ""),
    "must begin with https; http works only on this machine",
  );

/** Values of PostgreSQL's sslmode that enforce encryption. */
const encryptedModes = new Set<string | null | undefined>(["require", "verify-ca", "verify-full"]);

/** One or more words separated by spaces. */
const words = (isValid: (word: string) => boolean, error: string) =>
  z
    .string()
    .transform((text) => text.split(/\s+/).filter((word) => word !== ""))
    .refine((list) => list.length > 0 && list.every(isValid), error);

/** A secret in the format of Standard Webhooks: 24 to 64 bytes. */
function isWebhookSecret(word: string): boolean {
  const [, base64 = ""] = /^whsec_([A-Za-z0-9+/]+={0,2})$/.exec(word) ?? [];
  const { length } = Buffer.from(base64, "base64");
  return length >= 24 && length <= 64;
}

/** Headers as OpenTelemetry writes them: `name=value,name=value`, percent-encoded. */
const headerList = z.string().transform((text, context) => {
  const pairs = text.split(",").map((pair) => /^\s*([\w-]+)\s*=\s*(\S.*?)\s*$/.exec(pair) ?? []);
  try {
    if (pairs.every(([, name]) => name !== undefined))
      return Object.fromEntries(pairs.map(([, name = "", value = ""]) => [name, decodeURIComponent(value)]));
  } catch {
    // The value is not percent-encoded.
  }
  context.addIssue({ code: "custom", message: "must be headers such as api-key=secret,tenant=site" });
  return z.NEVER;
});

/** Groups of settings that are required together. */
const groups = [
  ["ADMIN_WEBHOOK_URL", "ADMIN_WEBHOOK_SECRET"],
  [
    "WHATSAPP_PHONE_NUMBER_ID",
    "WHATSAPP_TOKEN",
    "WHATSAPP_APP_SECRET",
    "WHATSAPP_VERIFY_TOKEN",
    "WHATSAPP_OPENING",
    "WHATSAPP_TEMPLATE",
  ],
  ["S3_ENDPOINT", "S3_BUCKET", "S3_REGION", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"],
] as const;

const schema = z
  .object({
    /** Port to listen on; 0 lets the system choose. */
    PORT: port.default(3000),
    /** Address to listen on. Defaults to loopback behind a proxy, otherwise to all interfaces. */
    HOST: z.string().min(1).optional(),
    /** The site's public address, such as https://www.example.com; pages then get canonical links. */
    SITE_URL: url(/^https?$/, "https://www.example.com")
      .transform((text) => text.replace(/\/+$/, ""))
      .optional(),
    /** Everything that must survive a restart. */
    DATA_DIR: z.string().min(1).default("var"),
    /** PostgreSQL instead of the database file; several processes can then share the load. */
    DATABASE_URL: url(/^postgres(ql)?$/, "postgres://user:password@host/database")
      .refine(
        (text) =>
          isInPrivateNetwork(text) || encryptedModes.has(URL.parse(text)?.searchParams.get("sslmode")),
        "must end with ?sslmode=require outside of a private network",
      )
      .optional(),
    /** Mail server; without it, mails are written as files. */
    SMTP_URL: url(/^smtps?$/, "smtp://user:password@mail.example.com:587").optional(),
    MAIL_FROM: mailbox.optional(),
    /** Recipient of contact messages. */
    CONTACT_TO: mailbox.optional(),
    /** Address of the employer's job board; its postings replace content/jobs. server/job-boards parses it. */
    JOBS_FEED: z.string().optional(),
    /** Number of our own proxies in front of the process: that many addresses at the end of X-Forwarded-For are trusted. */
    TRUSTED_PROXIES: z.coerce.number({ error: "must be a number" }).int().min(0).max(9).default(0),
    /** Seconds from SIGTERM to the listener's end, for load balancers; default: 5 behind a proxy, else 0. */
    STOP_DELAY_SECONDS: z.coerce.number({ error: "must be a number" }).min(0).max(300).optional(),
    /** Webhook of the company's application, and the secrets that sign its events: several for a rotation. */
    ADMIN_WEBHOOK_URL: secureUrl("https://admin.example.com/hooks")
      .refine(
        (text) => !URL.parse(text)?.username,
        "must not contain a name or a password: no request may carry them",
      )
      .optional(),
    ADMIN_WEBHOOK_SECRET: words(
      isWebhookSecret,
      "must be whsec_ and 24 to 64 bytes in base64, or several of them with spaces between",
    ).optional(),
    /** Keys of the API; without keys there is no API. */
    ADMIN_API_KEYS: z
      .string()
      .transform((text, context) => {
        try {
          return parseApiKeys(text);
        } catch (error) {
          context.addIssue({ code: "custom", message: error instanceof Error ? error.message : "" });
          return z.NEVER;
        }
      })
      .optional(),
    /** Virus scanner; without it, files are not scanned. */
    CLAMD_URL: z
      .url({ error: "must be an address such as tcp://127.0.0.1:3310 or unix:/run/clamav/clamd.ctl" })
      .regex(
        /^(tcp:\/\/[^/]+:\d+\/?|unix:\/.+)$/,
        "must be an address such as tcp://127.0.0.1:3310 or unix:/run/clamav/clamd.ctl",
      )
      .refine(
        (text) => text.startsWith("unix:") || isInPrivateNetwork(text),
        "must be in a private network: clamd does not encrypt",
      )
      .optional(),
    /** Bucket for visitors' files; without it they are stored in DATA_DIR. */
    S3_ENDPOINT: url(/^https?$/, "https://s3.eu-central-1.amazonaws.com")
      .refine(
        (text) => text.startsWith("https:") || isInPrivateNetwork(text),
        "must begin with https; http works only in a private network",
      )
      .transform((text) => text.replace(/\/+$/, ""))
      .optional(),
    S3_BUCKET: z
      .string()
      .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, "must be the name of a bucket, such as example-files")
      .optional(),
    S3_REGION: z.string().min(1).optional(),
    S3_ACCESS_KEY_ID: z.string().min(1).optional(),
    S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
    /** Key of /metrics; without it there is no such endpoint. */
    METRICS_KEY: z
      .string()
      .regex(/^[\x21-\x7e]{16,}$/, "must be at least 16 letters and digits")
      .optional(),
    /** OpenTelemetry collector that gets traces and metrics over OTLP/HTTP; without it, neither is made. */
    OTEL_EXPORTER_OTLP_ENDPOINT: url(/^https?$/, "http://127.0.0.1:4318")
      .refine(
        (text) => text.startsWith("https:") || isInPrivateNetwork(text),
        "must begin with https; http works only in a private network",
      )
      .transform((text) => text.replace(/\/+$/, ""))
      .optional(),
    /** The headers that the collector asks for. */
    OTEL_EXPORTER_OTLP_HEADERS: headerList.optional(),
    OTEL_EXPORTER_OTLP_PROTOCOL: z
      .literal("http/json", { error: "must be http/json, or left out: collectors take it beside others" })
      .optional(),
    OTEL_SERVICE_NAME: z.string().min(1).default("site"),
    /** Share of the traces that are sent. */
    OTEL_TRACES_SAMPLER_ARG: z.coerce
      .number({ error: "must be a number from 0 to 1" })
      .min(0, "must be a number from 0 to 1")
      .max(1, "must be a number from 0 to 1")
      .default(1),
    /** In milliseconds. */
    OTEL_METRIC_EXPORT_INTERVAL: z.coerce
      .number({ error: "must be milliseconds, at least 1000" })
      .min(1_000, "must be milliseconds, at least 1000")
      .default(60_000),
    OTEL_SDK_DISABLED: z.enum(["true", "false"], { error: "must be true or false" }).default("false"),
    /** The WhatsApp number: its id at Meta, the token for sending, the secret that signs Meta's requests. */
    WHATSAPP_PHONE_NUMBER_ID: z
      .string()
      .regex(/^\d{5,20}$/, "must be the id of the number, 5 to 20 digits")
      .optional(),
    WHATSAPP_TOKEN: z.string().min(20, "must be the token of a system user").optional(),
    WHATSAPP_APP_SECRET: z
      .string()
      .regex(/^[0-9a-f]{32}$/, "must be the app's secret, 32 letters and digits")
      .optional(),
    /** Chosen by the operator and entered in Meta's webhook settings. */
    WHATSAPP_VERIFY_TOKEN: z
      .string()
      .regex(/^[\x21-\x7e]{16,}$/, "must be at least 16 letters and digits")
      .optional(),
    /** The opening that the number takes applications for. */
    WHATSAPP_OPENING: z
      .string()
      .regex(
        /^\/career\/[a-z0-9-]+\/[a-z0-9-]+$/,
        "must be an opening's address, such as /career/unit/opening",
      )
      .transform((path) => {
        const [, , unit = "", job = ""] = path.split("/");
        return { unit, job };
      })
      .optional(),
    /** The approved template that asks someone to write again, and its language. */
    WHATSAPP_TEMPLATE: z
      .string()
      .regex(
        /^[a-z0-9_]{1,512}:[a-z]{2}(_[A-Z]{2})?$/,
        "must be a template and its language, such as news:en",
      )
      .transform((text) => {
        const [name = "", language = ""] = text.split(":");
        return { name, language };
      })
      .optional(),
    /** Base URL of Meta's API, with its version. */
    WHATSAPP_API_URL: secureUrl("https://graph.facebook.com/v23.0")
      .transform((text) => text.replace(/\/+$/, ""))
      .optional(),
    /** Résumés that are scored at once, each by its own process of up to 400 MB; by default from cores and memory. */
    SCORING_PROCESSES: z.coerce
      .number({ error: "must be a number" })
      .int("must be a whole number")
      .min(1, "must be at least 1")
      .max(64, "must be at most 64")
      .optional(),
    /** Starts although another process on the database has other settings. */
    ACCEPT_OTHER_SETTINGS: z.literal("1", { error: "must be 1, or left out" }).optional(),
    /** If on, forms require proof of work, and so JavaScript. */
    ALTCHA: z.enum(["on", "off"], { error: "must be on or off" }).default("off"),
    /** If off, browsers remove the service worker of the rounds at their next visit. */
    ROUND_OFFLINE: z.enum(["on", "off"], { error: "must be on or off" }).default("on"),
    /** If off, the relay keeps no rounds: pages say so, and work on one device. */
    ROUNDS: z.enum(["on", "off"], { error: "must be on or off" }).default("on"),
    /** Gigabytes that all rounds may have together. */
    ROUNDS_MAX_GB: z.coerce
      .number({ error: "must be gigabytes, such as 20" })
      .min(0.1, "must be at least 0.1")
      .max(100_000, "must be at most 100000")
      .default(20),
  })
  .superRefine((env, context) => {
    const requireSetting = (name: keyof typeof env, cause: string) => {
      if (env[name] !== undefined) return;
      const message = `is needed as soon as ${cause} is set`;
      context.addIssue({ code: "custom", path: [name], message });
    };
    if (env.SMTP_URL !== undefined)
      for (const name of ["MAIL_FROM", "CONTACT_TO"] as const) requireSetting(name, "SMTP_URL");
    for (const group of groups) {
      const cause = group.find((name) => env[name] !== undefined);
      if (cause) for (const name of group) requireSetting(name, cause);
    }
  });

export type Env = z.infer<typeof schema>;

const defaultWhatsappApi = "https://graph.facebook.com/v23.0";

export type WhatsappConfig = {
  phoneNumberId: string;
  token: string;
  appSecret: string;
  verifyToken: string;
  opening: { unit: string; job: string };
  template: { name: string; language: string };
  apiUrl: string;
};

/** Settings of the WhatsApp number; undefined while it is off. They are required together. */
export function whatsappConfig(env: Env): WhatsappConfig | undefined {
  const {
    WHATSAPP_PHONE_NUMBER_ID: phoneNumberId,
    WHATSAPP_TOKEN: token,
    WHATSAPP_APP_SECRET: appSecret,
    WHATSAPP_VERIFY_TOKEN: verifyToken,
    WHATSAPP_OPENING: opening,
    WHATSAPP_TEMPLATE: template,
    WHATSAPP_API_URL: apiUrl = defaultWhatsappApi,
  } = env;
  if (!phoneNumberId || !token || !appSecret || !verifyToken || !opening || !template) return undefined;
  return { phoneNumberId, token, appSecret, verifyToken, opening, template, apiUrl };
}

/** Base of absolute links to the site; without SITE_URL, this machine. */
export function publicUrl({ SITE_URL, PORT }: Env): string {
  return SITE_URL ?? `http://localhost:${PORT}`;
}

/** Anyone who can reach the port can forge X-Forwarded-For, so behind a proxy the default is loopback. */
export function listenHost({ HOST, TRUSTED_PROXIES }: Env): string | undefined {
  return HOST ?? (TRUSTED_PROXIES > 0 ? "127.0.0.1" : undefined);
}

const defaultStopDelaySeconds = 5;

/** Time during which the site still accepts requests after SIGTERM, while it reports that it is not ready. */
export function stopDelayMs({ STOP_DELAY_SECONDS, TRUSTED_PROXIES }: Env): number {
  return (STOP_DELAY_SECONDS ?? (TRUSTED_PROXIES > 0 ? defaultStopDelaySeconds : 0)) * 1_000;
}

/** Settings with secrets in their values; error messages never repeat them. */
const secretSettings = new Set([
  "DATABASE_URL",
  "SMTP_URL",
  "ADMIN_WEBHOOK_URL",
  "ADMIN_WEBHOOK_SECRET",
  "ADMIN_API_KEYS",
  "S3_ACCESS_KEY_ID",
  "S3_SECRET_ACCESS_KEY",
  "METRICS_KEY",
  "OTEL_EXPORTER_OTLP_HEADERS",
  "WHATSAPP_TOKEN",
  "WHATSAPP_APP_SECRET",
  "WHATSAPP_VERIFY_TOKEN",
]);

/**
 * The environment, completed with secrets from files: `NAME_FILE` is the path of a file that contains the
 * value of `NAME`.
 * @throws {Error} if a file cannot be read, or if a secret is set twice
 */
function withSecretFiles(source: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const secrets: NodeJS.ProcessEnv = {};
  for (const name of secretSettings) {
    const setting = `${name}_FILE`;
    const path = source[setting];
    if (path === undefined) continue;
    if (source[name] !== undefined) throw new Error(`Settings: set ${name} or ${setting}, not both`);
    try {
      secrets[name] = readFileSync(path, "utf8").trim();
    } catch {
      throw new Error(`Settings: ${setting}=${path}: must be a file that the site can read`);
    }
  }
  return { ...source, ...secrets };
}

/**
 * Reads the settings. Nothing else reads `process.env`.
 * @throws {Error} listing every invalid setting
 */
export function readEnv(source: NodeJS.ProcessEnv = process.env): Env {
  const result = schema.safeParse(withSecretFiles(source));
  if (result.success) return result.data;
  const problems = result.error.issues.map(({ path, message }) => {
    const name = path.join(".");
    return `${name}=${secretSettings.has(name) ? "…" : (source[name] ?? "")}: ${message}`;
  });
  throw new Error(`Settings: ${problems.join("; ")}`);
}

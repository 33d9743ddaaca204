import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { listenHost, readEnv, stopDelayMs, whatsappConfig } from "./env.ts";

test("every setting has a default", () => {
  expect(readEnv({})).toEqual({
    PORT: 3000,
    DATA_DIR: "var",
    TRUSTED_PROXIES: 0,
    ALTCHA: "off",
    OTEL_METRIC_EXPORT_INTERVAL: 60_000,
    OTEL_SDK_DISABLED: "false",
    OTEL_SERVICE_NAME: "site",
    OTEL_TRACES_SAMPLER_ARG: 1,
    ROUND_OFFLINE: "on",
    ROUNDS: "on",
    ROUNDS_MAX_GB: 20,
  });
});

test("behind a proxy only this machine reaches the process, and it stops after a delay", () => {
  const read = (source: NodeJS.ProcessEnv) => {
    const env = readEnv(source);
    return [listenHost(env), stopDelayMs(env)];
  };
  expect(read({})).toEqual([undefined, 0]);
  expect(read({ TRUSTED_PROXIES: "1" })).toEqual(["127.0.0.1", 5_000]);
  expect(read({ TRUSTED_PROXIES: "1", HOST: "0.0.0.0", STOP_DELAY_SECONDS: "0" })).toEqual(["0.0.0.0", 0]);
});

test("every invalid setting is listed with its value and the reason", () => {
  expect(() => readEnv({ PORT: "many", SITE_URL: "example.com", ALTCHA: "yes" })).toThrow(
    /^Settings: PORT=many: must be a number; SITE_URL=example.com: must be an address.*; ALTCHA=yes: must be on or off$/,
  );
});

test("the number of scoring processes is a whole number from 1 to 64", () => {
  expect(readEnv({ SCORING_PROCESSES: "4" }).SCORING_PROCESSES).toBe(4);
  for (const [text, reason] of [
    ["many", "must be a number"],
    ["0", "must be at least 1"],
    ["1.5", "must be a whole number"],
    ["65", "must be at most 64"],
  ] as const)
    expect(() => readEnv({ SCORING_PROCESSES: text })).toThrow(`SCORING_PROCESSES=${text}: ${reason}`);
});

test("the site's address loses its trailing slash", () => {
  expect(readEnv({ SITE_URL: "https://www.example.com/" }).SITE_URL).toBe("https://www.example.com");
});

test("mail needs a sender and a recipient, and an error does not show the password", () => {
  expect(() => readEnv({ SMTP_URL: "smtp://mail.example.com" })).toThrow(
    "Settings: MAIL_FROM=: is needed as soon as SMTP_URL is set; CONTACT_TO=: is needed as soon as SMTP_URL is set",
  );
  expect(() => readEnv({ SMTP_URL: "http://me:secret@mail.example.com" })).toThrow(
    /^Settings: SMTP_URL=…: must be an address such as smtp:/,
  );
});

test("a mailbox has an optional name, and is a single one", () => {
  const read = (MAIL_FROM: string) => readEnv({ MAIL_FROM }).MAIL_FROM;
  expect(read("a@b.example")).toEqual({ name: "", address: "a@b.example" });
  expect(read('"Site, Inc." <a@b.example>')).toEqual({ name: "Site, Inc.", address: "a@b.example" });
  for (const wrong of ["a@b, c@d", "a@b <c@d> <e@f>", "unknown", "a@b\r\nBcc: c@d"])
    expect(() => read(wrong), wrong).toThrow(/MAIL_FROM/);
});

const whsec = (bytes: number) => `whsec_${Buffer.alloc(bytes, 1).toString("base64")}`;

test("the webhook and its secret need each other, and neither is shown", () => {
  const ADMIN_WEBHOOK_URL = "https://admin.example.com/hooks/token-1";
  const ADMIN_WEBHOOK_SECRET = ` ${whsec(24)}  ${whsec(64)} `;
  expect(readEnv({ ADMIN_WEBHOOK_URL, ADMIN_WEBHOOK_SECRET }).ADMIN_WEBHOOK_SECRET).toEqual([
    whsec(24),
    whsec(64),
  ]);
  expect(() => readEnv({ ADMIN_WEBHOOK_URL })).toThrow(
    "Settings: ADMIN_WEBHOOK_SECRET=…: is needed as soon as ADMIN_WEBHOOK_URL is set",
  );
  expect(() => readEnv({ ADMIN_WEBHOOK_SECRET })).toThrow(
    "Settings: ADMIN_WEBHOOK_URL=…: is needed as soon as ADMIN_WEBHOOK_SECRET is set",
  );
  for (const wrong of ["", " ", whsec(23), whsec(65), `${whsec(32)} other`, "whsec_!!"]) {
    const read = () => readEnv({ ADMIN_WEBHOOK_URL, ADMIN_WEBHOOK_SECRET: wrong });
    expect(read, wrong).toThrow(/^Settings: ADMIN_WEBHOOK_SECRET=…: must be whsec_/);
  }
});

test("webhook events leave this machine only over TLS", () => {
  const read = (ADMIN_WEBHOOK_URL: string) => readEnv({ ADMIN_WEBHOOK_URL, ADMIN_WEBHOOK_SECRET: whsec(32) });
  for (const valid of [
    "http://localhost:4000/x",
    "http://127.0.0.1/x",
    "http://[::1]:4000/",
    "https://a.example/",
  ])
    expect(read(valid).ADMIN_WEBHOOK_URL).toBe(valid);
  for (const wrong of [
    "http://admin.example/x",
    "http://localhost.example/",
    "http://10.0.0.1/",
    "ftp://a.example",
  ])
    expect(() => read(wrong), wrong).toThrow(/^Settings: ADMIN_WEBHOOK_URL=…: must /);
});

test("a plain key of the API reads, others have those that they name", () => {
  const key = "k".repeat(32);
  expect(readEnv({ ADMIN_API_KEYS: `${key} ${key}2` }).ADMIN_API_KEYS).toEqual([
    { secret: key, scopes: ["read"] },
    { secret: `${key}2`, scopes: ["read"] },
  ]);
  const limited = `key=${key};scopes=read,erase;units=retail,customer-operations;until=2027-12-31`;
  expect(readEnv({ ADMIN_API_KEYS: limited }).ADMIN_API_KEYS).toEqual([
    {
      ...{ secret: key, scopes: ["read", "erase"], units: ["retail", "customer-operations"] },
      until: Date.UTC(2028, 0, 1),
    },
  ]);
});

test.each([
  ["", "must be a key of 32"],
  ["short", "key 1 has fewer than 32 characters"],
  ["KEY short", "key 2 has fewer than 32 characters"],
  ["KEY KEY", "key 2 is there twice"],
  ["key=KEY", "key 1 needs scopes"],
  ["key=KEY;scopes=read,admin", "key 1 needs scopes"],
  ["key=KEY;scopes=read;units=Retail", "key 1 has units that"],
  ["key=KEY;scopes=read;until=2027-02-30", "key 1 has an until"],
  ["key=KEY;scopes=read;scopes=erase", "key 1 has two parts scopes"],
  ["key=KEY;scope=read", "key 1 has a part that is none of"],
])("the keys %s are refused with one error that repeats none of them", (text, message) => {
  const key = "k".repeat(32);
  const start = () => readEnv({ ADMIN_API_KEYS: text.replaceAll("KEY", key) });
  expect(start).toThrow(`Settings: ADMIN_API_KEYS=…: ${message}`);
  expect(start).not.toThrow(key);
});

test("the scanner has a port or a path", () => {
  for (const CLAMD_URL of ["tcp://127.0.0.1:3310", "tcp://[::1]:3310", "unix:/run/clamav/clamd.ctl"])
    expect(readEnv({ CLAMD_URL }).CLAMD_URL).toBe(CLAMD_URL);
  for (const CLAMD_URL of ["tcp://127.0.0.1", "/run/clamd.ctl", "http://a.example:1"])
    expect(() => readEnv({ CLAMD_URL }), CLAMD_URL).toThrow(
      /^Settings: CLAMD_URL=.*must be an address such as tcp/,
    );
});

test("a bucket needs all its settings", () => {
  const all = {
    S3_ENDPOINT: "https://s3.example.com/",
    S3_BUCKET: "files",
    S3_REGION: "eu-central-1",
    S3_ACCESS_KEY_ID: "id-1",
    S3_SECRET_ACCESS_KEY: "secret-1",
  };
  expect(readEnv(all)).toMatchObject({ ...all, S3_ENDPOINT: "https://s3.example.com" });
  expect(() => readEnv({ ...all, S3_REGION: undefined, S3_SECRET_ACCESS_KEY: undefined })).toThrow(
    "Settings: S3_REGION=: is needed as soon as S3_ENDPOINT is set; S3_SECRET_ACCESS_KEY=…: is needed as soon as S3_ENDPOINT is set",
  );
});

test("the metrics key is long, and an invalid one is not shown", () => {
  expect(readEnv({ METRICS_KEY: "0123456789abcdef" }).METRICS_KEY).toBe("0123456789abcdef");
  for (const wrong of ["", "0123456789abcde", "0123456789 abcdef", "0123456789abcdé…"])
    expect(() => readEnv({ METRICS_KEY: wrong }), wrong).toThrow(
      "Settings: METRICS_KEY=…: must be at least 16 letters and digits",
    );
});

test("what leaves the private network is encrypted", () => {
  const s3 = { S3_BUCKET: "files", S3_REGION: "r", S3_ACCESS_KEY_ID: "i", S3_SECRET_ACCESS_KEY: "s" };
  const near = [
    "localhost",
    "127.0.0.1",
    "[::1]",
    "10.1.2.3",
    "172.31.0.1",
    "192.168.1.1",
    "[fd00::1]",
    "bucket",
    "db.internal",
  ];
  const far = ["203.0.113.9", "172.32.0.1", "[2001:db8::1]", "db.example.com", "internal.example"];
  const settings = (host: string): NodeJS.ProcessEnv[] => [
    { ...s3, S3_ENDPOINT: `http://${host}:9000` },
    { CLAMD_URL: `tcp://${host}:3310` },
    { DATABASE_URL: `postgres://user:secret@${host}/site` },
  ];
  for (const source of near.flatMap(settings))
    expect(() => readEnv(source), JSON.stringify(source)).not.toThrow();
  for (const source of far.flatMap(settings))
    expect(() => readEnv(source), JSON.stringify(source)).toThrow(
      /^Settings: (S3_ENDPOINT|CLAMD_URL|DATABASE_URL)=/,
    );
  for (const DATABASE_URL of [
    "postgres://user:secret@db.example.com/site?sslmode=require",
    "postgres://user:secret@db.example.com/site?sslmode=verify-full",
    "postgres:///site?host=/var/run/postgresql",
  ])
    expect(readEnv({ DATABASE_URL }).DATABASE_URL).toBe(DATABASE_URL);
  const wrong = "postgres://user:secret@db.example.com/site?sslmode=prefer";
  expect(() => readEnv({ DATABASE_URL: wrong })).toThrow(/^Settings: DATABASE_URL=…: must /);
});

test("a name and a password in the address of the webhook are refused: no request may carry them", () => {
  const ADMIN_WEBHOOK_SECRET = whsec(32);
  for (const ADMIN_WEBHOOK_URL of ["https://user:password@a.example/", "https://user@a.example/"])
    expect(() => readEnv({ ADMIN_WEBHOOK_URL, ADMIN_WEBHOOK_SECRET })).toThrow(
      /^Settings: ADMIN_WEBHOOK_URL=…: must not contain a name or a password/,
    );
});

test("secrets can be in files, whose content is never shown", () => {
  const folder = mkdtempSync(join(tmpdir(), "secrets-"));
  const file = join(folder, "metrics-key");
  writeFileSync(file, "a-key-of-the-metrics\n");
  expect(readEnv({ METRICS_KEY_FILE: file }).METRICS_KEY).toBe("a-key-of-the-metrics");
  expect(() => readEnv({ METRICS_KEY_FILE: file, METRICS_KEY: "another-key-0123456" })).toThrow(
    "Settings: set METRICS_KEY or METRICS_KEY_FILE, not both",
  );
  expect(() => readEnv({ METRICS_KEY_FILE: join(folder, "none") })).toThrow(
    /METRICS_KEY_FILE=.*none: must be a file/,
  );
  writeFileSync(file, "short");
  expect(() => readEnv({ METRICS_KEY_FILE: file })).toThrow(/^Settings: METRICS_KEY=…: must be at least/);
  rmSync(folder, { recursive: true });
});

test("the WhatsApp number is off by default, and needs all its settings", () => {
  const all = {
    WHATSAPP_PHONE_NUMBER_ID: "106540352242922",
    WHATSAPP_TOKEN: "EAA-a-token-of-a-system-user",
    WHATSAPP_APP_SECRET: "0123456789abcdef0123456789abcdef",
    WHATSAPP_VERIFY_TOKEN: "chosen-by-the-operator",
    WHATSAPP_OPENING: "/career/customer-operations/support-team-lead",
    WHATSAPP_TEMPLATE: "news:en_GB",
  };
  expect(whatsappConfig(readEnv({}))).toBeUndefined();
  expect(whatsappConfig(readEnv(all))).toMatchObject({
    opening: { unit: "customer-operations", job: "support-team-lead" },
    template: { name: "news", language: "en_GB" },
    apiUrl: "https://graph.facebook.com/v23.0",
  });
  const { WHATSAPP_TOKEN, WHATSAPP_TEMPLATE, ...rest } = all;
  expect(() => readEnv(rest)).toThrow(
    "Settings: WHATSAPP_TOKEN=…: is needed as soon as WHATSAPP_PHONE_NUMBER_ID is set; WHATSAPP_TEMPLATE=: is needed",
  );
  expect(() => readEnv({ ...all, WHATSAPP_APP_SECRET: "secret-words" })).toThrow(
    /^(?!.*secret-words).*APP_SECRET=…/,
  );
});

test("a collector is named by its address, and its headers are read as OpenTelemetry writes them", () => {
  const env = readEnv({
    OTEL_EXPORTER_OTLP_ENDPOINT: "http://127.0.0.1:4318/",
    OTEL_EXPORTER_OTLP_HEADERS: "api-key=a%20key, Tenant = site=1",
    OTEL_TRACES_SAMPLER_ARG: "0.1",
  });
  expect(env.OTEL_EXPORTER_OTLP_ENDPOINT).toBe("http://127.0.0.1:4318");
  expect(env.OTEL_EXPORTER_OTLP_HEADERS).toEqual({ "api-key": "a key", Tenant: "site=1" });
  expect(env.OTEL_TRACES_SAMPLER_ARG).toBe(0.1);
  const refused: [string, string, RegExp][] = [
    ["OTEL_EXPORTER_OTLP_ENDPOINT", "http://collector.example.com:4318", /must begin with https/],
    ["OTEL_EXPORTER_OTLP_HEADERS", "secret", /^Settings: OTEL_EXPORTER_OTLP_HEADERS=…: must be headers/],
    ["OTEL_EXPORTER_OTLP_HEADERS", "key=%zz", /must be headers/],
    ["OTEL_EXPORTER_OTLP_PROTOCOL", "grpc", /must be http\/json/],
    ["OTEL_TRACES_SAMPLER_ARG", "2", /from 0 to 1/],
  ];
  for (const [name, value, message] of refused) expect(() => readEnv({ [name]: value })).toThrow(message);
});

import { createHash } from "node:crypto";
import type { Env } from "./env.ts";

/** Settings that decide where a task's work goes. Any process on the same database may run the task. */
export const sharedSettings = {
  mail: ["SMTP_URL", "MAIL_FROM", "CONTACT_TO", "SITE_URL"],
  bucket: ["S3_ENDPOINT", "S3_BUCKET", "S3_REGION"],
  scanner: ["CLAMD_URL"],
  webhook: ["ADMIN_WEBHOOK_URL"],
} as const satisfies Record<string, readonly (keyof Env)[]>;

export type SharedSetting = keyof typeof sharedSettings;
/** A hash for each group. */
export type SettingHashes = Record<SharedSetting, string>;

const hostOf = (address: string | undefined) => address && URL.parse(address)?.host;

/**
 * Hashes of the settings that processes on one database must share: names and hosts only. Passwords, keys and
 * paths, which may contain a token, are left out.
 */
export function hashSettings(env: Env): SettingHashes {
  const hash = (...values: (string | boolean | undefined)[]) =>
    createHash("sha256").update(JSON.stringify(values)).digest("hex").slice(0, 16);
  return {
    mail: hash(hostOf(env.SMTP_URL), env.MAIL_FROM?.address, env.CONTACT_TO?.address, env.SITE_URL),
    bucket: hash(env.S3_ENDPOINT, env.S3_BUCKET, env.S3_REGION),
    // Each machine may have a scanner of its own.
    scanner: hash(env.CLAMD_URL !== undefined),
    webhook: hash(hostOf(env.ADMIN_WEBHOOK_URL)),
  };
}

import { z } from "zod";

const port = z.coerce.number({ error: "must be a number" }).int().min(0).max(65535);

const schema = z.object({
  /** The port to listen on; 0 lets the system choose. */
  PORT: port.default(3000),
  /** The site's public address, such as https://www.example.com; pages then name their canonical address. */
  SITE_URL: z
    .url({ protocol: /^https?$/, error: "must be an address such as https://www.example.com" })
    .transform((url) => url.replace(/\/+$/, ""))
    .optional(),
  /** Where everything lives that must survive a restart. */
  DATA_DIR: z.string().min(1).default("var"),
});

export type Env = z.infer<typeof schema>;

/**
 * Reads the settings; nothing else reads `process.env`.
 * @throws {Error} that lists every setting that is wrong
 */
export function readEnv(source: NodeJS.ProcessEnv = process.env): Env {
  const result = schema.safeParse(source);
  if (result.success) return result.data;
  const problems = result.error.issues.map(({ path, message }) => {
    const name = path.join(".");
    return `${name}=${source[name] ?? ""}: ${message}`;
  });
  throw new Error(`Settings: ${problems.join("; ")}`);
}

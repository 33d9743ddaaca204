import { globSync, readFileSync } from "node:fs";
import PostalMime, { type Email } from "postal-mime";

/** The mails that a server without SMTP_URL has written to its data directory. */
export function readMails(dataDirectory: string): Promise<Email[]> {
  const files = globSync(`${dataDirectory}/mail/*.eml`);
  return Promise.all(files.map((file) => PostalMime.parse(readFileSync(file))));
}

import type { Readable } from "node:stream";

export type StoredFile = { hash: string; modifiedAt: number };

/** Content-addressed storage: files by the SHA-256 of their bytes, in hexadecimal. */
export type FileStore = {
  /** Folder on the local disk for files that are not stored yet. */
  temporaryFolder: string;
  /** Moves a complete file from the temporary folder. Durable once it resolves; idempotent. */
  put: (hash: string, path: string) => Promise<void>;
  /** @throws {Error} when the file is missing or does not match its hash */
  read: (hash: string) => Promise<Buffer>;
  /** The bytes as a stream, unchecked: for files that their reader checks. @throws {Error} when it is missing */
  stream: (hash: string) => Promise<Readable>;
  /** Does nothing if there is no such file. Durable once it resolves. */
  remove: (hash: string) => Promise<void>;
  /** All stored files, in batches of up to 1,000. */
  list: () => AsyncIterable<StoredFile[]>;
};

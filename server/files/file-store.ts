export type StoredFile = { hash: string; modifiedAt: number };

/** Bytes by their SHA-256 in hexadecimal. */
export type FileStore = {
  /** Folder on this machine's disk for files that are not stored yet. */
  temporaryFolder: string;
  /** Moves a complete file from the temporary folder. Durable once it resolves; repeating it is fine. */
  put: (hash: string, path: string) => Promise<void>;
  /** @throws {Error} when the file is missing or does not match its hash */
  read: (hash: string) => Promise<Buffer>;
  /** Does nothing if there is no such file. Durable once it resolves. */
  remove: (hash: string) => Promise<void>;
  /** Everything that is stored, in batches of up to 1,000. */
  list: () => AsyncIterable<StoredFile[]>;
};

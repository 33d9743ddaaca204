/** Bytes by their SHA-256 in hexadecimal. What `put` has answered is durable. */
export type FileStore = {
  /** Where files are made before they are put; on the disk of this machine. */
  temporaryFolder: string;
  /** Takes over a complete file of the temporary folder. The same bytes may be put again. */
  put: (hash: string, path: string) => Promise<void>;
  /** @throws {Error} when there are no such bytes or they are not those of the hash any more */
  read: (hash: string) => Promise<Buffer>;
  /** There may be none. */
  remove: (hash: string) => Promise<void>;
};

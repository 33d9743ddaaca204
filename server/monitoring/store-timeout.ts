import { secondMs } from "#domain/time.ts";

/** A slower store counts as down. */
const timeoutMs = 2 * secondMs;

/** @throws {Error} if `work` fails or takes too long */
export async function withStoreTimeout<Result>(work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("the store does not answer")), timeoutMs);
  });
  try {
    return await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
}

import { afterAll, vi } from "vitest";

// Files that share their modules share the console, too.
afterAll(() => vi.restoreAllMocks());

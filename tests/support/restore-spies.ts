import { afterAll, vi } from "vitest";

// Files that share their modules also share the console.
afterAll(() => vi.restoreAllMocks());

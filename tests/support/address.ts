/** Port of the built site in browser tests. */
export const sitePort = Number(process.env.TEST_PORT ?? 3210);
export const origin = `http://localhost:${sitePort}`;
/** Emptied before each run. */
export const dataDirectory = "var/test";
export const workbenchDirectory = "var/workbench";

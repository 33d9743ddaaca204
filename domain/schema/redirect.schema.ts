import { z } from "zod";
import { link, list, strictEntry } from "./content-fields.ts";

const redirect = strictEntry({
  from: z
    .string({ error: "is missing: write the old path, such as /jobs" })
    .regex(/^(\/[A-Za-z0-9._~-]+)+$/, {
      error: (issue) =>
        `"${String(issue.input)}" is not the path of an old page: write one such as /jobs, without a slash at its end, ? or #`,
    })
    .describe("the path that visitors still request"),
  to: link,
  permanent: z
    .literal(false, { error: "is false or left out" })
    .optional()
    .describe("false while the old path may come back: browsers then do not cache the redirect"),
});

/** `content/redirects.yaml`: redirects of moved pages. */
export const redirects = list(redirect, "redirects", 0, 500);
export type Redirect = z.infer<typeof redirect>;

import { z } from "zod";
import { link, list, strictEntry } from "./content-fields.ts";

const redirect = strictEntry({
  from: z
    .string({ error: "is missing: write the old path, such as /jobs" })
    .regex(/^(\/[A-Za-z0-9._~-]+)+$/, {
      error: (issue) =>
        `"${String(issue.input)}" is not the path of an old page: write one such as /jobs, with no slash at its end, no ? and no #`,
    })
    .describe("the path that people still ask for"),
  to: link,
  permanent: z
    .literal(false, { error: "is false or left out" })
    .optional()
    .describe("false while the old path may come back: browsers then ask again each time"),
});

/** `content/redirects.yaml`: where pages went. */
export const redirects = list(redirect, "redirects", 0, 500);
export type Redirect = z.infer<typeof redirect>;

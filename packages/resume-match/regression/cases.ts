import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { load } from "js-yaml";
import { z } from "zod";

const text = z.string().min(1);
const rankingSchema = z.strictObject({
  sample: z.literal(true),
  families: z
    .array(
      z.strictObject({
        family: text,
        label: text,
        job: text,
        resumes: z.array(z.strictObject({ family: text, text })).min(1),
      }),
    )
    .min(1),
});

const caseBase = { id: text, group: text, job: text };
const pairSchema = z.union([
  /** `better` must score above `worse`; with `orEqual` at least the same. */
  z.strictObject({ ...caseBase, orEqual: z.literal(true).optional(), better: text, worse: text }),
  /** Both must get exactly the same score. */
  z.strictObject({ ...caseBase, equal: z.literal(true), a: text, b: text }),
]);
const contrastSchema = z.strictObject({ sample: z.literal(true), pairs: z.array(pairSchema).min(1) });

export type Family = z.infer<typeof rankingSchema>["families"][number];
export type ContrastPair = z.infer<typeof pairSchema>;

function read<Shape>(schema: z.ZodType<Shape>, file: string): Shape {
  const result = schema.safeParse(load(readFileSync(file, "utf8")));
  if (!result.success) throw new Error(`${file}: ${z.prettifyError(result.error)}`);
  return result.data;
}

/** One job and a handful of résumés for each job family. */
export const readFamilies = (): Family[] =>
  read(rankingSchema, join(import.meta.dirname, "ranking.yaml")).families;

/** All contrast pairs, by file name. */
export function readContrastPairs(): ContrastPair[] {
  const folder = join(import.meta.dirname, "contrast");
  return readdirSync(folder)
    .sort()
    .flatMap((file) => read(contrastSchema, join(folder, file)).pairs);
}

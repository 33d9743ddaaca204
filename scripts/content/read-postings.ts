import { existsSync, readdirSync } from "node:fs";
import { join, relative, sep } from "node:path";
import type { z } from "zod";
import { businessDay } from "#domain/business-day.ts";
import type {
  BusinessUnit,
  Consent,
  Posting,
  PostingFile,
  StoredPosting,
} from "#domain/postings/posting.schema.ts";
import { postingsOn } from "#domain/postings/posting-days.ts";
import { slug } from "#domain/schema/content-fields.ts";
import { contentFiles } from "./content-files.ts";
import { ContentError, collectProblems, type FieldPath, readYaml, type Source } from "./read-yaml.ts";

const folder = "content/jobs";
const { businessUnits, consents, posting } = contentFiles;

/** All files below `content/jobs`, except hidden ones of the system, such as `.DS_Store`. */
function listFiles(root: string): string[] {
  return readdirSync(`${root}/${folder}`, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory() && !entry.name.startsWith("."))
    .map(({ parentPath, name }) => relative(root, join(parentPath, name)).split(sep).join("/"))
    .sort();
}

/** The ids in `content/jobs/<business unit>/<job>.yaml`, or null for any other path. */
function parseIds(file: string): { unitId: string; id: string } | null {
  const [, unitId = "", id = ""] = /^content\/jobs\/([^/]+)\/([^/]+)\.yaml$/.exec(file) ?? [];
  return slug.safeParse(unitId).success && slug.safeParse(id).success ? { unitId, id } : null;
}

/** Reports values that an earlier file already has. */
function uniqueness(what: string) {
  const owners = new Map<string, string>();
  return (value: string, file: string): string | null => {
    const owner = owners.get(value);
    owners.set(value, owner ?? file);
    return owner ? `has the ${what} ${value}, which ${owner} has too: give each opening its own` : null;
  };
}

/** The content of `content/jobs`. */
export type PostingContent = {
  businessUnits: BusinessUnit[];
  consents: Consent[];
  postings: StoredPosting[];
};

/**
 * Reads the postings in `content/jobs` below `root`, in the order of their files, including closed, unlisted
 * and past ones. None if the folder does not exist.
 * @throws {ContentError} with every problem: file, line, field and what to write instead
 */
export function readPostingContent(root: string): PostingContent {
  if (!existsSync(`${root}/${folder}`)) return { businessUnits: [], consents: [], postings: [] };
  const { problems, attempt } = collectProblems();
  const read = <T>(file: string, schema: z.ZodType<T>): Source<T> | undefined => {
    if (existsSync(`${root}/${file}`)) return attempt(() => readYaml(root, file, schema));
    problems.push({ file, line: 1, field: "", message: "is missing: postings refer to this file" });
    return undefined;
  };

  const units = read(businessUnits.path, businessUnits.schema)?.value;
  const wordings = read(consents.path, consents.schema)?.value;
  const repeatsId = uniqueness("id");
  const repeatsRequisition = uniqueness("requisition");
  const postings: StoredPosting[] = [];

  for (const file of listFiles(root)) {
    if (file === businessUnits.path || file === consents.path) continue;
    const report = (message: string) => problems.push({ file, line: 1, field: "", message });
    const ids = parseIds(file);
    if (!ids) {
      report(
        `is no posting: name it ${folder}/<business unit>/<job>.yaml in lower-case letters, digits and hyphens`,
      );
      continue;
    }
    const sameId = repeatsId(ids.id, file);
    if (sameId) report(sameId);
    const businessUnit = units?.find(({ id }) => id === ids.unitId);
    if (units && !businessUnit) {
      const known = units.map(({ id }) => id).join(", ");
      report(
        `is in the folder of no business unit: move it to one of ${known}, or add ${ids.unitId} to ${businessUnits.path}`,
      );
    }

    const source: Source<PostingFile> | undefined = read(file, posting.schema);
    if (!source) continue;
    const reportField = (path: FieldPath, message: string) => problems.push(source.problemAt(path, message));
    const sameRequisition = repeatsRequisition(source.value.requisition, file);
    if (sameRequisition) reportField(["requisition"], sameRequisition);
    const consent = wordings?.find(({ id }) => id === source.value.consent);
    if (wordings && !consent) {
      const known = wordings.map(({ id }) => id).join(", ");
      reportField(["consent"], `"${source.value.consent}" is not in ${consents.path}: write one of ${known}`);
    }
    if (businessUnit && consent) postings.push({ ...source.value, id: ids.id, businessUnit, consent });
  }

  if (problems.length > 0) throw new ContentError(problems);
  return { businessUnits: units ?? [], consents: wordings ?? [], postings };
}

/** The postings in their state of today, newest first. */
export function readPostings(root: string): Posting[] {
  return postingsOn(readPostingContent(root).postings, businessDay());
}

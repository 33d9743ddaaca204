import { z } from "zod";
import { maxLengths } from "#domain/applications/fields.ts";
import { emailPattern } from "#domain/text/email-pattern.ts";
import { log } from "#server/log.ts";
import { correctEmail, findApplication, refuseScore } from "#server/store/applications.ts";
import type { Store } from "#server/store/open-store.ts";
import type { ApplicationRow } from "#server/store/tables.ts";
import type { Eraser } from "#server/submissions/erase-application.ts";
import { type Answer, problem } from "./answer.ts";
import { showListedApplication } from "./show.ts";

/** What applicants may ask for by mail instead of using their own page. */
const changeSchema = z
  .strictObject({
    email: z.string().max(maxLengths.email).regex(emailPattern).optional(),
    comparison: z.literal(false).optional(),
  })
  .refine((change) => Object.keys(change).length > 0);

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

/** Corrects the address, which must then be confirmed again, or ends the comparison by software. */
export async function changeApplication(
  { store, wakeOutbox }: { store: Store; wakeOutbox: () => void },
  { id }: ApplicationRow,
  body: string,
): Promise<Answer> {
  const { success, data } = changeSchema.safeParse(parseJson(body));
  if (!success) return problem("bad-body");
  if (data.email !== undefined) await correctEmail(store, id, data.email);
  if (data.comparison === false) await refuseScore(store, id);
  log("info", "application-corrected", { id });
  wakeOutbox();
  const changed = await findApplication(store, id);
  return changed ? { kind: "JSON", body: showListedApplication(changed) } : problem("not-found");
}

/** Erases as the applicant's own page does, unless there is a legal hold. */
export async function eraseByApi(
  { eraser, wakeOutbox }: { eraser: Pick<Eraser, "eraseApplication">; wakeOutbox: () => void },
  { id, reference }: ApplicationRow,
): Promise<Answer> {
  const erasure = await eraser.eraseApplication(id);
  if (erasure.kind === "HELD") return problem("legal-hold");
  const { filesLeft: filesToRemove } = erasure;
  wakeOutbox();
  return { kind: "JSON", body: { id, reference, status: "ERASED", filesToRemove } };
}

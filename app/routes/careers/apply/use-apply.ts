import { type FormEvent, useEffect, useRef, useState } from "react";
import { useNavigation, useSubmit } from "react-router";
import { useTiming } from "#app/form/hidden-fields.tsx";
import { useProof } from "#app/form/proof/use-proof.ts";
import type { SavedUpload } from "#domain/upload.ts";
import { uploadField } from "#domain/upload.ts";
import type { ApplicationValues, RejectedApplication } from "./application-fields.ts";
import type { FromContactWorker } from "./contact-worker.ts";
import { deleteDraft, restoreDraft, saveDraft } from "./draft.ts";

export type Sending = { kind: "UPLOADING"; name: string; percent: number } | { kind: "SENDING" };
type SentFile = Extract<SavedUpload, { kind: "SAVED" }>;
type Suggested = Partial<Record<"name" | "email" | "phone", true>>;

/** What scripts add to the form: a draft on the device, suggestions from the résumé, progress, one sending at a time. */
export function useApply(url: string, notSent: RejectedApplication | undefined) {
  const form = useRef<HTMLFormElement>(null);
  const submit = useSubmit();
  const navigation = useNavigation();
  const writeTime = useTiming();
  const uploaded = useRef(new WeakMap<File, SentFile>());
  const [uploading, setUploading] = useState<Sending>();
  const [isOffline, setOffline] = useState<RejectedApplication>();
  const [draft, setDraft] = useState<"RESTORED" | "CLEARED">();
  const [isReading, setReading] = useState(false);
  const [suggested, setSuggested] = useState<Suggested>({});
  // A line that is down says nothing of what came before.
  const [values, setValues] = useState<ApplicationValues>();
  if (notSent && "values" in notSent && notSent.values !== values) setValues(notSent.values);
  const proof = useProof(form, isOffline ?? notSent);
  const isBusy = uploading !== undefined || navigation.formMethod === "POST";

  // A form that comes back with its errors has everything already.
  const isFresh = useRef(notSent === undefined);
  useEffect(() => {
    if (!form.current) return;
    if (isFresh.current && restoreDraft(url, form.current)) setDraft("RESTORED");
    // Somebody may have typed before the scripts were there.
    saveDraft(url, form.current);
  }, [url]);

  /** The site forgets files after a day, and says so by leaving them out of its answer. */
  const isThere = ({ id }: SentFile) => !values || Object.values(values.files).some((kept) => kept.id === id);

  /** Sends a file once, however often its form comes back. */
  async function upload(file: File): Promise<SavedUpload> {
    const before = uploaded.current.get(file);
    if (before && isThere(before)) return before;
    const progress = (percent: number) => setUploading({ kind: "UPLOADING", name: file.name, percent });
    progress(0);
    const { sendFile } = await import("./send-file.ts");
    const saved = await sendFile(file, progress);
    if (saved.kind === "SAVED") uploaded.current.set(file, saved);
    return saved;
  }

  /** Sends each chosen file, then the fields with what the files are called there. */
  async function send(target: HTMLFormElement): Promise<void> {
    const sent = new FormData(target);
    const fields = new URLSearchParams();
    for (const [name, value] of sent) {
      if (typeof value === "string") {
        fields.append(name, value);
        continue;
      }
      if (value.name === "") continue;
      fields.append(name, uploadField(await upload(value)));
    }
    setUploading({ kind: "SENDING" });
    await submit(fields, { method: "post", action: url, preventScrollReset: true });
  }

  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (isBusy) return;
    const target = event.currentTarget;
    writeTime(target);
    setOffline(undefined);
    send(target)
      .catch(() => setOffline({ kind: "OFFLINE" }))
      .finally(() => setUploading(undefined));
  }

  /** Fills in what is empty; nothing that was typed is touched. */
  async function suggestFrom(file: File | undefined): Promise<void> {
    if (!file) return;
    setReading(true);
    const found: FromContactWorker = await import("./prefill.ts").then(
      ({ readContact }) => readContact(file),
      () => ({}),
    );
    setReading(false);
    const filled: Suggested = {};
    for (const name of ["name", "email", "phone"] as const) {
      const field = form.current?.elements.namedItem(name);
      const value = found[name];
      if (!(field instanceof HTMLInputElement) || value === undefined) continue;
      // Somebody may be about to type there.
      if (field.value !== "" || field === document.activeElement) continue;
      field.value = value;
      filled[name] = true;
    }
    setSuggested((before) => ({ ...before, ...filled }));
    if (form.current) saveDraft(url, form.current);
  }

  function clearDraft(): void {
    deleteDraft(url);
    form.current?.reset();
    setSuggested({});
    setDraft("CLEARED");
  }

  const sending: Sending | undefined = uploading ?? (isBusy ? { kind: "SENDING" } : undefined);
  return {
    form,
    onSubmit,
    onInput: () => form.current && saveDraft(url, form.current),
    sending,
    isOffline,
    proof,
    values,
    draft,
    clearDraft,
    isReading,
    suggested,
    suggestFrom,
  };
}

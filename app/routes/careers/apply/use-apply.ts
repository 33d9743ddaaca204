import { type FormEvent, useEffect, useRef, useState } from "react";
import { useNavigation, useSubmit } from "react-router";
import { useTiming } from "#app/form/hidden-fields.tsx";
import { useProof } from "#app/form/proof/use-proof.ts";
import { type SavedUpload, type UploadAnswer, uploadField } from "#domain/upload.ts";
import type { ApplicationValues, RejectedApplication } from "./application-fields.ts";
import { usePrefill } from "./use-prefill.ts";
import { mayHaveDraft, withDraft } from "./with-draft.ts";

export type Sending = { kind: "UPLOADING"; name: string; percent: number } | { kind: "SENDING" };
type SentFile = Extract<SavedUpload, { kind: "SAVED" }>;

/** The form's behaviour with JavaScript: draft, prefilled values, upload progress, no double submission. */
export function useApply(url: string, notSent: RejectedApplication | undefined) {
  const form = useRef<HTMLFormElement>(null);
  const submit = useSubmit();
  const navigation = useNavigation();
  const writeTime = useTiming();
  const uploaded = useRef(new WeakMap<File, SentFile>());
  const [uploading, setUploading] = useState<Sending>();
  const [offlineRejection, setOfflineRejection] = useState<RejectedApplication>();
  const [draft, setDraft] = useState<"RESTORED" | "CLEARED">();
  const save = () =>
    withDraft(({ saveDraft }) => {
      if (form.current) saveDraft(url, form.current);
    });
  const { clearSuggested, ...prefill } = usePrefill(form, save);
  // An offline result comes from the browser and has no values, so the previous ones are kept.
  const [values, setValues] = useState<ApplicationValues>();
  if (notSent && "values" in notSent && notSent.values !== values) setValues(notSent.values);
  const proof = useProof(form, offlineRejection ?? notSent);
  const isBusy = uploading !== undefined || navigation.formMethod === "POST";

  // A form returned with errors already has its values.
  const isFresh = useRef(notSent === undefined);
  useEffect(() => {
    if (!form.current || !mayHaveDraft(form.current)) return;
    withDraft(({ restoreDraft, saveDraft }) => {
      if (!form.current) return;
      if (isFresh.current && restoreDraft(url, form.current)) setDraft("RESTORED");
      // The visitor may have filled in fields before hydration.
      saveDraft(url, form.current);
    });
  }, [url]);

  /** Files are deleted after a day: the server's response lists those that it still has. */
  const isStored = ({ id }: SentFile) =>
    !values || Object.values(values.files).some((file) => file.id === id);

  /** Uploads a file once, however often the form is resubmitted. */
  async function upload(file: File): Promise<UploadAnswer> {
    const cached = uploaded.current.get(file);
    if (cached && isStored(cached)) return cached;
    const progress = (percent: number) => setUploading({ kind: "UPLOADING", name: file.name, percent });
    progress(0);
    const code = await import("./send-file.ts");
    const saved = await code.sendFile(file, progress);
    if (saved.kind === "SAVED") uploaded.current.set(file, saved);
    return saved;
  }

  /** Uploads the chosen files, then submits the fields with their upload ids. */
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
    setOfflineRejection(undefined);
    send(target)
      .catch(() => setOfflineRejection({ kind: "OFFLINE" }))
      .finally(() => setUploading(undefined));
  }

  function clearDraft(): void {
    withDraft(({ deleteDraft }) => deleteDraft(url));
    form.current?.reset();
    clearSuggested();
    setDraft("CLEARED");
  }

  const sending: Sending | undefined = uploading ?? (isBusy ? { kind: "SENDING" } : undefined);
  return {
    form,
    onSubmit,
    onInput: save,
    sending,
    offlineRejection,
    proof,
    values,
    draft,
    clearDraft,
    ...prefill,
  };
}
export type Apply = ReturnType<typeof useApply>;

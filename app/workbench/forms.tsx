import { formatTime } from "#domain/language/format-time.ts";
import type { Delivery } from "#server/handlers/delivery.ts";
import "#app/routes/careers/posting/posting.css";
import "#app/routes/careers/my-application/my-application.css";
import { createRef } from "react";
import { useLoaderData } from "react-router";
import content from "#app/content/content.data.ts";
import { proofContent } from "#app/content/proof-content.ts";
import { proofRequired } from "#app/form/proof/proof-required.ts";
import {
  type ApplicationValues,
  fieldId,
  type RejectedApplication,
} from "#app/routes/careers/apply/application-fields.ts";
import { ApplicationFields } from "#app/routes/careers/apply/application-form.tsx";
import { ApplicationReceipt } from "#app/routes/careers/apply/application-receipt.tsx";
import { FileInput } from "#app/routes/careers/apply/file-input.tsx";
import { QuestionField } from "#app/routes/careers/apply/question-field.tsx";
import { receiptHtml } from "#app/routes/careers/apply/receipt-html.tsx";
import type { Apply } from "#app/routes/careers/apply/use-apply.ts";
import { RequestLinksForm } from "#app/routes/careers/my-application/request-links-form.tsx";
import type { ContactValues, RejectedMessage } from "#app/routes/contact/contact-fields.ts";
import { ContactForm } from "#app/routes/contact/contact-form.tsx";
import { ContactReceipt } from "#app/routes/contact/contact-receipt.tsx";
import { questionField } from "#domain/applications/form-fields.ts";
import { fillTemplate } from "#domain/text/fill-template.ts";
import { maxUploadMegabytes } from "#domain/upload.ts";
import { consent } from "./fixtures/postings.ts";
import { questions } from "./fixtures/questions.ts";
import { receipt } from "./fixtures/receipt.ts";
import { chooseFile, noop, Prepared } from "./prepared.tsx";
import { Board, Group, Specimen } from "./specimen.tsx";

export const delivery: Delivery = { kind: "PER_REQUEST" };

export function loader() {
  const { form, receipt: receiptWords, links } = content.applications;
  return {
    contact: content.contact.form,
    contactReceipt: content.contact.receipt,
    application: form,
    applicationReceipt: {
      title: receiptWords.title,
      html: receiptHtml(receipt, "Support team lead", receiptWords, "en"),
    },
    links,
    proof: proofRequired(proofContent("en")),
  };
}

type Words = ReturnType<typeof useLoaderData<typeof loader>>;

const message: ContactValues = {
  reason: "demo",
  name: "Asha Rao",
  email: "asha@example",
  company: "Kaveri Retail",
  message: "We hire sixty agents in November.",
  page: "/solutions/bpo-and-customer-support",
};

function Contact({ words: { contact: words, contactReceipt, proof } }: { words: Words }) {
  const { fields } = words;
  const errors = {
    reason: fields.reason.missing,
    name: fields.name.missing,
    email: fields.email.wrong ?? "",
    message: fields.message.missing,
  };
  const answer = (title: string, rejection: RejectedMessage) => (
    <Specimen key={title} title={`Contact, ${title}`} look="sheet" cut="top">
      <ContactForm words={words} rejection={rejection} />
    </Specimen>
  );
  return (
    <>
      <Board id="contact" columns={2}>
        <Specimen title="Contact, empty" look="sheet">
          <ContactForm words={words} rejection={undefined} />
        </Specimen>
        <Specimen title="Contact, with errors" look="sheet">
          <ContactForm words={words} rejection={{ kind: "INVALID", values: message, errors }} />
        </Specimen>
      </Board>
      <Board id="contact-answers" columns={3}>
        {answer("too many", { kind: "TOO_MANY", values: message, minutes: 12 })}
        <Specimen title="Contact, unknown receipt" look="sheet" cut="top">
          <ContactForm
            words={words}
            rejection={undefined}
            unknown={{ reference: receipt.reference, words: contactReceipt }}
          />
        </Specimen>
        <Specimen title="Contact, receipt" look="sheet" cut="top">
          <ContactReceipt
            reference={receipt.reference}
            arrived={formatTime(receipt.arrivedAt)}
            words={contactReceipt}
            url="/company/contact"
          />
        </Specimen>
      </Board>
      <Board id="contact-other-answers" columns={3} hasScreenshot={false}>
        {answer("unavailable", { kind: "UNAVAILABLE", values: message })}
        {answer("offline", { kind: "OFFLINE" })}
        {answer("proof failed", { ...proof, values: message })}
      </Board>
    </>
  );
}

/** The return value of `useApply` when idle. */
const idle: Omit<Apply, "form"> = {
  onSubmit: (event) => event.preventDefault(),
  onInput: () => {},
  sending: undefined,
  offlineRejection: undefined,
  proof: {},
  values: undefined,
  draft: undefined,
  clearDraft: noop,
  isReading: false,
  suggested: {},
  suggestFrom: async () => {},
};

const values: ApplicationValues = {
  texts: { name: ["Asha Rao"], email: ["asha@example"], phone: ["98"], note: ["I led eleven agents."] },
  files: { resume: { id: "1", name: "asha-rao-resume-with-a-rather-long-name-of-2026.pdf", size: 182_000 } },
};

type State = {
  title: string;
  rejection?: RejectedApplication;
  apply?: Partial<Apply>;
  cut?: "top" | "bottom";
};

function Application({ words: { application: words, applicationReceipt, proof } }: { words: Words }) {
  const { fields } = words;
  const posting = { questions: [], consent, comparedBySoftware: true };
  const form = (apply: Partial<Apply>, rejection?: RejectedApplication) => (
    <ApplicationFields
      url="/career/support/team-lead"
      posting={posting}
      words={words}
      rejection={rejection}
      apply={{ ...idle, form: createRef<HTMLFormElement>(), ...apply }}
    />
  );
  const invalid: RejectedApplication = {
    kind: "INVALID",
    values,
    isChanged: true,
    errors: {
      resume: fields.resume.missing,
      email: fields.email.wrong,
      phone: fields.phone.wrong,
      processing: words.consent.missing,
    },
  };
  const uploading = { kind: "UPLOADING", name: "asha-rao.pdf", percent: 40 } as const;
  const shown: State[] = [
    { title: "too many", rejection: { kind: "TOO_MANY", values, minutes: 12 } },
    { title: "draft restored", apply: { draft: "RESTORED" } },
    { title: "uploading", apply: { sending: uploading }, cut: "bottom" },
  ];
  const others: State[] = [
    { title: "unavailable", rejection: { kind: "UNAVAILABLE", values } },
    { title: "offline", rejection: { kind: "OFFLINE" } },
    { title: "closed meanwhile", rejection: { kind: "CLOSED", values } },
    { title: "proof needed", rejection: { ...proof, values } },
    {
      title: "proof failed",
      rejection: { ...proof, values },
      apply: { proof: { failed: proof.words.failed } },
    },
    { title: "draft cleared", apply: { draft: "CLEARED" } },
    { title: "reading the file", apply: { isReading: true } },
    { title: "sending", apply: { sending: { kind: "SENDING" } }, cut: "bottom" },
    {
      title: "proving",
      rejection: { ...proof, values },
      apply: { proof: { working: proof.words.working } },
      cut: "bottom",
    },
  ];
  const specimen = ({ title, rejection, apply = {}, cut = "top" }: State) => (
    <Specimen key={title} title={`Application, ${title}`} look="sheet" under="h2" cut={cut}>
      {form(apply, rejection)}
    </Specimen>
  );
  return (
    <>
      <Board id="application" columns={2}>
        <Specimen title="Application, with suggestions from the résumé" look="sheet" under="h2">
          {form({ suggested: { name: "Asha Rao", email: "asha@example.com" } })}
        </Specimen>
        <Specimen title="Application, with errors" look="sheet" under="h2">
          {form({ values }, invalid)}
        </Specimen>
      </Board>
      <Board id="application-answers" columns={2}>
        {shown.map(specimen)}
        <Specimen title="Application, receipt" look="sheet">
          <ApplicationReceipt url="/career/support/team-lead" {...applicationReceipt} />
        </Specimen>
      </Board>
      <Board id="application-other-answers" columns={3} hasScreenshot={false}>
        {others.map(specimen)}
      </Board>
    </>
  );
}

function Questions({ words: { application: words } }: { words: Words }) {
  const answers: Record<string, string> = { "yes-no": "no", date: "2026-12-01" };
  const answered: ApplicationValues = {
    texts: Object.fromEntries(questions.map(({ id }) => [questionField(id), [answers[id] ?? "option-1"]])),
    files: { [questionField("file")]: { id: "2", name: "portfolio.pdf", size: 2_400_000 } },
  };
  return (
    <Board id="questions" columns={2}>
      <Specimen title="Question of each kind, empty" look="sheet">
        <div className="grid gap-5">
          {questions.map((question) => (
            <QuestionField
              key={question.id}
              question={question}
              words={words}
              values={undefined}
              error={undefined}
            />
          ))}
        </div>
      </Specimen>
      <Specimen title="Question of each kind, answered, with an error" look="sheet">
        <div className="grid gap-5">
          {questions.map((question) => (
            <QuestionField
              key={question.id}
              question={question}
              words={words}
              values={answered}
              error={fillTemplate(words.answers.missing, { label: question.label })}
            />
          ))}
        </div>
      </Specimen>
    </Board>
  );
}

function Files({ words: { application: words } }: { words: Words }) {
  const field = { id: fieldId("resume"), name: "resume", ...words.fields.resume, words: words.file };
  const kept = { id: "3", name: "asha-rao.pdf", size: 182_000 };
  return (
    <Board id="files" columns={3}>
      <Specimen title="File, chosen" look="sheet">
        <Prepared act={chooseFile("asha-rao.pdf")}>
          <FileInput {...field} error={undefined} submitted={undefined} />
        </Prepared>
      </Specimen>
      <Specimen title="File, refused" look="sheet">
        <FileInput
          {...field}
          error={fillTemplate(words.file.TOO_LARGE, { max: maxUploadMegabytes })}
          submitted={undefined}
        />
      </Specimen>
      <Specimen title="File, kept from an earlier try, not required" look="sheet">
        <FileInput {...field} error={undefined} submitted={kept} isOptional />
      </Specimen>
      <Specimen title="File, kept while the store does not answer" look="sheet">
        <FileInput {...field} error={undefined} submitted={{ id: "4", name: undefined }} />
      </Specimen>
    </Board>
  );
}

function Links({ words: { links } }: { words: Words }) {
  const answers = [undefined, "ACCEPTED", "WRONG", "TOO_MANY", "UNAVAILABLE"] as const;
  return (
    <Board id="links" columns={3}>
      {answers.map((kind) => (
        <Specimen
          key={kind ?? "empty"}
          title={`Links by mail, ${(kind ?? "empty").toLowerCase().replace("_", " ")}`}
        >
          <RequestLinksForm
            action="/application"
            words={links}
            answer={kind && { kind, email: "asha@example" }}
          />
        </Specimen>
      ))}
    </Board>
  );
}

export default function Forms() {
  const words = useLoaderData<typeof loader>();
  return (
    <Group title="Forms">
      <Contact words={words} />
      <Application words={words} />
      <Questions words={words} />
      <Files words={words} />
      <Links words={words} />
    </Group>
  );
}

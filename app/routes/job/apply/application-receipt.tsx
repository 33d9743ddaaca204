import { useEffect } from "react";
import type { Receipt } from "../../../../server/site-services.ts";
import { fillIn } from "../../../content/fill-in.ts";
import { AnswerHeading, writtenTime } from "../../../form/answer-heading.tsx";
import { SiteLink } from "../../../ui/site-link.tsx";
import type { ApplicationWords } from "./application.schema.ts";
import { forgetDraft } from "./draft.ts";

/** What is true once an application is stored. */
export function ApplicationReceipt({
  url,
  job,
  receipt: { reference, arrivedAt, isMailed },
  words,
}: {
  url: string;
  job: string;
  receipt: Receipt;
  words: ApplicationWords["receipt"];
}) {
  useEffect(() => forgetDraft(url), [url]);
  return (
    <>
      <AnswerHeading>{words.title}</AnswerHeading>
      <p className="mt-4">{fillIn(words.kept, { job, time: writtenTime(arrivedAt) })}</p>
      <p className="mt-4 text-lg">
        {words.reference} <strong className="font-mono">{reference}</strong>
      </p>
      {isMailed && <p className="mt-4">{words.mailed}</p>}
      <ul className="job-items">
        {words.next.map((step) => (
          <li key={step}>{step}</li>
        ))}
        <li>
          {words.noMail.text}{" "}
          <SiteLink
            url="/application"
            className="inline-block py-2.5 font-semibold text-leaf underline underline-offset-4"
          >
            {words.noMail.link}
          </SiteLink>
        </li>
      </ul>
    </>
  );
}

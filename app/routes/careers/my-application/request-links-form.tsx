import { Form } from "react-router";
import { TextField } from "#app/form/field.tsx";
import type { ApplicationWords } from "#app/routes/careers/apply/application.schema.ts";
import { Button } from "#app/ui/button.tsx";

/** The response to a request for links. It does not reveal whether the address is known. */
export type LinksAnswer = { kind: "ACCEPTED" | "TOO_MANY" | "UNAVAILABLE" | "WRONG"; email: string };

/** Requests new links by mail. */
export function RequestLinksForm({
  action,
  words,
  answer,
}: {
  action: string;
  words: ApplicationWords["links"];
  answer: LinksAnswer | undefined;
}) {
  const texts = {
    ACCEPTED: words.asked,
    TOO_MANY: words.tooMany,
    UNAVAILABLE: words.unavailable,
    WRONG: undefined,
  };
  return (
    <section className="my-application-part" aria-labelledby="links-title">
      <h2 id="links-title">{words.title}</h2>
      <p>{words.text}</p>
      <Form method="post" action={action} noValidate>
        <TextField
          id="links-email"
          name="email"
          label={words.email}
          error={answer?.kind === "WRONG" ? words.wrong : undefined}
          type="email"
          required
          autoComplete="email"
          defaultValue={answer?.kind === "ACCEPTED" ? "" : answer?.email}
        />
        <Button look="cta-outline" type="submit" name="intent" value="links">
          {words.send}
        </Button>
        <p role="status">{answer && texts[answer.kind]}</p>
      </Form>
    </section>
  );
}

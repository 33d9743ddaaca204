import { Form } from "react-router";
import { TextField } from "#app/form/field.tsx";
import type { ApplicationWords } from "#app/routes/careers/apply/application.schema.ts";
import { Button } from "#app/ui/button.tsx";

/** What came of asking; it is the same for an address that we know and for one that we do not. */
export type LinksAnswer = { kind: "ACCEPTED" | "TOO_MANY" | "UNAVAILABLE" | "WRONG"; email: string };

/** Asks for new links by mail; the way for everybody who has none that works. */
export function RequestLinksForm({
  action,
  words,
  answer,
}: {
  action: string;
  words: ApplicationWords["links"];
  answer: LinksAnswer | undefined;
}) {
  const said = {
    ACCEPTED: words.asked,
    TOO_MANY: words.tooMany,
    UNAVAILABLE: words.unavailable,
    WRONG: undefined,
  };
  return (
    <section className="own-part" aria-labelledby="links-title">
      <h2 id="links-title" className="text-xl">
        {words.title}
      </h2>
      <p className="mt-2 text-muted">{words.text}</p>
      <Form method="post" action={action} noValidate className="mt-4">
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
        <p role="status">{answer && said[answer.kind]}</p>
      </Form>
    </section>
  );
}

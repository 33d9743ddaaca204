import { useWords } from "#app/language/language.tsx";
import english from "#app/site/shell.data.ts";
import { ButtonLink, type ButtonLook } from "#app/ui/button.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import type { Action } from "#domain/schema/content-fields.ts";

const looks: Record<Exclude<Action["template"], "LINK">, ButtonLook> = {
  PRIMARY_BUTTON: "cta",
  OUTLINE_BUTTON: "cta-outline",
  CUSTOM_BUTTON: "contained",
};

/** An action as a link or a button, by its template. */
export function ActionLink({ action, fullWidth = false }: { action: Action; fullWidth?: boolean }) {
  const { title, template, url, newTab } = action;
  const { messages } = useWords("shell", english);
  const newTabHint = newTab ? messages.newTabHint : undefined;
  if (template === "LINK") {
    return (
      <TextLink url={url} newTabHint={newTabHint}>
        {title}
      </TextLink>
    );
  }
  return (
    <ButtonLink
      look={looks[template]}
      url={url}
      newTabHint={newTabHint}
      fullWidth={fullWidth}
      shimmer={title === "Book Demo"}
    >
      {title}
    </ButtonLink>
  );
}

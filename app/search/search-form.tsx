import type { ComponentProps } from "react";
import { useWords } from "#app/language/language.tsx";
import english from "#app/site/shell.data.ts";
import { Button } from "#app/ui/button.tsx";
import { fieldLook } from "#app/ui/field-look.ts";

/** Opens the results page. Works without JavaScript. */
export function SearchForm({
  onSubmit,
  className = "",
  ...field
}: ComponentProps<"input"> & Pick<ComponentProps<"form">, "onSubmit">) {
  const { title, label } = useWords("shell", english).messages.search;
  return (
    <form action="/search" className={`flex items-center gap-3 ${className}`} onSubmit={onSubmit}>
      <input type="search" name="q" aria-label={label} {...field} className={`min-w-0 grow ${fieldLook}`} />
      <Button look="contained" type="submit">
        {title}
      </Button>
    </form>
  );
}

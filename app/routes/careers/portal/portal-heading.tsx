import type { RefObject } from "react";
import { useLanguage } from "#app/language/language.tsx";
import type { CareersWords } from "#app/routes/careers/careers.schema.ts";
import type { HeroHeading } from "#app/sections/hero/hero.tsx";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Eyebrow, HighlightedTitle } from "#app/ui/page-heading.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { inLanguage } from "#domain/language/language.ts";

/** The page's heading with the search field, whose form also contains the filters and the sort order. */
export function PortalHeading({
  slide: { pretext, title, highlight, subtitle },
  words,
  form,
  formId,
  query,
  resultsId,
  onType,
  onSubmit,
}: {
  slide: HeroHeading;
  words: CareersWords["portal"];
  form: RefObject<HTMLFormElement | null>;
  formId: string;
  query: string;
  resultsId: string;
  onType: () => void;
  onSubmit: () => void;
}) {
  const language = useLanguage();
  return (
    <header className="page-width portal-head">
      <div>
        <Eyebrow>{pretext}</Eyebrow>
        <HighlightedTitle size="title" title={title} highlight={highlight} />
      </div>
      <div>
        <p className="max-w-[33em] text-lede text-pretty text-muted">{subtitle}</p>
        <search>
          <form
            ref={form}
            id={formId}
            method="get"
            action={`${inLanguage("/careers", language)}#${resultsId}`}
            className="portal-search"
            onSubmit={(event) => {
              event.preventDefault();
              onSubmit();
            }}
          >
            <label className="sr-only" htmlFor="openings-words">
              {words.search}
            </label>
            <Icon name="search" className="size-5 text-muted" />
            <input
              id="openings-words"
              type="search"
              name="q"
              maxLength={200}
              autoComplete="off"
              enterKeyHint="search"
              placeholder={words.placeholder}
              value={query}
              onChange={onType}
            />
            <Button look="contained" type="submit">
              {words.submit}
            </Button>
          </form>
        </search>
        <p className="mt-2 text-small text-muted">
          {words.applied.question}{" "}
          <TextLink url="/application" look="quiet">
            {words.applied.link}
          </TextLink>
        </p>
      </div>
    </header>
  );
}

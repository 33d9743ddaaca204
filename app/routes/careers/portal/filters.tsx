import { useEffect, useRef } from "react";
import type { CareersWords } from "#app/routes/careers/careers.schema.ts";
import { Button } from "#app/ui/button.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { textLinkLooks } from "#app/ui/text-link.tsx";
import { fillTemplate } from "#domain/text/fill-template.ts";
import type { PortalView } from "./portal-view.ts";

const desktop = "(min-width: 64rem)";
/** Number of options shown before a facet is expanded. */
const shownOptions = 8;

type Facet = PortalView["facets"][number];

function Options({
  options,
  name,
  formId,
  shown,
  onChoose,
}: {
  options: Facet["options"];
  name: string;
  formId: string;
  shown: URLSearchParams;
  onChoose: () => void;
}) {
  const chosen = shown.getAll(name);
  return options.map(({ value, label, count, isWithin }) => (
    <label
      key={value}
      className="portal-option"
      data-within={isWithin || undefined}
      data-none={count === 0 || undefined}
    >
      <input
        type="checkbox"
        name={name}
        value={value}
        form={formId}
        checked={chosen.includes(value)}
        onChange={onChoose}
        className="size-5 accent-leaf"
      />
      <span>{label}</span>
      <span className="text-note text-muted tabular">{count}</span>
    </label>
  ));
}

/** Facets with counts: beside the results on desktops, in a sheet on phones. Work without JavaScript. */
export function Filters({
  id,
  formId,
  words,
  facets,
  shown,
  count,
  onChoose,
}: {
  id: string;
  formId: string;
  words: CareersWords["portal"];
  facets: Facet[];
  shown: URLSearchParams;
  count: string;
  onChoose: () => void;
}) {
  const sheet = useRef<HTMLElement>(null);
  // Closes an open sheet when the window grows to desktop width.
  useEffect(() => {
    const query = matchMedia(desktop);
    const close = () => sheet.current?.matches(":popover-open") && sheet.current.hidePopover();
    query.addEventListener("change", close);
    return () => query.removeEventListener("change", close);
  }, []);

  return (
    <section ref={sheet} id={id} popover="auto" aria-label={words.filters} className="portal-filters">
      <p className="portal-sheet-head">
        <span className="display text-name">{words.filters}</span>
        <IconButton icon="x" label={words.filtersClose} popoverTarget={id} popoverTargetAction="hide" />
      </p>
      {facets.map(({ id: name, title, options }) => {
        const rest = options.slice(shownOptions);
        const shared = { name, formId, shown, onChoose };
        return (
          <fieldset key={name} className="portal-facet">
            <legend>{title}</legend>
            <Options options={options.slice(0, shownOptions)} {...shared} />
            {rest.length > 0 && (
              <details open={rest.some(({ isChosen }) => isChosen) || undefined}>
                <summary className={textLinkLooks.block}>
                  {fillTemplate(words.more, { count: rest.length })}
                </summary>
                <Options options={rest} {...shared} />
              </details>
            )}
          </fieldset>
        );
      })}
      <p className="portal-sheet-foot">
        <Button look="cta" fullWidth popoverTarget={id} popoverTargetAction="hide" className="portal-scripts">
          {fillTemplate(words.show, { count })}
        </Button>
        <Button look="contained" type="submit" form={formId} className="portal-no-scripts">
          {words.submit}
        </Button>
      </p>
    </section>
  );
}

import "./search-box.css";
import { type RefObject, useMemo, useRef } from "react";
import { fillTemplate } from "#domain/text/fill-template.ts";
import { type OptionGroup, topSuggestions } from "./box-options.ts";
import { Marked } from "./marked.tsx";
import { resultCount } from "./result-count.ts";
import { searchSite } from "./search-site.ts";
import { Shortcut } from "./shortcut.tsx";
import { listId, optionId, useCombobox } from "./use-combobox.ts";
import { type Loaded, useIndex } from "./use-index.ts";

type Place = { field: RefObject<HTMLInputElement | null>; sheet: RefObject<HTMLElement | null> };

const optionsOf = (groups: OptionGroup[]) => groups.flatMap(({ entries }) => entries);

/** Below the field of the bar: what fits what is typed, in groups, and the way to all of it. */
function Results({ field, sheet, words, index }: Place & Loaded) {
  const kept = useRef({ query: "", groups: searchSite(index, "") });
  const find = (query: string) => {
    if (kept.current.query !== query) kept.current = { query, groups: searchSite(index, query) };
    return kept.current.groups;
  };
  const { query, active } = useCombobox(field, (typed) => {
    const options = optionsOf(topSuggestions(find(typed)));
    return options.length === 0 ? 0 : options.length + 1;
  });
  const found = find(query);
  const groups = useMemo(() => topSuggestions(found), [found]);
  const isBlank = query.trim() === "";
  let at = -1;
  const option = () => {
    at += 1;
    return { id: optionId(at), role: "option", "aria-selected": at === active, tabIndex: -1 } as const;
  };

  return (
    <>
      <p role="status" className="search-status">
        {!isBlank && (groups.length > 0 ? resultCount(found, words) : words.box.nothing)}
      </p>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keys */}
      <div
        id={listId}
        role="listbox"
        tabIndex={-1}
        aria-label={words.box.list}
        hidden={groups.length === 0}
        className="search-list"
        onClick={() => sheet.current?.hidePopover()}
      >
        {groups.map(({ kind, entries }) => (
          // biome-ignore lint/a11y/useSemanticElements: a group of options in a list
          <div key={kind} role="group" aria-labelledby={`search-${kind}`}>
            <p id={`search-${kind}`} className="search-group-title">
              {words.groups[kind]}
            </p>
            {entries.map(({ url, title, description, terms }) => (
              <a key={url} href={url} className="search-option" {...option()}>
                <strong>
                  <Marked text={title} terms={terms} />
                </strong>
                <span>
                  <Marked text={description} terms={terms} />
                </span>
              </a>
            ))}
          </div>
        ))}
        <a href={`/search?q=${encodeURIComponent(query)}`} className="search-option search-all" {...option()}>
          {fillTemplate(words.box.all, { query: query.trim() })}
        </a>
      </div>
      <Shortcut label={words.box.shortcut} />
    </>
  );
}

export default function SearchBox(place: Place) {
  const loaded = useIndex(place.sheet);
  return <div className="page-width">{loaded && <Results {...place} {...loaded} />}</div>;
}

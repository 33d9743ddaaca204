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

type Elements = { field: RefObject<HTMLInputElement | null>; sheet: RefObject<HTMLElement | null> };

const optionsOf = (groups: OptionGroup[]) => groups.flatMap(({ entries }) => entries);

/** Suggestions below the search field, in groups, with a link to all results. */
function Results({ field, sheet, words, index }: Elements & Loaded) {
  const cache = useRef({ query: "", groups: searchSite(index, "") });
  const find = (query: string) => {
    if (cache.current.query !== query) cache.current = { query, groups: searchSite(index, query) };
    return cache.current.groups;
  };
  const { query, active } = useCombobox(field, (typed) => {
    const options = optionsOf(topSuggestions(find(typed)));
    return options.length === 0 ? 0 : options.length + 1;
  });
  const results = find(query);
  const groups = useMemo(() => topSuggestions(results), [results]);
  const isBlank = query.trim() === "";
  let position = -1;
  const option = () => {
    position += 1;
    return {
      id: optionId(position),
      role: "option",
      "aria-selected": position === active,
      tabIndex: -1,
    } as const;
  };

  return (
    <>
      <p role="status" className="search-status">
        {!isBlank && (groups.length > 0 ? resultCount(results, words) : words.box.nothing)}
      </p>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the input handles keys */}
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

export default function SearchBox(elements: Elements) {
  const loaded = useIndex(elements.sheet);
  return <div className="page-width">{loaded && <Results {...elements} {...loaded} />}</div>;
}

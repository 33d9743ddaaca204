import type { ReactNode } from "react";
import type { CareersWords } from "#app/routes/careers/careers.schema.ts";
import { PostingList } from "#app/routes/careers/portal/posting-list.tsx";
import { formatDate, formatLocations, formatPay, postingItem } from "#app/routes/careers/posting-facts.ts";
import { SampleTag } from "#app/site/sample-tag.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { PageTitle } from "#app/ui/page-heading.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import type { Posting } from "#domain/postings/posting.schema.ts";
import { fillTemplate } from "#domain/text/fill-template.ts";
import { groupLanguages } from "./languages-of.ts";

export type PostingPage = {
  posting: Posting;
  isOpen: boolean;
  employer: string;
  similar: Posting[];
  today: string;
  words: CareersWords;
  applyTitle: string;
};

/** The way back, the title, the main facts and the notices. On the server only. */
export function PostingHead({ posting, isOpen, words, applyTitle }: PostingPage) {
  const { opening, facts } = words;
  const places = formatLocations(posting, facts, "city").join(", ");
  return (
    <header className="page-width job-head">
      <p data-no-print>
        <TextLink url="/careers">
          <Icon name="arrow-left" className="inline size-5" />
          {opening.back}
        </TextLink>
      </p>
      <p className="job-unit font-semibold text-leaf">
        {[posting.businessUnit.name, ...(posting.department === undefined ? [] : [posting.department])].join(
          " · ",
        )}{" "}
        {posting.sample && <SampleTag />}
      </p>
      <PageTitle>{posting.title}</PageTitle>
      <ul className="opening-facts text-lg/relaxed">
        {places !== "" && (
          <li>
            <Icon name="map-pin" className="size-5" />
            {places}
          </li>
        )}
        {posting.workplace !== undefined && posting.workplace !== "REMOTE" && (
          <li>{facts.workplaces[posting.workplace]}</li>
        )}
        {posting.employment !== undefined && <li>{facts.employments[posting.employment]}</li>}
        {posting.pay && <li className="tabular">{formatPay(posting.pay, facts)}</li>}
      </ul>
      {!isOpen && (
        <div className="job-closed" role="note">
          <p className="text-xl font-semibold">{opening.closedTitle}</p>
          <p className="mt-2">{opening.closedText}</p>
        </div>
      )}
      {isOpen && (
        <p className="job-apply" data-no-print>
          <ButtonLink look="cta" url="#apply">
            {applyTitle}
          </ButtonLink>
        </p>
      )}
      {isOpen && !posting.listed && <p className="job-unlisted text-muted">{opening.unlisted}</p>}
    </header>
  );
}

function Part({ title, note, items }: { title: string; note?: string; items: readonly string[] }) {
  if (items.length === 0) return null;
  return (
    <section>
      <h2 className="text-2xl">{title}</h2>
      {note !== undefined && <p className="job-note text-muted">{note}</p>}
      <ul className="job-items">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </section>
  );
}

function experienceText(
  { min, max }: NonNullable<Posting["experience"]>,
  words: CareersWords["opening"],
): string {
  if (min === 0 && (max === undefined || max === 0)) return words.noExperience;
  return max === undefined
    ? fillTemplate(words.years, { min })
    : fillTemplate(words.yearsRange, { min, max });
}

/** The last day, or the day of the last change if the posting was closed earlier. */
function closedOn({ closes, updated }: Posting, today: string): string {
  return closes !== undefined && closes < today ? closes : updated;
}

function Facts({ posting, isOpen, employer, words, today }: PostingPage) {
  const { opening, facts } = words;
  const { pay, closes } = posting;
  const day = (date: string) => <time dateTime={date}>{formatDate(date)}</time>;
  const places = formatLocations(posting, facts, "full");
  const { workplace, employment, experience } = posting;
  // A posting from `content/` without pay leaves it open; of one from a job board the pay is unknown.
  const isFromFile = posting.descriptionHtml === undefined;
  const known = (name: string, value: ReactNode): [string, ReactNode][] =>
    value === undefined ? [] : [[name, value]];
  const rows: [string, ReactNode][] = [
    ...(pay
      ? [
          [
            opening.pay,
            <>
              <strong className="tabular">{formatPay(pay, facts)}</strong>
              {pay.note !== undefined && <span className="job-pay-note text-sm text-muted">{pay.note}</span>}
            </>,
          ] as [string, ReactNode],
        ]
      : known(opening.pay, isFromFile ? opening.noPay : undefined)),
    ...known(
      opening.places,
      places.length > 0 ? places.map((place) => <span key={place}>{place}</span>) : undefined,
    ),
    ...known(opening.workplace, workplace && facts.workplaces[workplace]),
    ...known(opening.employment, employment && facts.employments[employment]),
    ...known(opening.hours, posting.hours),
    ...known(opening.experience, experience && experienceText(experience, opening)),
    [opening.employer, employer],
    [opening.requisition, posting.requisition],
    [opening.posted, day(posting.opened)],
    ...(posting.updated > posting.opened
      ? [[opening.updated, day(posting.updated)] as [string, ReactNode]]
      : []),
    [
      isOpen ? opening.closes : opening.closedOn,
      isOpen ? (closes === undefined ? opening.noClosing : day(closes)) : day(closedOn(posting, today)),
    ],
  ];
  return (
    <section className="job-facts" aria-labelledby="job-facts-title">
      <h2 id="job-facts-title" className="text-xl">
        {opening.facts}
      </h2>
      <dl>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt className="text-sm text-muted">{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** The whole text of a posting. On the server only: it has no behaviour. */
export function PostingText(page: PostingPage) {
  const { posting, isOpen, words } = page;
  const { opening } = words;
  const { education, comparedBySoftware } = posting;
  const required = (must: boolean) =>
    posting.requirements.filter((requirement) => requirement.must === must).map(({ text }) => text);
  return (
    <div className="page-width job-grid">
      <div className="job-text">
        <section>
          <h2 className="text-2xl">{opening.about}</h2>
          {posting.about.map((paragraph) => (
            <p key={paragraph} className="mt-4">
              {paragraph}
            </p>
          ))}
          {posting.descriptionHtml !== undefined && (
            <div
              className="prose"
              // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised when it was imported (server/job-boards/description.ts)
              dangerouslySetInnerHTML={{ __html: posting.descriptionHtml }}
            />
          )}
        </section>
        <Part title={opening.responsibilities} items={posting.responsibilities} />
        <Part title={opening.must} note={opening.mustNote} items={required(true)} />
        <Part title={opening.other} note={opening.otherNote} items={required(false)} />
        <Part title={opening.niceToHave} items={posting.niceToHave} />
        <Part
          title={opening.education}
          items={
            education
              ? [
                  education.text,
                  ...(education.orExperience && education.level !== "NONE" ? [opening.orExperience] : []),
                ]
              : []
          }
        />
        <Part title={opening.languages} items={groupLanguages(posting, opening)} />
        <Part title={opening.offer} items={posting.offer} />
        {comparedBySoftware !== undefined && (
          <section>
            <h2 className="text-2xl">{opening.software}</h2>
            <p className="mt-4">{comparedBySoftware ? opening.compared : opening.notCompared}</p>
            {isOpen && (
              <p data-no-print>
                <TextLink url="/evaluate-resume">{opening.tryIt}</TextLink>
              </p>
            )}
          </section>
        )}
      </div>
      <div className="job-side">
        <Facts {...page} />
        {isOpen && (
          <section className="job-reach" aria-labelledby="job-reach-title">
            <h2 id="job-reach-title" className="text-xl">
              {opening.reach}
            </h2>
            <p className="mt-2 text-muted">
              {fillTemplate(opening.reachText, { requisition: posting.requisition })}
            </p>
            <p className="mt-4">
              <ButtonLink look="cta" fullWidth url={opening.reachUrl}>
                {opening.reachAction}
              </ButtonLink>
            </p>
          </section>
        )}
      </div>
    </div>
  );
}

export function SimilarPostings({ similar, words, today }: PostingPage) {
  if (similar.length === 0) return null;
  const { opening, facts } = words;
  return (
    <section className="page-width job-similar" data-no-print aria-labelledby="job-similar-title">
      <h2 id="job-similar-title" className="text-2xl">
        {opening.similar}
      </h2>
      <PostingList items={similar.map((posting) => postingItem(posting, facts, today))} />
      <p className="mt-4">
        <TextLink url="/careers">{opening.all}</TextLink>
      </p>
    </section>
  );
}

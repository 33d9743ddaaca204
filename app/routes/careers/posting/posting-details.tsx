import type { ReactNode } from "react";
import { useLanguage } from "#app/language/language.tsx";
import type { ApplicationFormWords } from "#app/routes/careers/apply/application.schema.ts";
import type { CareersWords } from "#app/routes/careers/careers.schema.ts";
import { type PayAxis, payBar, payTicks } from "#app/routes/careers/pay-axis.ts";
import { PostingList } from "#app/routes/careers/portal/posting-list.tsx";
import {
  formatLocations,
  type ItemWords,
  payParts,
  postingItem,
  shortPay,
} from "#app/routes/careers/posting-facts.ts";
import { LanguageLinks, LanguageOffer } from "#app/sections/translations.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { PageTitle } from "#app/ui/page-heading.tsx";
import { SampleTag } from "#app/ui/sample-tag.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { formatDate } from "#domain/language/format-time.ts";
import { inLanguage, type Language } from "#domain/language/language.ts";
import type { Posting } from "#domain/postings/posting.schema.ts";
import { postingUrl } from "#domain/postings/postings.ts";
import { fillTemplate } from "#domain/text/fill-template.ts";
import { fillPlural } from "#domain/text/plural.ts";
import { hoursHeading } from "./job-posting.ts";
import { groupLanguages } from "./languages-of.ts";

export type PostingPage = {
  posting: Posting;
  isOpen: boolean;
  employer: string;
  similar: Posting[];
  /** The pay axis of the portal. */
  axis: PayAxis | null;
  today: string;
  /** The page in all languages. */
  urls: string[];
  words: CareersWords & ItemWords & { language: Language };
};

/** The attribute of a posting's own text, which is in English on all pages. */
export const ownText = (language: Language) => (language === "en" ? {} : { lang: "en" });

/** The longest word that fits a phone in the largest size. */
const maxWord = 12;

/** Titles from job boards may be long. */
function titleSize({ title }: Posting) {
  if (title.length > 90) return "small";
  const hasLongWord = title.split(/[\s–-]+/).some(({ length }) => length > maxWord);
  return title.length > 45 || hasLongWord ? "medium" : "title";
}

/** Back link, title and notices. Server only. */
export function PostingHead({ posting, isOpen, words: { opening, language }, urls }: PostingPage) {
  const { title, businessUnit, department, sample, listed } = posting;
  const url = inLanguage(postingUrl(posting), language);
  return (
    <>
      <p data-no-print>
        <TextLink url="/careers">
          <Icon name="arrow-left" className="inline size-5" />
          {opening.back}
        </TextLink>
      </p>
      <p className="job-unit">
        {businessUnit.name}
        {department !== undefined && (
          <>
            {" · "}
            <span lang="en">{department}</span>
          </>
        )}{" "}
        {sample && <SampleTag />}
      </p>
      <PageTitle size={titleSize(posting)} {...ownText(language)}>
        {title}
      </PageTitle>
      {language !== "en" && <p className="job-notice">{opening.inEnglish}</p>}
      {!isOpen && (
        <div className="job-notice job-closed" role="note">
          <strong>{opening.closedTitle}</strong>
          <p>{opening.closedText}</p>
        </div>
      )}
      {isOpen && !listed && <p className="job-notice">{opening.unlisted}</p>}
      <LanguageOffer url={url} urls={urls} />
      <LanguageLinks url={url} urls={urls} />
    </>
  );
}

function experienceText(
  { min, max }: NonNullable<Posting["experience"]>,
  words: CareersWords["opening"],
  language: Language,
): string {
  if (min === 0 && (max === undefined || max === 0)) return words.noExperience;
  return max === undefined
    ? fillPlural(words.years, { min }, language)
    : fillTemplate(words.yearsRange, { min, max });
}

/** The last day, or the day of the last change if the posting was closed before. */
function closedOn({ closes, updated }: Posting, today: string): string {
  return closes !== undefined && closes < today ? closes : updated;
}

function Day({ date }: { date: string }) {
  return <time dateTime={date}>{formatDate(date, useLanguage())}</time>;
}

/**
 * The most prominent fact. Without pay, a posting from `content/` leaves it open; in one from a job board it
 * is merely unknown.
 */
function Pay({ posting: { pay, descriptionHtml }, axis, words: { opening, facts, language } }: PostingPage) {
  if (!pay && descriptionHtml !== undefined) return null;
  const bar = payBar(pay, axis);
  const short = pay && shortPay(pay, facts, language);
  const { range, period } = pay ? payParts(pay, facts, language) : { range: null, period: "" };
  return (
    <div className="job-pay">
      <dt>{opening.pay}</dt>
      <dd>
        {range === null ? (
          opening.noPay
        ) : (
          <>
            <strong>{range}</strong>{" "}
            {short === undefined ? period : <span className="block text-muted">{short}</span>}
          </>
        )}
      </dd>
      {pay?.note !== undefined && <dd {...ownText(language)}>{pay.note}</dd>}
      {axis && bar && (
        <dd className="job-scale">
          <svg aria-hidden="true">
            <rect x={`${bar.start}%`} y="35%" width={`${bar.length}%`} height="45%" rx="2" />
          </svg>
          <p aria-hidden="true">
            {payTicks(axis, language).map((tick) => (
              <span key={tick}>{tick}</span>
            ))}
          </p>
        </dd>
      )}
    </div>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      {children}
    </div>
  );
}

function Facts(page: PostingPage) {
  const { posting, isOpen, employer, words, today } = page;
  const { opening, facts, language } = words;
  const { closes, workplace, employment, experience, hours, updated, opened, requisition } = posting;
  const places = formatLocations(posting, facts, "city", language).join(", ");
  return (
    <section className="page-width" aria-label={opening.facts}>
      <dl className="job-facts">
        <Pay {...page} />
        {(places !== "" || workplace !== undefined) && (
          <Fact name={places === "" ? opening.workplace : opening.places}>
            {places !== "" && <dd>{places}</dd>}
            {workplace !== undefined && <dd>{facts.workplaces[workplace]}</dd>}
          </Fact>
        )}
        {(employment !== undefined || hours !== undefined) && (
          <Fact name={hoursHeading(posting, opening)}>
            {employment !== undefined && <dd>{facts.employments[employment]}</dd>}
            {hours !== undefined && (
              <dd className="job-words" {...ownText(language)}>
                {hours}
              </dd>
            )}
          </Fact>
        )}
        {experience && (
          <Fact name={opening.experience}>
            <dd>{experienceText(experience, opening, language)}</dd>
          </Fact>
        )}
        <Fact name={isOpen ? opening.closes : opening.closedOn}>
          <dd>
            {isOpen ? (
              closes === undefined ? (
                opening.noClosing
              ) : (
                <Day date={closes} />
              )
            ) : (
              <Day date={closedOn(posting, today)} />
            )}
          </dd>
          <dd>
            {opening.posted} <Day date={opened} />
          </dd>
          {updated > opened && (
            <dd>
              {opening.updated} <Day date={updated} />
            </dd>
          )}
        </Fact>
        <Fact name={opening.employer}>
          <dd>{employer}</dd>
          <dd>
            {opening.requisition} {requisition}
          </dd>
        </Fact>
      </dl>
    </section>
  );
}

function Part({
  title,
  note,
  items,
  isOwn = true,
}: {
  title: string;
  note?: string;
  items: readonly string[];
  /** Whether the items are the posting's own text. */
  isOwn?: boolean;
}) {
  const language = useLanguage();
  if (items.length === 0) return null;
  return (
    <section>
      <h2>{title}</h2>
      {note !== undefined && <p>{note}</p>}
      <ul {...(isOwn && ownText(language))}>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </section>
  );
}

function About({
  posting: { about, descriptionHtml, responsibilities },
  words: { opening, language },
}: PostingPage) {
  return (
    <div className="page-width job-about">
      <section>
        <h2>{opening.about}</h2>
        {about.map((paragraph) => (
          <p key={paragraph} {...ownText(language)}>
            {paragraph}
          </p>
        ))}
        {descriptionHtml !== undefined && (
          <div
            className="prose"
            {...ownText(language)}
            // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised on import (server/job-boards/description.ts)
            dangerouslySetInnerHTML={{ __html: descriptionHtml }}
          />
        )}
      </section>
      <Part title={opening.responsibilities} items={responsibilities} />
    </div>
  );
}

function Needs({ posting, words: { opening, language } }: PostingPage) {
  const { requirements, niceToHave, education, languages } = posting;
  if (requirements.length === 0) return null;
  const required = (must: boolean) =>
    requirements.filter((requirement) => requirement.must === must).map(({ text }) => text);
  const orExperience = education?.orExperience === true && education.level !== "NONE";
  return (
    <div className="sunk">
      <div className="page-width job-needs">
        <div>
          <Part title={opening.must} note={opening.mustNote} items={required(true)} />
          <Part title={opening.other} note={opening.otherNote} items={required(false)} />
        </div>
        <div>
          <Part title={opening.niceToHave} items={niceToHave} />
          <Part
            title={opening.education}
            items={education ? [education.text, ...(orExperience ? [opening.orExperience] : [])] : []}
          />
          {languages.length > 0 && (
            <Part
              title={opening.languages}
              items={groupLanguages(posting, opening, language)}
              isOwn={false}
            />
          )}
        </div>
      </div>
    </div>
  );
}

/** The facts and the text, up to the requirements. Server only, as it has no behaviour. */
export function PostingText(page: PostingPage) {
  return (
    <div className="job-text">
      <Facts {...page} />
      <About {...page} />
      <Needs {...page} />
    </div>
  );
}

/** The offer, and the note on the use of software. Server only. */
export function PostingRest({ posting, isOpen, words: { opening } }: PostingPage) {
  const { offer, comparedBySoftware } = posting;
  return (
    <div className="job-text">
      {offer.length > 0 && (
        <div className="page-width job-offer">
          <Part title={opening.offer} items={offer} />
        </div>
      )}
      {comparedBySoftware !== undefined && (
        <div className="desk">
          <section className="page-width job-software">
            <h2>{opening.software}</h2>
            <div>
              <p>{comparedBySoftware ? opening.compared : opening.notCompared}</p>
              {isOpen && (
                <p data-no-print>
                  <TextLink url="/evaluate-resume">{opening.tryIt}</TextLink>
                </p>
              )}
              <p data-no-print>
                <TextLink url="/candidates">{opening.help}</TextLink>
              </p>
            </div>
          </section>
        </div>
      )}
    </div>
  );
}

/** Heading of the form, and how to contact the team. Server only. */
export function Invitation({
  posting: { requisition, sample },
  isOpen,
  words: { opening },
  form,
}: PostingPage & { form: Pick<ApplicationFormWords, "title" | "example" | "intro"> }) {
  return (
    <>
      <h2 id="apply-title">{form.title}</h2>
      {isOpen && sample && <p className="job-notice">{form.example}</p>}
      <p className="mt-5 text-lede">{form.intro}</p>
      {isOpen && (
        <div className="job-reach">
          <h3>{opening.reach}</h3>
          <p>{fillTemplate(opening.reachText, { requisition })}</p>
          <TextLink url={opening.reachUrl}>{opening.reachAction}</TextLink>
        </div>
      )}
    </>
  );
}

/** The most similar openings. Server only. */
export function SimilarPostings({ similar, axis, words, today }: PostingPage) {
  if (similar.length === 0) return null;
  const { opening, portal } = words;
  return (
    <section className="page-width job-similar" data-no-print aria-labelledby="job-similar-title">
      <h2 id="job-similar-title">{opening.similar}</h2>
      <PostingList
        items={similar.map((posting) => ({
          ...postingItem(posting, words, today),
          bar: payBar(posting.pay, axis),
        }))}
        scale={axis ? { ticks: payTicks(axis, words.language), columns: portal.columns } : undefined}
      />
      <TextLink url="/careers">{opening.all}</TextLink>
    </section>
  );
}

import type { Delivery } from "#server/handlers/delivery.ts";
import "#app/routes/careers/openings.css";
import "#app/routes/careers/portal/portal.css";
import "#app/routes/careers/posting/posting.css";
import { renderToStaticMarkup } from "react-dom/server";
import { useLoaderData } from "react-router";
import content from "#app/content/content.data.ts";
import { markServerHtml } from "#app/document/server-html.ts";
import { EmailVerification } from "#app/routes/careers/my-application/email-verification.tsx";
import { MyApplication } from "#app/routes/careers/my-application/my-application.tsx";
import { countUnits } from "#app/routes/careers/overview/count-units.ts";
import { Units } from "#app/routes/careers/overview/units.tsx";
import { payAxis } from "#app/routes/careers/pay-axis.ts";
import { CareersPortal } from "#app/routes/careers/portal/careers.tsx";
import { Chips } from "#app/routes/careers/portal/chips.tsx";
import { Filters } from "#app/routes/careers/portal/filters.tsx";
import { FitPanel } from "#app/routes/careers/portal/fit/fit-panel.tsx";
import type { FitState } from "#app/routes/careers/portal/fit/fit-state.ts";
import { NothingFound } from "#app/routes/careers/portal/nothing-found.tsx";
import { viewPostings } from "#app/routes/careers/portal/portal-view.ts";
import { PostingList } from "#app/routes/careers/portal/posting-list.tsx";
import {
  Invitation,
  PostingHead,
  type PostingPage,
  PostingRest,
  PostingText,
  SimilarPostings,
} from "#app/routes/careers/posting/posting-details.tsx";
import { PostingFitPanel } from "#app/routes/careers/posting/posting-fit-panel.tsx";
import { indexPostings } from "#app/routes/careers/search-postings.ts";
import { pageFrame } from "#app/sections/page-frame.tsx";
import { loadEngine } from "#app/tools/resume/worker/load-engine.ts";
import { postingFit } from "#app/tools/resume/worker/posting-fit.ts";
import { PageLinks } from "#app/ui/page-links.tsx";
import { ServerHtml } from "#app/ui/server-html.tsx";
import type { Posting } from "#domain/postings/posting.schema.ts";
import { postingText } from "#domain/postings/posting-text.ts";
import { isOpen, listedPostings, postingUrl } from "#domain/postings/postings.ts";
import { now, thisMonth, today } from "./fixtures/now.ts";
import { closed, postings, teamLead, unlisted } from "./fixtures/postings.ts";
import { reference } from "./fixtures/receipt.ts";
import { otherResume, strongResume } from "./fixtures/resumes.ts";
import { InBrowser, noop, openDetails, Prepared } from "./prepared.tsx";
import { Board, Group, Specimen } from "./specimen.tsx";

export const delivery: Delivery = { kind: "PER_REQUEST" };

const employer = "Kaveri Hiring Private Limited";

function postingHtml(posting: Posting, similar: Posting[]): string {
  const page: PostingPage = {
    posting,
    isOpen: isOpen(posting, today),
    employer,
    similar,
    axis: payAxis(postings),
    today,
    urls: [],
    words: { ...content.careers, language: "en" },
  };
  return markServerHtml(
    renderToStaticMarkup(
      <>
        <PostingHead {...page} />
        <PostingText {...page} />
        <PostingRest {...page} />
        <Invitation {...page} form={content.applications.form} />
        <SimilarPostings {...page} />
      </>,
    ),
  );
}

/** The engine's fit of two résumés with the openings. */
async function loadFits() {
  const { engine, graph } = await loadEngine();
  return [strongResume, otherResume].map((text) => {
    const read = engine.readEnglishText(text);
    return postingFit(
      postingUrl(teamLead),
      engine.matchResume(read, engine.readJob(postingText(teamLead), graph), graph, { now: thisMonth }),
    );
  });
}

export async function loader() {
  const { careers, applications } = content;
  const index = indexPostings(
    postings.filter(({ listed }) => listed),
    careers.facts,
  );
  const many = indexPostings(
    Array.from({ length: 120 }, (_, number) => ({ ...teamLead, id: `posting-${number}` })),
    careers.facts,
  );
  const none = indexPostings<Posting>([], careers.facts);
  const view = (query: string, from = index) => viewPostings(new URLSearchParams(query), from, today);
  const open = listedPostings(postings, today);
  const units = (
    <Units units={countUnits(postings, open, [], "en")} total={open.length} words={careers} language="en" />
  );
  return {
    words: careers.portal,
    all: view(""),
    chosen: view("q=team&unit=support&mode=hybrid&type=full-time"),
    dropped: view("q=team&unit=engineering&mode=on-site"),
    misspelt: view("q=develoepr"),
    noResults: view("", none),
    pages: [1, 6, 12].map((page) => view(`page=${page}`, many).pages),
    fits: await loadFits(),
    postings: {
      open: postingHtml(teamLead, [closed]),
      closed: postingHtml(closed, []),
      unlisted: postingHtml(unlisted, []),
    },
    units: markServerHtml(renderToStaticMarkup(units)),
    myApplication: applications.myApplication,
    links: applications.links,
    verification: applications.verification,
    verificationHero: pageFrame("/email-verification").hero,
  };
}

type Loaded = ReturnType<typeof useLoaderData<typeof loader>>;

const heroSlide = {
  pretext: "Openings",
  title: "Find work",
  highlight: "that fits",
  subtitle: "Every opening says what it asks for.",
};

function Portal({ words, all, chosen, dropped, misspelt, noResults, pages }: Loaded) {
  const empty = [
    { title: "fewer filters find something", found: dropped },
    { title: "a word is misspelt", found: misspelt },
    { title: "no openings at all", found: noResults },
  ];
  return (
    <>
      <Board id="portal">
        <Specimen title="Portal, all openings" look="whole">
          <CareersPortal hero={{ slide: heroSlide }} languages="" about="" words={words} view={all} />
        </Specimen>
      </Board>
      <Board id="portal-parts" columns={2}>
        <Specimen title="Filters, some chosen">
          <div className="workbench-filters">
            <Filters
              id="filters-chosen"
              formId="find-openings-chosen"
              words={words}
              facets={chosen.facets}
              shown={new URLSearchParams(chosen.address.slice("/careers?".length))}
              count={chosen.count}
              onChoose={noop}
            />
          </div>
        </Specimen>
        <Specimen title="Choices">
          <Chips words={words} chips={chosen.chips} clearUrl={chosen.clearUrl} onFollow={noop} />
        </Specimen>
        {pages.map((links) => (
          <Specimen key={links.current} title={`Pages, ${links.current} of 12`}>
            <PageLinks words={words} {...links} />
          </Specimen>
        ))}
        {empty.map(({ title, found }) => (
          <Specimen key={title} title={`Nothing found, ${title}`}>
            <NothingFound words={words} relaxations={found.relaxations} onFollow={noop} />
          </Specimen>
        ))}
      </Board>
    </>
  );
}

function Fit({ words: { fit: words }, all, fits }: Loaded) {
  const ready = { kind: "ready", file: "asha-rao.pdf", isByFit: true } as const;
  const answered = new Map(fits.slice(0, 1).map((fit) => [fit.url, fit]));
  const unanswered = new Map([...answered].map(([url, fit]) => [url, { ...fit, answered: [] }]));
  const states: { title: string; state: FitState }[] = [
    { title: "reading", state: { kind: "reading", stage: "understanding" } },
    { title: "failed, password", state: { kind: "failed", failure: "encrypted" } },
    { title: "ready", state: { ...ready, fits: answered } },
    { title: "ready, pasted, nothing answered", state: { ...ready, file: null, fits: unanswered } },
    { title: "removed", state: { kind: "empty", isRemoved: true } },
  ];
  const session = {
    warmUp: noop,
    chooseFile: noop,
    tryAgain: noop,
    cancel: noop,
    remove: noop,
    setByFit: noop,
  };
  const item = all.items.find(({ url }) => url === postingUrl(teamLead));
  return (
    <Board id="fit" columns={2}>
      {states.map(({ title, state }) => (
        <Specimen key={title} title={`Fit, ${title}`} look="sheet">
          <FitPanel state={state} session={session} words={words} found={all} resultsId="results" />
        </Specimen>
      ))}
      {fits.map((fit, index) => (
        <Specimen key={fit.score} title={`Opening with a fit of ${fit.score}`} under="h2">
          <InBrowser>
            <Prepared act={index === 0 ? openDetails : noop}>
              <PostingList
                items={item ? [item] : []}
                proofOf={() => <PostingFitPanel words={words} fit={fit} />}
              />
            </Prepared>
          </InBrowser>
        </Specimen>
      ))}
    </Board>
  );
}

function Openings({ postings: pages, units }: Loaded) {
  return (
    <>
      {(["open", "closed", "unlisted"] as const).map((state) => (
        <Board key={state} id={`opening-${state}`}>
          <Specimen title={`Opening, ${state}`} look="whole" cut={state === "unlisted" ? "top" : undefined}>
            <article className="job">
              <ServerHtml id={`opening-${state}-html`} html={pages[state]} />
            </article>
          </Specimen>
        </Board>
      ))}
      <Board id="units">
        <Specimen title="Business units" look="whole">
          <ServerHtml id="units-html" html={units} />
        </Specimen>
      </Board>
    </>
  );
}

/** An application whose email address is not confirmed yet. */
const application = {
  reference,
  job_title: "Support team lead",
  retains: 1,
  arrived_at: now,
  verified_at: null,
  withdrawn_at: null,
  erase_at: Date.UTC(2027, 10, 20, 6, 12),
};
const sent = {
  name: "Asha Rao",
  email: "asha@example.com",
  phone: "+91 98765 43210",
  note: "",
  file_name: "asha-rao.pdf",
  no_score: 1,
  answers: [
    { label: "Which shift would you rather work?", answer: "Night", position: 0, isFile: false },
    { label: "A link to your work", answer: "", position: 1, isFile: false },
    { label: "Your portfolio", answer: "portfolio.pdf", position: 2, isFile: true },
  ],
};

function MyApplicationBoards({ myApplication: words, links, verification, verificationHero }: Loaded) {
  const page = { words, links, token: "token", application: null, text: words.intro, answer: undefined };
  const known = { ...page, application };
  const withdrawn = { ...application, sent, verified_at: now, withdrawn_at: now };
  const states = [
    { state: "OPEN", text: verification.open.text },
    { state: "DONE", text: verification.done.text },
    { state: "GONE", text: verification.gone.text },
  ] as const;
  return (
    <>
      <Board id="own" columns={2}>
        <Specimen title="Own application, not confirmed" look="whole">
          <MyApplication {...known} />
        </Specimen>
        <Specimen
          title="Own application, withdrawn; erasing without the box ticked"
          look="whole"
          cut="bottom"
        >
          <MyApplication {...known} application={withdrawn} answer={{ kind: "UNSURE" }} />
        </Specimen>
      </Board>
      <Board id="own-others" columns={2}>
        <Specimen title="Own application, without a link" look="whole">
          <MyApplication {...page} token={null} />
        </Specimen>
        <Specimen title="Own application, gone" look="whole">
          <MyApplication {...known} answer={{ kind: "GONE" }} />
        </Specimen>
        <Specimen title="Own application, erased" look="whole">
          <MyApplication {...known} answer={{ kind: "ERASED" }} />
        </Specimen>
        {states.map((state) => (
          <Specimen key={state.state} title={`Address, ${state.state.toLowerCase()}`} look="whole">
            <EmailVerification
              hero={verificationHero}
              about=""
              words={verification}
              links={links}
              token="token"
              answer={undefined}
              {...state}
            />
          </Specimen>
        ))}
      </Board>
    </>
  );
}

export default function Careers() {
  const loaded = useLoaderData<typeof loader>();
  return (
    <Group title="Job portal">
      <Portal {...loaded} />
      <Fit {...loaded} />
      <Openings {...loaded} />
      <MyApplicationBoards {...loaded} />
    </Group>
  );
}

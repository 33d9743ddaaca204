import { contentIn } from "#app/content/content-in.ts";
import { useLanguage } from "#app/language/language.tsx";
import type { FooterSection } from "#app/site/site.schema.ts";
import { Icon } from "#app/ui/icon.tsx";
import { SampleTag } from "#app/ui/sample-tag.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";
import { inLanguage, type Language, languageOf } from "#domain/language/language.ts";
import { fillTemplate } from "#domain/text/fill-template.ts";

const linkLook = "inline-block py-2 hover:underline underline-offset-4";

const useShell = () => contentIn(useLanguage()).shell;

function Contact() {
  const { site, messages } = useShell();
  const { address, phone, email, city, sample } = site;
  return (
    <>
      <address className="mt-4 text-muted not-italic">
        {address.lines.map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
        <span className="mt-2 block">
          <SiteLink url={phone.url} className={linkLook}>
            {phone.text.replaceAll(" ", "\u00a0")}
          </SiteLink>
        </span>
        <SiteLink url={email.url} className={linkLook}>
          {email.text}
        </SiteLink>
      </address>
      <p className="mt-2 flex flex-wrap items-center gap-2 text-muted">
        {fillTemplate(messages.founded, { city })} {sample && <SampleTag />}
      </p>
    </>
  );
}

/** Highlights the last two words: "No score without a reason." has the stroke under "a reason." */
function Motto({ text }: { text: string }) {
  const words = text.split(" ");
  return (
    <p className="display mt-12 text-[clamp(2.875rem,7.85vw,7.0625rem)]/[0.95] tracking-[-0.035em]">
      {words.slice(0, -2).join(" ")}{" "}
      <span className="stroke whitespace-nowrap">{words.slice(-2).join(" ")}</span>
    </p>
  );
}

function Links({ links, className }: { links: FooterSection["links"]; className: string }) {
  const language = useLanguage();
  if (links.length === 0) return null;
  return (
    <ul className={`text-muted ${className}`}>
      {links.map((link) => (
        <li key={link.url} className="break-inside-avoid">
          <SiteLink url={link.url} className={linkLook} {...inOtherLanguage(link.url, language)}>
            {link.title}
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}

/** The company's address beside the social networks. */
function Company({ social }: { social: NonNullable<FooterSection["social"]> }) {
  const { messages } = useShell();
  return (
    <div className="grid grid-cols-2 gap-x-6">
      <div>
        <Contact />
      </div>
      <ul className="mt-2">
        {social.map((network) => (
          <li key={network.title}>
            <SiteLink
              url={network.url}
              newTabHint={messages.newTabHint}
              className={`${linkLook} flex! items-center gap-2.5`}
            >
              <Icon name={network.icon} className="size-4.5" />
              {network.title}
            </SiteLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The attributes of a link to a page in another language, which its title is in. */
function inOtherLanguage(url: string, own: Language) {
  const language = languageOf(inLanguage(url, own));
  return language === own ? {} : { lang: language, hrefLang: language };
}

/** A column with more links than this has two. */
const maxLinks = 6;

/** Labelled columns, two on phones; the one with the social networks has the company's address. Server only. */
export function Footer() {
  const { footer, messages, site } = useShell();
  return (
    <footer className="desk pt-16 pb-9 text-small">
      <div className="page-width">
        <div className="grid grid-cols-2 gap-x-6 gap-y-9 lg:grid-cols-12">
          {footer.map(({ title, subtitle, social, links }) => {
            const isWide = social !== undefined || links.length > maxLinks;
            return (
              <section key={title} className={isWide ? "col-span-2 lg:col-span-4" : "lg:col-span-2"}>
                <h2 className="font-sans text-small font-semibold tracking-normal">{title}</h2>
                {subtitle !== undefined && <p className="mt-2 max-w-[30em] text-muted">{subtitle}</p>}
                {social && <Company social={social} />}
                <Links
                  links={links}
                  className={links.length > maxLinks ? "mt-1 columns-2 gap-x-6" : "mt-1"}
                />
              </section>
            );
          })}
        </div>
        {footer.map(
          ({ title, highlight }) => highlight !== undefined && <Motto key={title} text={highlight} />,
        )}
        <p className="mt-6 text-muted">
          {fillTemplate(messages.copyright, { year: site.copyrightYear, name: site.name })}
        </p>
      </div>
    </footer>
  );
}

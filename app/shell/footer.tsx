import content from "virtual:content";
import { SampleTag } from "#app/site/sample-tag.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";
import { fillTemplate } from "#domain/text/fill-template.ts";

const linkLook = "inline-block py-2 hover:underline underline-offset-4";

function Contact() {
  const { address, phone, email, city, sample } = content.shell.site;
  return (
    <>
      <address className="mt-5 text-muted not-italic">
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
      <p className="mt-2 flex flex-wrap items-center gap-2 text-sm text-muted">
        {fillTemplate(content.shell.messages.founded, { city })} {sample && <SampleTag />}
      </p>
    </>
  );
}

/** Three sections. The one with the social networks also has the company's address. On the server only. */
export function Footer() {
  const { footer, messages } = content.shell;
  return (
    <footer className="border-t border-line bg-sunk">
      <div className="page-width grid gap-10 py-14 sm:grid-cols-2 lg:grid-cols-[2fr_1fr_1fr]">
        {footer.map(({ title, highlight, subtitle, social, links }) => (
          <section key={title} className={social ? "sm:col-span-2 lg:col-span-1" : ""}>
            <h2 className="font-sans text-base font-semibold tracking-normal">{title}</h2>
            {highlight !== undefined && (
              <p className="mt-3 font-display text-xl/tight font-semibold">
                <span className="stroke">{highlight}</span>
              </p>
            )}
            {subtitle !== undefined && <p className="mt-3 max-w-[36rem] text-muted">{subtitle}</p>}
            {social && (
              <>
                <Contact />
                <ul className="mt-3 -ml-2.5 flex">
                  {social.map((network) => (
                    <li key={network.title}>
                      <SiteLink
                        url={network.url}
                        newTabHint={messages.newTabHint}
                        className="grid size-11 place-items-center rounded-full hover:bg-raised"
                      >
                        <Icon name={network.icon} />
                        <span className="sr-only">{network.title}</span>
                      </SiteLink>
                    </li>
                  ))}
                </ul>
              </>
            )}
            <ul className="mt-2 text-muted">
              {links.map((link) => (
                <li key={link.url}>
                  <SiteLink url={link.url} className={linkLook}>
                    {link.title}
                  </SiteLink>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </footer>
  );
}

import content from "#app/content/content.data.ts";
import type { SectionOf } from "#app/sections/section.ts";
import { SectionFrame } from "#app/sections/section-frame.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";

function Labelled({ label, text }: { label: string; text: string }) {
  return (
    <>
      <strong className="font-semibold text-ink">{label}:</strong> {text}
    </>
  );
}

/** What runs of the page's product, in one line. What does not is on the page it links to. Nothing on other pages. */
export function ProductState({ url }: { url: string }) {
  const { products, here, more, own } = content.products;
  const product = products.find((candidate) => candidate.url === url);
  if (!product) return null;
  return (
    <p className="mt-2 text-small text-muted">
      <Labelled label={here} text={product.here} />{" "}
      <SiteLink url={content.shell.messages.sampleUrl} className="underline">
        {more}
      </SiteLink>
      {product.own && (
        <>
          {" "}
          <SiteLink url={own.url} className="font-semibold text-leaf underline underline-offset-4">
            {own.title}
          </SiteLink>
        </>
      )}
    </p>
  );
}

/** All products and tools, with what runs on this site and what needs a customer. */
export function Products({ title, subtitle }: SectionOf<"PRODUCTS">) {
  const { products, tools, here, later, note } = content.products;
  const rows: { name: string; url: string; here: string; later?: string }[] = [...products, ...tools];
  return (
    <SectionFrame title={title} subtitle={subtitle}>
      <ul className="border-t-[1.5px] border-ink">
        {rows.map((row) => (
          <li key={row.url} className="grid gap-x-6 gap-y-1 border-b border-line py-4 lg:grid-cols-12">
            <SiteLink url={row.url} className="display text-name hover:underline lg:col-span-3">
              {row.name}
            </SiteLink>
            <p className="text-muted lg:col-span-5">
              <Labelled label={here} text={row.here} />
            </p>
            {row.later !== undefined && (
              <p className="text-muted lg:col-span-4">
                <Labelled label={later} text={row.later} />
              </p>
            )}
          </li>
        ))}
      </ul>
      <p className="mt-6 max-w-[40em] text-small text-muted">{note}</p>
    </SectionFrame>
  );
}

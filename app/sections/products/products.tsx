import content from "#app/content/content.data.ts";
import type { SectionOf } from "#app/sections/section.ts";
import { SectionFrame } from "#app/sections/section-frame.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";
import { type Status, StatusMark } from "#app/ui/status-mark.tsx";
import type { Products as ProductList } from "./products.schema.ts";

type State = ProductList["products"][number]["state"];

const statuses: Record<State, Status> = { RUNS: "proven", PARTLY: "partial" };

function StateMark({ state }: { state: State }) {
  return <StatusMark status={statuses[state]} text={content.products.states[state].title} />;
}

/** The current state of the page's product; the stage says what it means. Renders nothing on other pages. */
export function ProductState({ url }: { url: string }) {
  const product = content.products.products.find((candidate) => candidate.url === url);
  if (!product) return null;
  return (
    <p className="mt-2 text-small text-muted">
      <StateMark state={product.state} /> ·{" "}
      <SiteLink url={content.shell.messages.sampleUrl} className="underline">
        {content.products.more}
      </SiteLink>
    </p>
  );
}

/** All products and tools with their states, and what the states mean. */
export function Products({ title, subtitle }: SectionOf<"PRODUCTS">) {
  const { products, states } = content.products;
  return (
    <SectionFrame title={title} subtitle={subtitle}>
      <ul className="border-t-[1.5px] border-ink">
        {products.map(({ name, url, state, text }) => (
          <li key={url} className="grid gap-x-6 gap-y-1 border-b border-line py-4 lg:grid-cols-12">
            <SiteLink url={url} className="display text-name hover:underline lg:col-span-3">
              {name}
            </SiteLink>
            <p className="lg:col-span-2">
              <StateMark state={state} />
            </p>
            <p className="text-muted lg:col-span-7">{text}</p>
          </li>
        ))}
      </ul>
      <dl className="mt-10 grid gap-6 text-small sm:grid-cols-2">
        {Object.values(states).map((state) => (
          <div key={state.title}>
            <dt className="font-semibold">{state.title}</dt>
            <dd className="text-muted">{state.text}</dd>
          </div>
        ))}
      </dl>
    </SectionFrame>
  );
}

import type { SectionOf } from "#app/sections/section.ts";
import { SectionFrame } from "#app/sections/section-frame.tsx";
import { SampleTag } from "#app/ui/sample-tag.tsx";
import type { Testimonial } from "./testimonials.schema.ts";

type Props = SectionOf<"TESTIMONIALS">;

/** A number, its unit and what it counts. The unit is smaller, or it would break within a word. */
function Figure({ figure, figureLabel, look }: Testimonial & { look: string }) {
  const [number = "", ...unit] = figure.split(/\s/);
  return (
    <p>
      <span className={`display block ${look}`}>
        <span className="whitespace-nowrap">{number}</span>
        <span className="display text-quiet lg:max-xl:text-name"> {unit.join(" ")}</span>
      </span>
      <span className="mt-3 block">{figureLabel}</span>
    </p>
  );
}

/** Role and company, with initials in place of a photograph. */
function Speaker({ name, photo, companyLogo, title }: Testimonial) {
  return (
    <p className="mt-5 flex items-center gap-3 text-small">
      <span
        aria-hidden="true"
        className="grid size-9 shrink-0 place-items-center rounded-full border-[1.5px] border-ink text-note font-semibold"
      >
        {photo}
      </span>
      <span>
        <strong>{name}</strong>, {companyLogo}, {title}
      </span>
    </p>
  );
}

const large = "text-[5.5rem]/[0.86] sm:text-[7rem]/[0.86] lg:text-[4.75rem]/[0.86] xl:text-[7rem]/[0.86]";
const textLook = "display text-balance";

function Large({ voice }: { voice: Testimonial }) {
  return (
    <div className="grid gap-x-6 gap-y-8 lg:grid-cols-12">
      <div className="lg:col-span-3">
        <Figure {...voice} look={large} />
      </div>
      <div className="border-line lg:col-span-8 lg:col-start-5 lg:border-l lg:pl-8">
        <p className={`text-[clamp(1.5rem,2.5vw,2.25rem)]/[1.12] tracking-[-0.02em] ${textLook}`}>
          {voice.content}
        </p>
        <Speaker {...voice} />
      </div>
    </div>
  );
}

const smallColumns = { 2: "sm:grid-cols-2", 3: "sm:grid-cols-3", 4: "sm:grid-cols-2 lg:grid-cols-4" };

function Small({ voices }: { voices: Testimonial[] }) {
  if (voices.length === 0) return null;
  const columns = smallColumns[voices.length as keyof typeof smallColumns] ?? "";
  return (
    <div className={`mt-14 grid gap-8 border-t-[1.5px] border-ink pt-5 ${columns}`}>
      {voices.map((voice) => (
        <div key={voice.id}>
          <p className="font-semibold">
            <span className="display block text-[2.5rem]/none tabular">{voice.figure}</span>
            <span className="mt-1 block">{voice.figureLabel}</span>
          </p>
          <p className="mt-3 text-small">{voice.content}</p>
          <Speaker {...voice} />
        </div>
      ))}
    </div>
  );
}

function Pair({ testimonials }: Props) {
  return (
    <div className="grid gap-x-6 gap-y-12 md:grid-cols-2">
      {testimonials.map((voice) => (
        <div
          key={voice.id}
          className="border-ink max-md:border-t-[1.5px] max-md:pt-6 md:border-l-[1.5px] md:pl-6"
        >
          <Figure {...voice} look="text-figure" />
          <p className={`mt-6 text-[clamp(1.25rem,1.7vw,1.5rem)]/[1.25] tracking-[-0.01em] ${textLook}`}>
            {voice.content}
          </p>
          <Speaker {...voice} />
        </div>
      ))}
    </div>
  );
}

/** The only section on a marigold background. */
export function Testimonials(props: Props) {
  const [first, ...others] = props.testimonials;
  return (
    <SectionFrame ground="SUN">
      <header className="mb-9 lg:mb-12">
        <h2 className="text-name tracking-normal">
          {props.title} {props.testimonials.some(({ sample }) => sample) && <SampleTag />}
        </h2>
        {props.subtitle !== undefined && <p className="mt-2 max-w-[36em]">{props.subtitle}</p>}
      </header>
      {props.layout === "PAIR" ? <Pair {...props} /> : first && <Large voice={first} />}
      {props.layout === "VOICES" && <Small voices={others} />}
    </SectionFrame>
  );
}

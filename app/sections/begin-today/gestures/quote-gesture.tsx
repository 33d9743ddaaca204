import { Marked } from "#app/ui/marked-text.tsx";
import { SampleTag } from "#app/ui/sample-tag.tsx";
import { soundPath } from "#app/ui/sound-path.ts";
import { TextLink } from "#app/ui/text-link.tsx";
import type { GestureOf } from "./gesture.schema.ts";

type Props = GestureOf<"QUOTE">;

/** The lines as one text. */
function Words({ lines, mark }: Pick<Props, "lines" | "mark">) {
  return <Marked text={lines.join(" ")} mark={mark} />;
}

function Source({
  source,
  note,
  sample,
  className = "mt-4",
}: Pick<Props, "source" | "note" | "sample"> & { className?: string }) {
  return (
    <figcaption className={`${className} text-small text-muted`}>
      {note !== undefined && <span className="block font-semibold text-ink">{note}</span>}
      {source} {sample && <SampleTag />}
    </figcaption>
  );
}

function Speech(props: Props) {
  return (
    <figure>
      <blockquote className="display -indent-[0.44em] pl-[0.44em] text-heading text-balance">
        “<Words {...props} />”
      </blockquote>
      <Source {...props} />
    </figure>
  );
}

function Code(props: Props) {
  const { lines, mark } = props;
  return (
    <figure className="desk rounded-3xl p-5 sm:p-8">
      <pre className="font-mono text-[clamp(0.9375rem,2vw,1.75rem)]/[1.8] wrap-anywhere whitespace-pre-wrap">
        <code>
          {lines.map((line) => (
            <span key={line} className="block">
              <Marked text={line} mark={mark} />
            </span>
          ))}
        </code>
      </pre>
      <Source {...props} />
    </figure>
  );
}

function Page(props: Props) {
  return (
    <figure className="sheet rounded p-6 sm:p-9">
      <blockquote className="display text-quiet text-balance">
        <Words {...props} />
      </blockquote>
      <Source {...props} className="mt-6 border-t border-control pt-4" />
    </figure>
  );
}

const bars = 160;
const soundHeight = 120;

function Sound(props: Props) {
  const path = soundPath(bars, 23, soundHeight).match(/M[^M]+/g) ?? [];
  const [before, gap] = [Math.round(bars * 0.34), Math.round(bars * 0.56)];
  return (
    <figure>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${bars * 4} ${soundHeight}`}
        preserveAspectRatio="none"
        className="h-24 w-full stroke-control stroke-2 sm:h-32"
      >
        <path d={[...path.slice(0, before), ...path.slice(gap)].join("")} />
        <path d={path.slice(before, gap).join("")} className="stroke-marigold" />
      </svg>
      <blockquote className="display mt-6 text-heading text-pretty [&_mark]:whitespace-nowrap">
        “<Words {...props} />”
      </blockquote>
      <Source {...props} />
    </figure>
  );
}

function Question(props: Props) {
  return (
    <figure className="sheet rounded p-6 sm:p-9">
      <blockquote className="display text-quiet text-pretty">
        <Words {...props} />
      </blockquote>
      <div aria-hidden="true" className="ruled mt-4 min-h-48" />
      <Source {...props} />
    </figure>
  );
}

function Statement(props: Props) {
  return (
    <figure className="@container border-y-[1.5px] border-ink py-7">
      <blockquote className="display text-[clamp(2.5rem,11cqi,8.5rem)]/[0.95] tracking-[-0.035em] text-balance">
        <Words {...props} />
      </blockquote>
      <Source {...props} />
    </figure>
  );
}

const looks = {
  SPEECH: Speech,
  CODE: Code,
  PAGE: Page,
  SOUND: Sound,
  QUESTION: Question,
  STATEMENT: Statement,
};

/** Words of the site in the form of their source, with those marked that can be checked. */
export function QuoteGesture(props: Props) {
  const Look = looks[props.look];
  return (
    <div>
      <Look {...props} />
      <p className="mt-3">
        <TextLink url={props.link.url}>{props.link.title}</TextLink>
      </p>
    </div>
  );
}

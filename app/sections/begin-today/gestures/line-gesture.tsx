import content from "#app/content/content.data.ts";
import { TextLink } from "#app/ui/text-link.tsx";
import type { GestureOf } from "./gesture.schema.ts";
import program from "./line.data.ts";

/** Shows the judgement of the version that is chosen. */
const shownWith = [
  "group-has-[[value='1']:checked]:visible",
  "group-has-[[value='2']:checked]:visible",
  "group-has-[[value='3']:checked]:visible",
  "group-has-[[value='4']:checked]:visible",
];

function Value({ name, value }: { name: string; value: unknown }) {
  if (value === undefined) return null;
  return (
    <>
      <dt className="mt-2 font-sans text-muted">{name}</dt>
      <dd>{typeof value === "string" ? value : JSON.stringify(value)}</dd>
    </>
  );
}

/** A line of a program in several versions, with SkillLens' judgement of each. Works without scripts. */
export function LineGesture({ title, line, versions, link }: GestureOf<"LINE">) {
  const lines = program.code.trimEnd().split("\n");
  const indent = lines[line - 1]?.match(/^ */)?.[0] ?? "";
  const numbered = (from: number, until: number) => (
    <pre className="font-mono text-small/7 text-muted max-sm:text-[0.75rem]/6 max-sm:whitespace-pre-wrap">
      <code>
        {lines
          .slice(from - 1, until)
          .map((text, index) => `${String(from + index).padStart(2)}  ${text}`)
          .join("\n")}
      </code>
    </pre>
  );
  const { verdicts, noFinding, input, expected, got } = content.stages.editor;
  return (
    <div
      data-no-markdown
      className="group desk grid gap-x-10 gap-y-6 rounded-3xl p-5 sm:p-8 lg:grid-cols-[1fr_20rem]"
    >
      <div className="min-w-0">
        <p className="font-semibold">{program.title}</p>
        <p className="mt-1 max-w-[40em] text-small text-muted">{program.text}</p>
        <p aria-hidden="true" className="mt-4 mb-2 text-small font-semibold">
          {title}
        </p>
        <div className="overflow-x-clip">{numbered(1, line - 1)}</div>
        <fieldset className="my-2 border-y border-line py-2">
          <legend className="sr-only">{title}</legend>
          {versions.map((version, index) => (
            <label
              key={version}
              className="flex min-h-11 cursor-pointer items-center gap-3 rounded-[10px] px-2 has-checked:bg-leaf-soft"
            >
              <input
                type="radio"
                name="line"
                value={index + 1}
                defaultChecked={index === 0}
                className="size-4 shrink-0 accent-leaf"
              />
              <code className="font-mono text-small wrap-anywhere max-sm:text-[0.8125rem]">
                {indent}
                {version}
              </code>
            </label>
          ))}
        </fieldset>
        <div className="overflow-x-clip max-sm:hidden">{numbered(line + 1, lines.length)}</div>
      </div>
      <div className="flex flex-col">
        <div aria-live="polite" className="grid *:col-start-1 *:row-start-1">
          {versions.map((version, index) => {
            const judgement = program.judgements[version];
            if (!judgement) throw new Error(`The build has no judgement of ${version}`);
            return (
              <div key={version} className={`invisible ${shownWith[index]}`}>
                <p className="display text-name text-balance">{verdicts[judgement.verdict]}</p>
                {judgement.findings.length === 0 && <p className="mt-3 text-small">{noFinding}</p>}
                {judgement.findings.map((finding) => (
                  <div key={finding.kind} className="mt-3 border-t border-line pt-3 text-small">
                    <p>{finding.text}</p>
                    <dl className="mt-3 font-mono text-note wrap-anywhere">
                      <Value name={input} value={finding.input} />
                      {/* Some flaws leave the result right. */}
                      {JSON.stringify(finding.expected) !== finding.got && (
                        <>
                          <Value name={expected} value={finding.expected} />
                          <Value name={got} value={finding.got} />
                        </>
                      )}
                    </dl>
                  </div>
                ))}
              </div>
            );
          })}
        </div>
        <p className="mt-auto">
          <TextLink url={link.url}>{link.title}</TextLink>
        </p>
      </div>
    </div>
  );
}

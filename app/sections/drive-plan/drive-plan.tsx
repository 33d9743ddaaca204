import { useRef } from "react";
import { useLocation } from "react-router";
import type { SectionOf } from "#app/sections/section.ts";
import { SectionFrame } from "#app/sections/section-frame.tsx";
import { Button } from "#app/ui/button.tsx";
import { fieldLook } from "#app/ui/field-look.ts";
import { SiteLink } from "#app/ui/site-link.tsx";
import { useOnInteractive } from "#app/ui/use-on-interactive.ts";
import { useQuery } from "#app/ui/use-query.ts";
import { numberFormat } from "#domain/language/formats.ts";
import { fillTemplate } from "#domain/text/fill-template.ts";
import words from "./drive-plan.data.ts";
import {
  type DriveInputs,
  driveAssumptions,
  driveInputNames,
  driveInputs,
  planDrive,
  readDriveInputs,
} from "./plan-drive.ts";

/** The inputs as typed, without those equal to the example. */
function readForm(form: HTMLFormElement): URLSearchParams {
  const data = new FormData(form);
  return new URLSearchParams(
    driveInputNames.flatMap((name) => {
      const value = String(data.get(name) ?? "");
      return value === String(driveInputs[name].example) ? [] : [[name, value]];
    }),
  );
}

const resultNames = [
  "sittingsNeeded",
  "testDays",
  "expectedPerSitting",
  "desks",
  "interviews",
  "panelHours",
  "interviewDays",
  "days",
] as const;

function Results({ inputs }: { inputs: DriveInputs }) {
  const plan = planDrive(inputs);
  if (!plan)
    return (
      <p role="status" className="border-t-[1.5px] border-ink pt-6 text-lede">
        {words.impossible}
      </p>
    );
  const { bottleneck, ...figures } = plan;
  const { panelHours: panelDay, ...others } = inputs;
  const values: Record<string, string> = Object.fromEntries(
    Object.entries({ ...driveAssumptions, ...others, panelDay, ...figures }).map(([name, value]) => [
      name,
      numberFormat("en").format(value),
    ]),
  );
  return (
    <>
      <p role="status" className="mb-6 text-lede">
        {fillTemplate(words.bottleneck[bottleneck], values)}
      </p>
      <dl className="border-b border-line">
        {resultNames.map((name) => (
          <div
            key={name}
            className="grid grid-cols-[6rem_1fr] gap-x-6 border-t border-line py-4 first:border-t-[1.5px] first:border-ink"
          >
            <dt className="col-start-2 row-start-1 font-semibold">{words.results[name].label}</dt>
            <dd className="row-span-2 row-start-1 display text-name tabular">{values[name]}</dd>
            <dd className="col-start-2 text-small text-muted">
              {fillTemplate(words.results[name].formula, values)}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/**
 * Capacity calculator of a campus drive. Its state is the query string, so plans can be shared and printed,
 * and work without JavaScript.
 */
export default function DrivePlan({ title, subtitle, surface }: SectionOf<"DRIVE_PLAN">) {
  const [query, changeQuery] = useQuery();
  const { pathname } = useLocation();
  const formRef = useRef<HTMLFormElement>(null);
  const inputs = readDriveInputs(query);

  const apply = (form: HTMLFormElement, replace: boolean) =>
    changeQuery({ query: readForm(form), replace, pauseMs: replace ? 300 : 0 });
  useOnInteractive(() => {
    const form = formRef.current;
    if (!form) return;
    if (JSON.stringify(readDriveInputs(readForm(form))) !== JSON.stringify(inputs)) apply(form, true);
  });

  return (
    <SectionFrame id="drive-plan" title={title} subtitle={subtitle} ground={surface ?? "SUNK"}>
      <div className="grid gap-x-6 gap-y-9 lg:grid-cols-12">
        <form
          ref={formRef}
          method="get"
          action="#drive-plan"
          className="grid grid-cols-2 content-start gap-4 lg:col-span-5"
          onSubmit={(event) => {
            event.preventDefault();
            apply(event.currentTarget, false);
          }}
          onChange={(event) => apply(event.currentTarget, true)}
        >
          {driveInputNames.map((name) => {
            const { min, max, example, isWhole } = driveInputs[name];
            return (
              <label key={name} className="grid content-end gap-1 text-sm font-semibold">
                {words.inputs[name]}
                <input
                  type="number"
                  name={name}
                  min={min}
                  max={max}
                  step={isWhole ? 1 : "any"}
                  inputMode={isWhole ? "numeric" : "decimal"}
                  value={query.get(name) ?? example}
                  className={`w-full font-normal tabular ${fieldLook}`}
                  onChange={() => {}}
                />
              </label>
            );
          })}
          <div data-no-print className="flex flex-wrap items-center gap-4 col-span-2">
            <Button look="contained" type="submit">
              {words.submit}
            </Button>
            <span className="[@media(scripting:none)]:hidden">
              <Button look="outlined" onClick={() => print()}>
                {words.print}
              </Button>
            </span>
            <SiteLink url={`${pathname}#drive-plan`} className="py-2.5 text-small underline">
              {words.reset}
            </SiteLink>
            <p className="w-full text-note text-muted">{words.share}</p>
          </div>
        </form>
        <div className="lg:col-span-6 lg:col-start-7">
          <Results inputs={inputs} />
        </div>
      </div>
    </SectionFrame>
  );
}

import content from "#app/content/content.data.ts";
import { ActionLink } from "#app/sections/action-link.tsx";
import type { SectionOf } from "#app/sections/section.ts";
import { SectionFrame } from "#app/sections/section-frame.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { Gesture } from "./gestures/gesture.tsx";

type Props = SectionOf<"BEGIN_TODAY">;

/** What signing up leads to, and what a visitor can use at once. */
function Trial() {
  const { note, now } = content.shell.messages.trial;
  return (
    <p className="mt-4 max-w-[34em] text-note text-muted">
      {note} <TextLink url={now.url}>{now.title}</TextLink>
    </p>
  );
}

function Invitation({ subtitle, actions }: Props) {
  return (
    <>
      <p className="max-w-[28em] text-lede">{subtitle}</p>
      <div data-no-print className="thread-end mt-6 flex flex-wrap gap-3">
        {actions.map((action) => (
          <ActionLink key={action.title} action={action} />
        ))}
      </div>
      {actions.some(({ title }) => title === "Get Started") && <Trial />}
    </>
  );
}

function Slip({ slip }: Props) {
  if (!slip) return null;
  return (
    <div className="rounded-2xl border-[1.5px] border-dashed border-control p-6">
      <h3 className="display text-name">{slip.title}</h3>
      <ul className="mt-3 text-small">
        {slip.items.map((item) => (
          <li key={item} className="border-t border-line py-2.5">
            {item}
          </li>
        ))}
      </ul>
      {slip.note !== undefined && <p className="mt-2 text-note text-muted">{slip.note}</p>}
    </div>
  );
}

/** Invitation and gesture side by side. */
function Beside(props: Props) {
  const { title, layout, gesture } = props;
  const isLeft = layout === "LEFT";
  return (
    <div className="grid items-center gap-x-6 gap-y-7 md:grid-cols-12 xl:gap-x-12">
      <div className={`md:col-span-6 ${isLeft ? "" : "lg:col-span-7"}`}>
        <h2 className={isLeft ? "" : "text-[clamp(2.5rem,6.4vw,5.75rem)]/[0.95]"}>{title}</h2>
        <div className="mt-7">
          <Invitation {...props} />
        </div>
      </div>
      <div className={`min-w-0 md:col-span-6 ${isLeft ? "md:order-first" : "lg:col-span-5"}`}>
        {gesture && <Gesture {...gesture} />}
      </div>
    </div>
  );
}

/** Invitation across the page, with the gesture below or above. */
function Across(props: Props) {
  const { title, layout, gesture } = props;
  const isSlip = layout === "SLIP";
  const isAbove = layout === "ABOVE";
  return (
    <div className={`flex gap-10 lg:gap-14 ${isAbove ? "flex-col-reverse" : "flex-col"}`}>
      <div className="grid items-end gap-x-6 gap-y-7 md:grid-cols-12">
        <div className="md:col-span-7 lg:col-span-8">
          <h2 className="text-[clamp(2.5rem,6.4vw,5.75rem)]/[0.95]">{title}</h2>
          {isSlip && (
            <div className="mt-7">
              <Invitation {...props} />
            </div>
          )}
        </div>
        <div className="md:col-span-5 lg:col-span-4">
          {isSlip ? <Slip {...props} /> : <Invitation {...props} />}
        </div>
      </div>
      {gesture && (
        <div className={isAbove ? "-mt-6" : ""}>
          <Gesture {...gesture} />
        </div>
      )}
    </div>
  );
}

const arrangements = { BAND: Across, SLIP: Across, ABOVE: Across, FACING: Beside, LEFT: Beside };

/** The last section before the footer. Its gesture is what only this page ends with. */
export function BeginToday(props: Props) {
  const Arrangement = arrangements[props.layout];
  return (
    <SectionFrame ground="GROVE">
      <Arrangement {...props} />
    </SectionFrame>
  );
}

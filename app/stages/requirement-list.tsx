import { StatusMark } from "#app/ui/status-mark.tsx";
import type { MatchRequirement } from "./round.ts";

/** Must-haves first, then the others. The index is the number of the requirement's thread. */
export function inThreadOrder(requirements: MatchRequirement[]): MatchRequirement[] {
  return [
    ...requirements.filter(({ mustHave }) => mustHave),
    ...requirements.filter(({ mustHave }) => !mustHave),
  ];
}

/**
 * Requirements with their status, where threads start. `first` is the number of the first thread. With
 * `hasButtons`, the buttons are enabled once the threads' script has loaded.
 */
export function RequirementList({
  title,
  requirements,
  first,
  hasButtons = false,
  heading: Heading = "h3",
}: {
  title: string;
  requirements: MatchRequirement[];
  first: number;
  hasButtons?: boolean;
  heading?: "h3" | "h4";
}) {
  return (
    <>
      <Heading className="pt-4 pb-1.5 text-note font-semibold text-muted">{title}</Heading>
      <ul className="border-b border-line">
        {requirements.map((requirement, index) => (
          <li
            key={requirement.label}
            data-from={first + index}
            data-status={requirement.status}
            className="flex min-h-11 items-center gap-2 border-t border-line pr-3.5 text-small font-medium"
          >
            <span className="thread-number">{first + index + 1}</span>
            {hasButtons ? (
              <button type="button" disabled className="mr-auto min-h-11 text-left enabled:cursor-pointer">
                {requirement.label}
              </button>
            ) : (
              <span className="mr-auto">{requirement.label}</span>
            )}
            <StatusMark status={requirement.status} />
          </li>
        ))}
      </ul>
    </>
  );
}

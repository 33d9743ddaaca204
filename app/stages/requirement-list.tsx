import { StatusMark } from "#app/ui/status-mark.tsx";
import type { MatchRequirement } from "./round.ts";

/** The must-haves, then the others, in the order of the numbers of their threads. */
export function inThreadOrder(requirements: MatchRequirement[]): MatchRequirement[] {
  return [
    ...requirements.filter(({ mustHave }) => mustHave),
    ...requirements.filter(({ mustHave }) => !mustHave),
  ];
}

/**
 * Requirements with their status, where threads start. `first` is the number of the first thread. With buttons, each can
 * be pressed once the script of the threads is there.
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
              <button type="button" disabled className="mr-auto text-left enabled:cursor-pointer">
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

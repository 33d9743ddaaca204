import { ChatGesture } from "./chat-gesture.tsx";
import { CountGesture } from "./count-gesture.tsx";
import { DecideGesture } from "./decide-gesture.tsx";
import { DropGesture } from "./drop-gesture.tsx";
import { FigureGesture } from "./figure-gesture.tsx";
import type { AnyGesture } from "./gesture.schema.ts";
import { IndexGesture } from "./index-gesture.tsx";
import { LineGesture } from "./line-gesture.tsx";
import { PageGesture } from "./page-gesture.tsx";
import { PlanGesture } from "./plan-gesture.tsx";
import { QuoteGesture } from "./quote-gesture.tsx";
import { RupeesGesture } from "./rupees-gesture.tsx";
import { SeatsGesture } from "./seats-gesture.tsx";
import { SecondGesture } from "./second-gesture.tsx";
import { StepsGesture } from "./steps-gesture.tsx";
import { TaskGesture } from "./task/task-gesture.tsx";

/**
 * The product's last gesture. Server only; `runGestures` adds behaviour to those with `data-gesture`. None is a
 * form, so Enter submits nothing. Those that read as nonsense without their controls have `data-no-markdown`.
 */
export function Gesture(gesture: AnyGesture) {
  switch (gesture.kind) {
    case "DROP":
      return <DropGesture {...gesture} />;
    case "DECIDE":
      return <DecideGesture {...gesture} />;
    case "COUNT":
      return <CountGesture {...gesture} />;
    case "CHAT":
      return <ChatGesture {...gesture} />;
    case "SEATS":
      return <SeatsGesture {...gesture} />;
    case "RUPEES":
      return <RupeesGesture {...gesture} />;
    case "LINE":
      return <LineGesture {...gesture} />;
    case "SECOND":
      return <SecondGesture {...gesture} />;
    case "PAGE":
      return <PageGesture {...gesture} />;
    case "PLAN":
      return <PlanGesture {...gesture} />;
    case "TASK":
      return <TaskGesture {...gesture} />;
    case "QUOTE":
      return <QuoteGesture {...gesture} />;
    case "FIGURE":
      return <FigureGesture {...gesture} />;
    case "STEPS":
      return <StepsGesture {...gesture} />;
    case "INDEX":
      return <IndexGesture {...gesture} />;
    default:
      return gesture satisfies never;
  }
}

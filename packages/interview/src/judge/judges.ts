import type { CriterionId } from "../types.ts";
import { judgeAcknowledges } from "./acknowledges.ts";
import { judgeAsksFirst } from "./asks-first.ts";
import type { Judge } from "./candidate.ts";
import { judgeChecksUnderstanding } from "./checks-understanding.ts";
import { judgeCoaches } from "./coaches.ts";
import { judgeNamesLimit } from "./names-limit.ts";
import { judgeNextStep } from "./next-step.ts";
import { judgeObjection } from "./objection.ts";
import { judgeOutcome } from "./outcome.ts";
import { judgeOwnership } from "./ownership.ts";
import { judgePrioritises } from "./prioritises.ts";
import { judgeSituation } from "./situation.ts";
import { judgeTradeOff } from "./trade-off.ts";

export const judges: Record<CriterionId, Judge> = {
  ownership: judgeOwnership,
  outcome: judgeOutcome,
  situation: judgeSituation,
  "asks-first": judgeAsksFirst,
  acknowledges: judgeAcknowledges,
  "names-limit": judgeNamesLimit,
  "next-step": judgeNextStep,
  "trade-off": judgeTradeOff,
  "checks-understanding": judgeChecksUnderstanding,
  coaches: judgeCoaches,
  prioritises: judgePrioritises,
  objection: judgeObjection,
};

import { Insights } from "#app/stages/insights/insights.tsx";
import { firstReport } from "#app/stages/insights/insights-model.ts";
import { scoreOf } from "#app/stages/insights/insights-person.ts";
import { longText } from "#app/workbench/fixtures/long-text.ts";
import { Board, Specimen } from "#app/workbench/specimen.tsx";

const report = { ...firstReport(), isLive: true };
const [struck] = report.person.claims;

export default function InsightsStates() {
  return (
    <Board id="report">
      <Specimen title="A struck claim, and a comparison" look="whole">
        <Insights
          model={{
            ...report,
            struck: new Map(struck ? [[struck.id, longText(120, "Reason")]] : []),
            score: scoreOf(report.person, new Set(struck ? [struck.id] : [])),
            compared: [report.person, report.person],
            canUndo: true,
          }}
        />
      </Specimen>
    </Board>
  );
}

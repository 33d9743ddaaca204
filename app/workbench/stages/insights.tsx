import { Insights } from "#app/stages/insights/insights.tsx";
import { firstReport } from "#app/stages/insights/insights-model.ts";
import { resultOf } from "#app/stages/insights/insights-person.ts";
import { longText } from "#app/workbench/fixtures/long-text.ts";
import { Board, Specimen } from "#app/workbench/specimen.tsx";

const report = { ...firstReport(), isLive: true };
const struck = new Map(report.person.claims.slice(0, 1).map(({ id }) => [id, longText(120, "Reason")]));
const result = resultOf(report.person, struck);
const compared = { id: report.person.id, name: report.person.name, ...result };

export default function InsightsStates() {
  return (
    <Board id="report">
      <Specimen title="A struck claim, and a comparison" look="whole">
        <Insights
          model={{
            ...report,
            struck,
            result,
            compared: [compared, compared],
            canUndo: true,
          }}
        />
      </Specimen>
    </Board>
  );
}

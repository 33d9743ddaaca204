import { Interview } from "#app/stages/interview/interview.tsx";
import { firstInterview } from "#app/stages/interview/interview-model.ts";
import { judgeAnswer } from "#app/stages/interview/judge-answer.ts";
import { longText } from "#app/workbench/fixtures/long-text.ts";
import { Board, Specimen } from "#app/workbench/specimen.tsx";

const interview = { ...firstInterview(), isLive: true };
const timedAnswer = judgeAnswer(interview.question, {
  phrases: [
    { text: "I rang her the same evening,", at: 1 },
    { text: "you wait since Friday, I said, I would be angry.", at: 4 },
    { text: longText(200, "Long"), at: 11 },
  ],
});
const speaking = { ...interview.speech, support: "READY", state: "LISTENING", seconds: 119 } as const;

export default function InterviewStates() {
  return (
    <Board id="interview">
      <Specimen title="An own answer that was spoken, and judged" look="whole">
        <Interview
          model={{
            ...interview,
            shown: "OWN",
            own: timedAnswer,
            tried: { answer: true, followUp: false, compare: false },
          }}
        />
      </Specimen>
      <Specimen title="One role, while the visitor speaks" look="whole" cut="bottom">
        <Interview
          model={{
            ...interview,
            isWhole: false,
            shown: "OWN",
            speech: { ...speaking, heard: longText(300, "Heard") },
          }}
        />
      </Specimen>
      <Specimen title="No microphone" look="whole" cut="bottom">
        <Interview
          model={{
            ...interview,
            isWhole: false,
            shown: "OWN",
            draft: longText(600, "Draft"),
            speech: { ...interview.speech, support: "READY", problem: "MISSING" },
          }}
        />
      </Specimen>
    </Board>
  );
}

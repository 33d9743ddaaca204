import { data as chatData } from "#app/stages/chat/chat.data.ts";
import { Chat } from "#app/stages/chat/chat.tsx";
import { firstChat } from "#app/stages/chat/chat-model.ts";
import { firstSkillLens } from "#app/stages/editor/editor-model.ts";
import { SkillLens } from "#app/stages/editor/skill-lens.tsx";
import { Insights } from "#app/stages/insights/insights.tsx";
import { firstReport } from "#app/stages/insights/insights-model.ts";
import { scoreOf } from "#app/stages/insights/insights-person.ts";
import { Interview } from "#app/stages/interview/interview.tsx";
import { firstInterview } from "#app/stages/interview/interview-model.ts";
import { judgeAnswer } from "#app/stages/interview/judge-answer.ts";
import { data } from "#app/stages/plan/plan.data.ts";
import { Plan } from "#app/stages/plan/plan.tsx";
import type { PlanModel } from "#app/stages/plan/plan-model.ts";
import { firstPlan, maxQuestionLength } from "#app/stages/plan/plan-parts.ts";
import { firstSession } from "#app/stages/session/session-model.ts";
import { WatchedTest } from "#app/stages/session/watched-test.tsx";
import { begin, offerDocument, reply, sendDocument } from "#domain/chat/conversation.ts";
import type { Delivery } from "#server/handlers/delivery.ts";
import { longText } from "./fixtures/long-text.ts";
import { noop } from "./prepared.tsx";
import { Board, Group, Specimen } from "./specimen.tsx";

export const delivery: Delivery = { kind: "PER_REQUEST" };

const plan: PlanModel = {
  isLive: true,
  parts: firstPlan(data),
  hasUnknownView: false,
  message: "",
  tried: { add: false, move: false, preview: false },
  change: noop,
  openPart: noop,
  reset: noop,
};
const question = { kind: "QUESTION", text: longText(maxQuestionLength, "Question") } as const;
const [coding] = data.tests
  .filter(({ id }) => id === "coding")
  .map((test) => ({ kind: "TEST", test }) as const);

const report = { ...firstReport(), isLive: true };
const [struck] = report.person.claims;

const interview = { ...firstInterview(), isLive: true };
const timedAnswer = judgeAnswer(interview.question, {
  phrases: [
    { text: "I rang her the same evening,", at: 1 },
    { text: "you wait since Friday, I said, I would be angry.", at: 4 },
    { text: longText(200, "Long"), at: 11 },
  ],
});
const skillLens = { ...firstSkillLens(), isLive: true };
const session = { ...firstSession(), isLive: true };
const [sessionFlag] = session.record.signals;
const speaking = { ...interview.speech, support: "READY", state: "LISTENING", seconds: 119 } as const;

const chatContext = { at: "19:18", today: "2026-11-25", script: chatData };
const chat = { ...firstChat(), isLive: true };
const talk = (...messages: string[]) =>
  messages.reduce(
    (conversation, message) => reply(conversation, message, chatContext),
    begin(chatData, chatContext),
  );
const asking = talk("yes", "Meera Patil", "Mumbai", "no, Pune not Mumbai", "3-4 years");
const offered = offerDocument(
  sendDocument(talk("yes", longText(120, "Question")), `${longText(60, "file")}.pdf`, chatContext),
  {
    file: "resume.pdf",
    fields: { name: longText(60, "Name"), email: "meera@example.com", languages: ["Hindi", "English"] },
  },
  chatContext,
);
const finished = talk(
  "yes",
  "Meera Patil",
  "Pune",
  "4 years",
  "Not working",
  "do mahine",
  "any",
  "skip",
  "skip",
  "skip",
  "kal",
  "haan",
  "98220 00000",
  "skip",
);

export default function Stages() {
  return (
    <Group title="Stages">
      <Board id="plan">
        <Specimen title="Empty" look="whole">
          <Plan model={{ ...plan, parts: [], hasUnknownView: true }} />
        </Specimen>
        <Specimen title="A part as a candidate sees it" look="whole">
          <Plan
            model={{
              ...plan,
              parts: coding ? [question, coding] : [question],
              tried: { add: true, move: false, preview: true },
              open: 1,
            }}
          />
        </Specimen>
        <Specimen title="The end" look="whole" cut="bottom">
          <Plan model={{ ...plan, open: plan.parts.length }} />
        </Specimen>
      </Board>
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
      <Board id="chat">
        <Specimen title="A correction, and a range that is asked again" look="whole">
          <Chat model={{ ...chat, conversation: asking, tried: { range: true, pay: false, end: false } }} />
        </Specimen>
        <Specimen
          title="A document whose values wait for a yes, while another one is read"
          look="whole"
          cut="bottom"
        >
          <Chat model={{ ...chat, conversation: offered, reading: `${longText(40, "file")}.pdf` }} />
        </Specimen>
        <Specimen
          title="The end, with open fields, and the application on the board"
          look="whole"
          cut="bottom"
        >
          <Chat model={{ ...chat, conversation: finished, sent: { id: "you-1", at: "19:18" } }} />
        </Specimen>
        <Specimen title="Stopped" look="whole" cut="bottom">
          <Chat model={{ ...chat, conversation: talk("yes", "STOP") }} />
        </Specimen>
      </Board>
      <Board id="work">
        <Specimen title="A program that is written" look="whole" cut="bottom">
          <SkillLens
            model={{
              ...skillLens,
              isWhole: false,
              code: {
                ...skillLens.code,
                isLive: true,
                isOpen: true,
                state: "STOPPED",
                code: `${skillLens.code.code}\n// ${longText(200, "Long")}\n`,
              },
            }}
          />
        </Specimen>
        <Specimen title="An answer from the table" look="whole">
          <SkillLens
            model={{
              ...skillLens,
              part: "REASONING",
              reasoning: { ...skillLens.reasoning, isLive: true, answer: 74 },
            }}
          />
        </Specimen>
        <Specimen title="A call at its end" look="whole">
          <SkillLens
            model={{
              ...skillLens,
              part: "SITUATION",
              situation: { ...skillLens.situation, isLive: true, path: [0, 0, 0] },
            }}
          />
        </Specimen>
      </Board>
      <Board id="session">
        <Specimen title="A decision, and the whole session replayed" look="whole">
          <WatchedTest
            model={{
              ...session,
              reviews: new Map(
                sessionFlag ? [[sessionFlag.id, { decision: "ASK", note: longText(120, "Note") }]] : [],
              ),
              replayed: { of: "ALL", plays: false },
            }}
          />
        </Specimen>
        <Specimen title="An own test that was handed in, with a dare and no flag" look="whole">
          <WatchedTest
            model={{
              ...session,
              isExample: false,
              record: {
                ...session.record,
                signals: [{ id: "helper-1", kind: "helper", level: "note", start: 2_000, end: 2_000 }],
              },
              replayed: undefined,
              isFull: true,
              isDictated: true,
              note: longText(200, "Note"),
              dare: "PASTE",
              triedDares: new Set(["PASTE"]),
              running: new Set(["OVERLAY", "FULLSCREEN"]),
              isClipboardRefused: true,
              tried: { write: true, cheat: true, review: false },
            }}
          />
        </Specimen>
      </Board>
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
    </Group>
  );
}

import content from "#app/content/content.data.ts";
import { report as reportWords, start, tool } from "#app/tools/pronunciation/pronunciation-test.data.ts";
import type { Delivery } from "#server/handlers/delivery.ts";
import "#app/tools/pronunciation/pronunciation.css";
import type { Report } from "pronunciation";
import { useState } from "react";
import { useLoaderData } from "react-router";
import { FailurePanel } from "#app/tools/pronunciation/failure-panel.tsx";
import { LevelMeter } from "#app/tools/pronunciation/level-meter.tsx";
import { Panel } from "#app/tools/pronunciation/panel.tsx";
import { PronunciationWorkspace } from "#app/tools/pronunciation/pronunciation-workspace.tsx";
import { RecorderControls } from "#app/tools/pronunciation/recorder-panel.tsx";
import { ReadingReport } from "#app/tools/pronunciation/report/reading-report.tsx";
import type { Failure, Progress, Sound } from "#app/tools/pronunciation/score-state.ts";
import { SoundPanel } from "#app/tools/pronunciation/sound-panel.tsx";
import { StartPanel } from "#app/tools/pronunciation/start-panel.tsx";
import { ownChoice, TextPanel } from "#app/tools/pronunciation/text-panel.tsx";
import { UnknownWords } from "#app/tools/pronunciation/unknown-words.tsx";
import type { Recorder } from "#app/tools/pronunciation/use-recorder.ts";
import { WorkingPanel } from "#app/tools/pronunciation/working-panel.tsx";
import { longText } from "./fixtures/long-text.ts";
import {
  attempts,
  good,
  makeSamples,
  noisy,
  poor,
  refusals,
  refused,
  text,
  unsure,
} from "./fixtures/readings.ts";
import { InBrowser, noop, Prepared, press } from "./prepared.tsx";
import { Board, Group, Specimen } from "./specimen.tsx";

export const delivery: Delivery = { kind: "PER_REQUEST" };

const prompts = [
  { id: "first", title: "The first text", group: "General", level: "easy", text },
  { id: "second", title: "The second text", group: "Support", level: "steady" },
];

export function loader() {
  return content.pronunciationTest.start;
}

function Begin() {
  const words = useLoaderData<typeof loader>();
  const texts = [
    { title: "prompt", choice: "first", text, isLocked: false },
    { title: "locked while recording", choice: "first", text, isLocked: true },
    { title: "own text", choice: ownChoice, text: "Own words.", isLocked: false },
    { title: "own text, too long", choice: ownChoice, text: longText(600), isLocked: false },
  ];
  return (
    <>
      <Board id="start">
        <Specimen title="Pronunciation test, start" look="whole">
          <PronunciationWorkspace words={words} prompts={prompts} />
        </Specimen>
        <Specimen title="Within a section, start" under="h2">
          <PronunciationWorkspace words={words} prompts={prompts} compact />
        </Specimen>
      </Board>
      <Board id="texts" columns={2}>
        {texts.map(({ title, ...state }) => (
          <Specimen key={title} title={`Text, ${title}`} look="sheet">
            <Panel title={words.textTitle} compact={false} isLocked={state.isLocked}>
              <TextPanel
                words={words}
                prompts={prompts}
                {...state}
                hasOwn
                hasSample
                onChoice={noop}
                onText={noop}
              />
            </Panel>
          </Specimen>
        ))}
      </Board>
    </>
  );
}

const recorder: Recorder = {
  state: { kind: "recording", since: 0, before: 0 },
  recorded: 12_400,
  devices: [],
  device: undefined,
  level: () => undefined,
  stop: () => undefined,
  pauseOrResume: noop,
};
const microphone = (deviceId: string, label: string): MediaDeviceInfo => ({
  deviceId,
  label,
  groupId: "",
  kind: "audioinput",
  toJSON: () => undefined,
});

function Recording() {
  const states: { title: string; state: Partial<Recorder> }[] = [
    { title: "asking", state: { state: { kind: "inactive" }, recorded: 0 } },
    {
      title: "recording",
      state: { devices: [microphone("a", longText(60, "Headset")), microphone("b", "")], device: "a" },
    },
    { title: "paused", state: { state: { kind: "paused", before: 12_400 } } },
    { title: "near the end", state: { recorded: 54_000 } },
  ];
  return (
    <Board id="recorder" columns={2}>
      {states.map(({ title, state }) => (
        <Specimen key={title} title={`Recorder, ${title}`} look="sheet">
          <InBrowser>
            <RecorderControls
              words={tool.recorder}
              keys={start.keys}
              onDevice={noop}
              onCancel={noop}
              {...recorder}
              {...state}
            />
          </InBrowser>
        </Specimen>
      ))}
      <Specimen title="Level" look="sheet" ready="[data-level=quiet]">
        <LevelMeter words={tool.recorder} isPaused={false} level={() => ({ height: 0.4, name: "quiet" })} />
      </Specimen>
    </Board>
  );
}

function Sounds() {
  const [samples] = useState(makeSamples);
  const sounds: { title: string; sound: Omit<Sound, "samples">; isScored?: boolean }[] = [
    { title: "recorded", sound: { from: "microphone" } },
    { title: "recording stopped automatically", sound: { from: "microphone", note: "stopped" } },
    { title: "microphone unplugged", sound: { from: "microphone", note: "unplugged" } },
    { title: "file", sound: { from: "file" } },
    { title: "sample, scored", sound: { from: "sample" }, isScored: true },
  ];
  const steps: Progress[] = [
    { step: "loading", share: 0.4 },
    { step: "hearing", share: 0.5 },
    { step: "aligning", share: 0.5 },
    { step: "scoring", share: 0.9 },
  ];
  return (
    <>
      <Board id="sounds" columns={3}>
        {sounds.map(({ title, sound, isScored = false }) => (
          <Specimen key={title} title={`Sound, ${title}`} look="sheet">
            <SoundPanel
              words={tool.sound}
              sound={{ ...sound, samples }}
              takesFocus={false}
              isScored={isScored}
              onScore={noop}
              onRecord={noop}
            />
          </Specimen>
        ))}
        {steps.map((progress) => (
          <Specimen key={progress.step} title={`Working, ${progress.step}`} look="sheet">
            <WorkingPanel words={tool.working} progress={progress} size={7_400_000} onCancel={noop} />
          </Specimen>
        ))}
        <Specimen title="Unknown words" look="sheet" under="h2">
          <UnknownWords
            words={tool.unknown}
            unknown={[
              { word: "चयन", isGuessed: false },
              { word: "kaveri", isGuessed: true },
            ]}
            takesFocus={false}
            choices={{ kaveri: { soundsLike: "car very" } }}
            onChoices={noop}
          />
        </Specimen>
        <Specimen title="After a failure" look="sheet">
          <FailurePanel
            words={tool.failures}
            stage={{ kind: "failed", failure: "bad-pronunciation", words: ["kaveri"] }}
          />
          <StartPanel words={start} compact={false} onStart={noop} />
        </Specimen>
      </Board>
      <Board id="failures" columns={3} hasScreenshot={false}>
        {(Object.keys(tool.failures) as Failure[]).map((failure) => (
          <Specimen key={failure} title={`Failure, ${failure}`} look="sheet">
            <FailurePanel words={tool.failures} stage={{ kind: "failed", failure, words: ["kaveri"] }} />
          </Specimen>
        ))}
      </Board>
    </>
  );
}

function ReportOf({ report, compact = false }: { report: Report; compact?: boolean }) {
  const [samples] = useState(makeSamples);
  return (
    <ReadingReport
      report={report}
      samples={samples}
      text={text}
      words={reportWords}
      attempts={report.verdict === "ok" ? attempts : []}
      onRetry={noop}
      onClear={noop}
      compact={compact}
    />
  );
}

function Reports() {
  return (
    <>
      <Board id="report-poor">
        <Specimen title="Report, poor, with a chosen word">
          <InBrowser>
            <Prepared act={press("[data-word='0']")}>
              <ReportOf report={poor} />
            </Prepared>
          </InBrowser>
        </Specimen>
      </Board>
      <Board id="report-heads">
        <Specimen title="Report within a section, good" under="h2" cut="top">
          <InBrowser>
            <ReportOf report={good} compact />
          </InBrowser>
        </Specimen>
        <Specimen title="Report of a poor recording" cut="top">
          <InBrowser>
            <ReportOf report={noisy} />
          </InBrowser>
        </Specimen>
        <Specimen title="Report, perhaps of another text" cut="top">
          <InBrowser>
            <ReportOf report={unsure} />
          </InBrowser>
        </Specimen>
      </Board>
      {[refusals.slice(0, 1), refusals.slice(1)].map((reasons, index) => (
        <Board
          key={reasons.join()}
          id={index === 0 ? "report-refused" : "report-refused-otherwise"}
          columns={2}
          hasScreenshot={index === 0}
        >
          {reasons.map((reason) => (
            <Specimen key={reason} title={`Report, refused: ${reason}`}>
              <InBrowser>
                <ReportOf report={refused(reason)} />
              </InBrowser>
            </Specimen>
          ))}
        </Board>
      ))}
    </>
  );
}

export default function Pronunciation() {
  return (
    <Group title="Pronunciation test">
      <Begin />
      <Recording />
      <Sounds />
      <Reports />
    </Group>
  );
}

import { useState } from "react";
import { CheckboxField, controlLook, Field, FieldGroup, TextField } from "#app/form/field.tsx";
import type { PictureStatus } from "#app/pictures/picture.schema.ts";
import { ScoreRing } from "#app/pictures/score-ring.tsx";
import { ActionLink } from "#app/sections/action-link.tsx";
import { useBehaviours } from "#app/sections/use-behaviours.ts";
import shell from "#app/site/shell.data.ts";
import { Button, ButtonLink, type ButtonLook } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { uiIcons } from "#app/ui/icon-names.ts";
import { SampleTag } from "#app/ui/sample-tag.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";
import { StatusMark } from "#app/ui/status-mark.tsx";
import { TextArea } from "#app/ui/text-area.tsx";
import { ThreadLayer } from "#app/ui/thread-layer.tsx";
import { TypingText } from "#app/ui/typing-text.tsx";
import type { Action } from "#domain/schema/content-fields.ts";
import type { Delivery } from "#server/handlers/delivery.ts";
import { longText } from "./fixtures/long-text.ts";
import { openDetails, Prepared } from "./prepared.tsx";
import { Board, Group, Specimen } from "./specimen.tsx";

export const delivery: Delivery = { kind: "PER_REQUEST" };

/** Colour tokens of app.css; workbench.css paints them. */
const colors = [
  "paper",
  "raised",
  "sunk",
  "line",
  "control",
  "ink",
  "muted",
  "leaf",
  "leaf-strong",
  "on-leaf",
  "leaf-soft",
  "marigold",
  "marigold-soft",
  "mark",
  "on-mark",
  "thread",
  "clay",
  "clay-soft",
  "slate",
  "slate-soft",
];
const surfaces = ["paper", "sunk", "desk", "grove", "sun"];
const textSizes = [
  "text-display",
  "text-title",
  "text-heading",
  "text-tool",
  "text-quiet",
  "text-name",
  "text-row",
  "text-lede",
  "text-base",
  "text-small",
  "text-note",
];
const buttonLooks: ButtonLook[] = ["cta", "cta-outline", "contained", "outlined"];
const templates: Action["template"][] = ["PRIMARY_BUTTON", "OUTLINE_BUTTON", "CUSTOM_BUTTON", "LINK"];
const statuses: PictureStatus[] = ["proven", "deduced", "partial", "missing", "hold", "none"];
const networks = ["facebook", "instagram", "linkedin", "youtube"];

function Colors() {
  return (
    <Board id="colors">
      <Specimen title="Colors">
        <div className="workbench-row">
          {colors.map((color) => (
            <p key={color} className="workbench-color">
              <span data-color={color} />
              {color}
            </p>
          ))}
        </div>
      </Specimen>
    </Board>
  );
}

function Surfaces() {
  return (
    <Board id="surfaces">
      <Specimen title="Surfaces, with the marks and buttons that they carry" look="whole">
        {surfaces.map((surface) => (
          <div key={surface} className={`sec ${surface}`}>
            <div className="page-width grid gap-4">
              <h2 className="text-quiet">
                Heading on {surface} with a <span className="stroke">stroke</span>
              </h2>
              <p>
                Text with a <mark className="mark">phrase that can be checked</mark>, one{" "}
                <span className="mark-line">at rest</span>, and{" "}
                <span className="text-muted">muted words</span>.
              </p>
              <div className="workbench-row">
                <Button look="cta">Book Demo</Button>
                <Button look="cta-outline">Product Tour</Button>
                <span className="sheet flex gap-4 rounded px-3 py-1">
                  <StatusMark status="proven" /> <StatusMark status="deduced" />{" "}
                  <StatusMark status="missing" />
                </span>
              </div>
            </div>
          </div>
        ))}
        <div className="sec desk">
          <div className="page-width">
            <div className="sheet rounded p-6">A sheet of paper on a dark surface</div>
          </div>
        </div>
      </Specimen>
    </Board>
  );
}

function TypeScale() {
  return (
    <Board id="type">
      <Specimen title="The type scale">
        {textSizes.map((size) => (
          <p
            key={size}
            className={/display|title|heading|tool|quiet|name/.test(size) ? `display ${size}` : size}
          >
            No score without a reason, {size.slice(5)}
          </p>
        ))}
        <p className="display text-figure">1,600</p>
        <p className="display text-score">87</p>
      </Specimen>
    </Board>
  );
}

function ThreadFrame() {
  useBehaviours("workbench");
  const rows = [
    { id: "a", status: "proven", words: "Lead a shift of nine agents" },
    { id: "b", status: "deduced", words: "Review calls every week" },
    { id: "c", status: "missing", words: "English, Marathi" },
  ] as const;
  return (
    <Board id="threads">
      <Specimen title="Threads: proven, deduced, contradicted">
        <div data-threads="" className="relative grid grid-cols-[12rem_1fr] gap-40">
          <ul>
            {rows.map(({ id, status }) => (
              <li key={id} data-from={id} data-status={status} className="border-b border-line py-3">
                <StatusMark status={status} /> <span className="thread-number">{id}</span>
              </li>
            ))}
          </ul>
          <div data-sheet="" className="sheet rounded p-6">
            {rows.map(({ id, words }) => (
              <p key={id} className="py-2">
                <mark className="mark" data-evidence={id}>
                  {words}
                </mark>
              </p>
            ))}
          </div>
          <ThreadLayer />
        </div>
      </Specimen>
    </Board>
  );
}

function Texts() {
  return (
    <Board id="texts" columns={2}>
      <Specimen title="Headings and marks">
        <h1>Heading of a page</h1>
        <h2>Heading of a section</h2>
        <h3>Title of a row</h3>
        <p>
          Text with a <span className="stroke">stroke</span>, a <span className="mark">mark</span>, a{" "}
          <strong>strong word</strong> and <span className="text-muted">muted words</span>.
        </p>
        <p>
          <TypingText text="Typed out" />
        </p>
      </Specimen>
      <Specimen title="Prose">
        <div className="prose">
          <h2>Second level</h2>
          <p>
            A paragraph, and <a href="/blog">our blog</a>.
          </p>
          <ul>
            <li>Entry of a list</li>
          </ul>
          <ol>
            <li>Entry with a number</li>
          </ol>
          <h3>Third level</h3>
          <blockquote>
            <p>A quotation</p>
          </blockquote>
        </div>
      </Specimen>
    </Board>
  );
}

function Buttons() {
  return (
    <Board id="buttons" columns={2}>
      <Specimen title="Button">
        <div className="workbench-row">
          {buttonLooks.map((look) => (
            <Button key={look} look={look}>
              {look}
            </Button>
          ))}
        </div>
      </Specimen>
      <Specimen title="ButtonLink">
        <div className="workbench-row">
          {buttonLooks.map((look) => (
            <ButtonLink key={look} look={look} url="/careers">
              {look}
            </ButtonLink>
          ))}
        </div>
      </Specimen>
      <Specimen title="With an icon, a shimmer, a long text, and the full width">
        <div className="workbench-row">
          <Button look="outlined" className="gap-2">
            <Icon name="printer" className="size-4" />
            Print
          </Button>
          <ButtonLink look="cta" url="/company/contact" shimmer>
            Book Demo
          </ButtonLink>
          <Button look="contained">{longText(40, "Long")}</Button>
          <Button look="cta" fullWidth>
            Full width
          </Button>
        </div>
      </Specimen>
      <Specimen title="ActionLink by template, and in a new tab">
        <div className="workbench-row">
          {templates.map((template) => (
            <ActionLink key={template} action={{ template, title: template, url: "/platform" }} />
          ))}
          <ActionLink action={{ template: "LINK", title: "New tab", url: "/platform", newTab: true }} />
          <SiteLink url="/platform" newTabHint={shell.messages.newTabHint}>
            Plain link
          </SiteLink>
        </div>
      </Specimen>
    </Board>
  );
}

function OpenedDialog() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button look="outlined" onClick={() => setOpen(true)}>
        Open the dialog
      </Button>
      {isOpen && (
        <Dialog title="Title of the dialog" closeLabel="Close" onClose={() => setOpen(false)}>
          <p>{longText(240, "Text of the dialog.")}</p>
        </Dialog>
      )}
    </>
  );
}

function Marks() {
  return (
    <Board id="marks" columns={2}>
      <Specimen title="Icon">
        <div className="workbench-row">
          {[...uiIcons, ...networks].map((name) => (
            <Icon key={name} name={name} />
          ))}
          <Icon name="check" className="size-4 text-leaf" />
          <Icon name="x" className="size-6 text-clay" />
        </div>
      </Specimen>
      <Specimen title="StatusMark, ScoreRing, SampleTag">
        <div className="workbench-row">
          {statuses.map((each) => (
            <StatusMark key={each} status={each} />
          ))}
          {[0, 50, 100].map((score) => (
            <ScoreRing key={score} score={score} />
          ))}
          <SampleTag />
        </div>
      </Specimen>
      <Specimen title="Disclosure, closed" under="h2">
        <Disclosure id="disclosure-closed" title="Closed">
          <p>Hidden.</p>
        </Disclosure>
        <Disclosure id="disclosure-long" title={longText(140, "Long title")}>
          <p>Hidden.</p>
        </Disclosure>
      </Specimen>
      <Specimen title="Disclosure, open" under="h2">
        <Prepared act={openDetails}>
          <Disclosure id="disclosure-open" title="Open">
            <p>{longText(240, "Answer.")}</p>
          </Disclosure>
        </Prepared>
      </Specimen>
      <Specimen title="Dialog; its button opens it">
        <OpenedDialog />
      </Specimen>
    </Board>
  );
}

const fieldStates = [
  { id: "plain", label: "Plain", error: undefined },
  { id: "hint", label: "With a hint", hint: "What helps to fill it in.", error: undefined },
  { id: "note", label: "With a note", note: "(optional)", error: undefined },
  { id: "wrong", label: "With an error", hint: "A hint beside it.", error: "Write your name." },
  {
    id: "long",
    label: longText(120, "Long"),
    hint: longText(200, "Hint."),
    error: longText(160, "Error."),
  },
];

function Fields() {
  return (
    <Board id="fields" columns={2}>
      <Specimen title="TextField">
        <div className="grid gap-5">
          {fieldStates.map(({ id, ...state }) => (
            <TextField key={id} {...state} id={`text-${id}`} name={id} placeholder="Placeholder" />
          ))}
          <TextField id="text-filled" name="filled" label="Filled in" error={undefined} defaultValue="Asha" />
        </div>
      </Specimen>
      <Specimen title="Field with a list and a text area, CheckboxField, FieldGroup">
        <div className="grid gap-5">
          <Field
            id="list"
            name="list"
            label="A list"
            error={undefined}
            control={(ties) => (
              <select {...ties} className={controlLook}>
                <option>First option</option>
              </select>
            )}
          />
          <Field
            id="area"
            name="area"
            label="A text area"
            error="Write your message."
            control={(ties) => <TextArea {...ties} rows={3} className={`py-2 ${controlLook}`} />}
          />
          <CheckboxField name="check" defaultChecked>
            {longText(120, "A box that is ticked.")}
          </CheckboxField>
          <FieldGroup id="group" label="A group" hint="One of them." error="Choose one of them.">
            {["First", "Second"].map((option) => (
              <CheckboxField key={option} type="radio" name="radio" defaultChecked={option === "Second"}>
                {option}
              </CheckboxField>
            ))}
          </FieldGroup>
        </div>
      </Specimen>
    </Board>
  );
}

export default function Ui() {
  return (
    <Group title="Primitives">
      <Colors />
      <Surfaces />
      <TypeScale />
      <ThreadFrame />
      <Texts />
      <Buttons />
      <Marks />
      <Fields />
    </Group>
  );
}

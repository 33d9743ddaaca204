import type { SectionOf } from "#app/sections/section.ts";
import { SectionFrame } from "#app/sections/section-frame.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { ApiEvent, ApiField, ApiGroup, ApiOperation, ApiParameter } from "./api-reference.ts";

type Labels = SectionOf<"API">["labels"];

const joined = (...parts: (string | undefined)[]) => parts.filter((part) => part !== undefined).join(" · ");

function Code({ children }: { children: string }) {
  return (
    <pre className="mt-2 rounded border border-line bg-sunk p-4 font-mono text-note wrap-anywhere whitespace-pre-wrap">
      <code>{children}</code>
    </pre>
  );
}

/** Fields or parameters, each with name, type, limits and meaning. */
function Fields({ fields, optional }: { fields: readonly (ApiField | ApiParameter)[]; optional: string }) {
  return (
    <dl className="text-small">
      {fields.map((field) => (
        <div key={field.name} className="border-t border-line py-2">
          <dt className="font-mono text-note font-semibold wrap-anywhere">{field.name}</dt>
          <dd className="wrap-anywhere text-muted">
            {joined(
              "place" in field ? field.place : undefined,
              field.type,
              field.limits,
              field.isRequired ? undefined : optional,
              field.description,
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function FieldList({ title, ...props }: { title: string; fields: readonly ApiField[]; optional: string }) {
  if (props.fields.length === 0) return null;
  return (
    <details className="group mt-4 border-b border-line">
      <summary className="flex min-h-11 cursor-pointer items-center gap-2 text-small font-semibold">
        <Icon name="plus" className="size-4 text-muted group-open:rotate-45" />
        {title}
      </summary>
      <Fields {...props} />
    </details>
  );
}

/** All errors have this type, which the heading of their fields names. */
const problemType = "application/problem+json";

function Responses({ responses }: Pick<ApiOperation, "responses">) {
  return (
    <dl className="text-small">
      {responses.map(({ status, meaning, headers, types }) => (
        <div key={status} className="grid grid-cols-[3.5rem_1fr] border-t border-line py-2">
          <dt className="font-mono font-semibold">{status}</dt>
          <dd className="wrap-anywhere">
            {meaning}
            <span className="block text-note text-muted">
              {joined(...types.filter((type) => type !== problemType), ...headers)}
            </span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

const titleLook = "mt-5 mb-2 text-small font-semibold";

function Operation({ operation, labels }: { operation: ApiOperation; labels: Labels }) {
  const { id, method, path, summary, description, parameters, responses, answer, example } = operation;
  return (
    <article id={id} className="border-t border-line pt-8 pb-7">
      <h4 className="text-row font-semibold">{summary}</h4>
      <p className="mt-1 font-mono text-small wrap-anywhere">
        <strong className="text-leaf">{method}</strong> {path}
      </p>
      {description !== undefined && <p className="mt-3 max-w-[40em] text-muted">{description}</p>}
      <div className="grid gap-x-6 xl:grid-cols-2">
        <div>
          {parameters.length > 0 && (
            <>
              <h5 className={titleLook}>{labels.parameters}</h5>
              <Fields fields={parameters} optional={labels.optional} />
            </>
          )}
          <h5 className={titleLook}>{labels.responses}</h5>
          <Responses responses={responses} />
        </div>
        {example && (
          <div>
            <h5 className={titleLook}>{labels.example}</h5>
            <Code>{example.curl}</Code>
            <p className="mt-4 text-note text-muted">{joined(example.status, example.type)}</p>
            <Code>{example.body}</Code>
          </div>
        )}
      </div>
      <FieldList title={labels.answer} fields={answer} optional={labels.optional} />
    </article>
  );
}

function Event({ event, labels }: { event: ApiEvent; labels: Labels }) {
  const { id, type, summary, fields, example } = event;
  return (
    <article id={id} className="border-t border-line pt-8 pb-7">
      <h4 className="text-row font-semibold">{summary}</h4>
      <p className="mt-1 font-mono text-small">{type}</p>
      <Code>{example}</Code>
      <FieldList title={labels.payload} fields={fields} optional={labels.optional} />
    </article>
  );
}

function Group({ group, labels }: { group: ApiGroup; labels: Labels }) {
  const { id, name, description, operations, events, headers, samples } = group;
  return (
    <section id={id} className="mt-10">
      <h3 className="display text-name tracking-normal">{name}</h3>
      <p className="mt-3 mb-6 max-w-[40em] text-muted">{description}</p>
      {headers.length > 0 && (
        <>
          <h4 className={titleLook}>{labels.headers}</h4>
          <Fields fields={headers} optional={labels.optional} />
        </>
      )}
      {samples.map((sample) => (
        <div key={sample.id} id={sample.id} className="pb-8">
          <h4 className={titleLook}>{sample.caption}</h4>
          <Code>{sample.code}</Code>
        </div>
      ))}
      {operations.map((operation) => (
        <Operation key={operation.id} operation={operation} labels={labels} />
      ))}
      {events.map((event) => (
        <Event key={event.id} event={event} labels={labels} />
      ))}
    </section>
  );
}

const linkLook = "block py-1 underline-offset-4 hover:underline";

function Contents({ title, groups }: { title: string; groups: readonly ApiGroup[] }) {
  return (
    <nav
      data-no-print
      aria-label={title}
      className="text-small lg:sticky lg:top-28 lg:col-span-3 lg:self-start"
    >
      <p className="mb-2 font-semibold">{title}</p>
      <ul>
        {groups.map(({ id, name, operations, events, samples }) => (
          <li key={id} className="border-t border-line py-2">
            <a href={`#${id}`} className={`font-semibold ${linkLook}`}>
              {name}
            </a>
            <ul>
              {[
                ...samples.map((sample) => ({ id: sample.id, text: sample.caption })),
                ...operations.map((operation) => ({ id: operation.id, text: operation.summary })),
                ...events.map((event) => ({ id: event.id, text: event.type })),
              ].map((entry) => (
                <li key={entry.id}>
                  <a href={`#${entry.id}`} className={`text-muted ${linkLook}`}>
                    {entry.text}
                  </a>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The API described by docs/openapi.yaml, with a table of contents. */
export function Api({ title, subtitle, labels, reference }: SectionOf<"API">) {
  const { description, common, groups, problem } = reference;
  return (
    <SectionFrame title={title} subtitle={subtitle}>
      <div className="grid gap-x-6 gap-y-9 lg:grid-cols-12">
        <Contents title={labels.contents} groups={groups} />
        <div className="min-w-0 lg:col-span-9">
          <p className="max-w-[40em]">{description}</p>
          <h3 className={titleLook}>{labels.common}</h3>
          <Responses responses={common} />
          <FieldList title={labels.problem} fields={problem} optional={labels.optional} />
          {groups.map((group) => (
            <Group key={group.id} group={group} labels={labels} />
          ))}
        </div>
      </div>
    </SectionFrame>
  );
}

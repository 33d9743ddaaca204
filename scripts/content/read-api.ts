import { existsSync, readFileSync } from "node:fs";
import { isDeepStrictEqual } from "node:util";
import { parse } from "yaml";
import { z } from "zod";
import type {
  ApiEvent,
  ApiExample,
  ApiField,
  ApiGroup,
  ApiOperation,
  ApiParameter,
  ApiReference,
  ApiResponse,
} from "#app/sections/api/api-reference.ts";
import { ContentError } from "./read-yaml.ts";

const file = "docs/openapi.yaml";

/** A Markdown text, which the page shows without code marks. */
const text = z.string().transform((markdown) => markdown.trim().replaceAll("`", ""));

/** The part of JSON Schema that the document uses. */
const schemaNode = z.object({
  title: z.string().optional(),
  description: text.optional(),
  type: z.union([z.string(), z.array(z.string())]).optional(),
  enum: z.array(z.string()).optional(),
  const: z.union([z.string(), z.boolean()]).transform(String).optional(),
  pattern: z.string().optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
  minLength: z.number().optional(),
  maxLength: z.number().optional(),
  default: z.union([z.string(), z.number(), z.boolean()]).optional(),
  required: z.array(z.string()).optional(),
  get items() {
    return schemaNode.optional();
  },
  get properties() {
    return z.record(z.string(), schemaNode).optional();
  },
  get oneOf() {
    return z.array(schemaNode).optional();
  },
  get allOf() {
    return z.array(schemaNode).optional();
  },
});
type SchemaNode = z.infer<typeof schemaNode>;

const content = z.record(
  z.string(),
  z.object({ schema: schemaNode.optional(), example: z.json().optional() }),
);
const parameter = z.object({
  name: z.string(),
  in: z.enum(["path", "query", "header"]),
  required: z.boolean().optional(),
  description: text.optional(),
  example: z.union([z.string(), z.number()]).optional(),
  schema: schemaNode,
});
const response = z.object({
  description: text,
  headers: z.record(z.string(), z.unknown()).optional(),
  content: content.optional(),
});
const operation = z.object({
  tags: z.array(z.string()).length(1),
  operationId: z.string().optional(),
  summary: text,
  description: text.optional(),
  parameters: z.array(parameter).default([]),
  requestBody: z.object({ content }).optional(),
  responses: z.record(z.string(), response),
});
const openApi = z.object({
  info: z.object({ description: text }),
  servers: z.array(z.object({ url: z.string() })).min(1),
  tags: z.array(
    z.object({
      name: z.string(),
      description: text,
      "x-codeSamples": z.array(z.object({ label: z.string(), source: z.string() })).default([]),
    }),
  ),
  paths: z.record(z.string(), z.record(z.string(), operation)),
  webhooks: z.record(z.string(), z.object({ post: operation })),
});
type Operation = z.infer<typeof operation>;
type Parameter = z.infer<typeof parameter>;

/**
 * Replaces each `$ref` with its target. Sibling keys win, as in OpenAPI 3.1.
 * @throws {Error} for a circular or dead reference
 */
function resolveRefs(value: unknown, root: unknown, above: readonly string[] = []): unknown {
  if (Array.isArray(value)) return value.map((entry) => resolveRefs(entry, root, above));
  if (typeof value !== "object" || value === null) return value;
  const { $ref, ...rest } = value as Record<string, unknown>;
  const own = Object.fromEntries(
    Object.entries(rest).map(([key, entry]) => [key, resolveRefs(entry, root, above)]),
  );
  if (typeof $ref !== "string") return own;
  if (above.includes($ref)) throw new Error(`${$ref} refers to itself`);
  let target = root;
  for (const part of $ref.replace(/^#\//, "").split("/"))
    target = typeof target === "object" && target !== null ? Reflect.get(target, part) : undefined;
  if (target === undefined) throw new Error(`${$ref} is not in the document`);
  return { ...(resolveRefs(target, root, [...above, $ref]) as object), ...own };
}

const unique = <T>(values: readonly T[]): T[] => [...new Set(values)];
const toList = <T>(value: T | T[] | undefined): T[] =>
  value === undefined ? [] : Array.isArray(value) ? value : [value];

/** Merges all schemas of `allOf` into one. */
function withAllOf({ allOf = [], ...own }: SchemaNode): SchemaNode {
  const parts = allOf.map(withAllOf);
  return {
    ...Object.assign({}, ...parts),
    ...own,
    properties: Object.assign({}, ...parts.map(({ properties }) => properties), own.properties),
    required: unique([...parts, own].flatMap(({ required = [] }) => required)),
  };
}

/** Merges the alternatives of `oneOf`. A field is required if all object alternatives require it. */
function mergeVariants(variants: readonly SchemaNode[]): SchemaNode {
  const objects = variants.filter(({ properties = {} }) => Object.keys(properties).length > 0);
  const names = unique(objects.flatMap(({ properties = {} }) => Object.keys(properties)));
  const words = unique(variants.flatMap((variant) => [...(variant.enum ?? []), ...toList(variant.const)]));
  return {
    ...Object.assign({}, ...variants),
    const: undefined,
    type: unique(variants.flatMap(({ title, type }) => (title === undefined ? toList(type) : [title]))),
    title: undefined,
    enum: words.length > 0 ? words : undefined,
    properties: Object.fromEntries(
      names.map((name) => [
        name,
        mergeVariants(objects.flatMap(({ properties = {} }) => properties[name] ?? [])),
      ]),
    ),
    required: names.filter((name) => objects.every(({ required = [] }) => required.includes(name))),
  };
}

function simplify(node: SchemaNode): SchemaNode {
  const whole = withAllOf(node);
  if (!whole.oneOf) return whole;
  const { oneOf, description, ...rest } = whole;
  const merged = mergeVariants(oneOf.map(simplify));
  return {
    ...merged,
    description: description ?? merged.description,
    required: [...(rest.required ?? []), ...(merged.required ?? [])],
  };
}

function typeOf(node: SchemaNode): string {
  const words = [...(node.enum ?? []), ...toList(node.const)];
  const { items } = node;
  const types = toList(node.type).filter((type) => words.length === 0 || type === "null");
  if (words.length > 0) return [...words, ...types].join(" | ");
  if (node.title !== undefined) return node.title;
  if (types.includes("array") && items) return `array of ${typeOf(simplify(items))}`;
  return types.join(" | ") || "object";
}

/** The limits of a value in the keywords of JSON Schema. A title such as UUID makes its pattern redundant. */
function limitsOf({ title, type, ...node }: SchemaNode): string | undefined {
  const isNamed = title !== undefined || toList(type).some((name) => /[A-Z]/.test(name));
  const limits = (["minimum", "maximum", "minLength", "maxLength", "default", "pattern"] as const).flatMap(
    (name) => (node[name] === undefined || (name === "pattern" && isNamed) ? [] : [`${name} ${node[name]}`]),
  );
  return limits.length > 0 ? limits.join(", ") : undefined;
}

function describeField(name: string, node: SchemaNode, isRequired: boolean): ApiField {
  const limits = limitsOf(node);
  const { description } = node;
  return {
    name,
    type: typeOf(node),
    ...(limits !== undefined && { limits }),
    ...(description !== undefined && { description }),
    isRequired,
  };
}

/** All fields of a body; nested fields follow the one that contains them. */
function fieldsOf(node: SchemaNode | undefined, path = ""): ApiField[] {
  if (!node) return [];
  const { properties = {}, required = [] } = simplify(node);
  return Object.entries(properties).flatMap(([key, value]) => {
    const name = path + key;
    const field = simplify(value);
    return [
      describeField(name, field, required.includes(key)),
      ...fieldsOf(field, `${name}.`),
      ...fieldsOf(field.items, `${name}[].`),
    ];
  });
}

function toParameter({ name, in: place, required = false, description, schema }: Parameter): ApiParameter {
  const node = { ...schema, ...(description !== undefined && { description }) };
  return { ...describeField(name, simplify(node), required), place };
}

const isSuccess = (status: string) => status.startsWith("2");

/** A request with the example values of its parameters and body, and its response. Undefined if there is none. */
function exampleOf(
  server: string,
  path: string,
  method: string,
  { parameters, requestBody, responses }: Operation,
): ApiExample | undefined {
  const [status, success] = Object.entries(responses).find(([name]) => isSuccess(name)) ?? [];
  const [type, media] =
    Object.entries(success?.content ?? {}).find(([, { example }]) => example !== undefined) ?? [];
  if (status === undefined || type === undefined || media?.example === undefined) return undefined;
  const known = parameters.filter(({ example }) => example !== undefined);
  const address = known
    .filter((one) => one.in === "path")
    .reduce((filled, { name, example }) => filled.replace(`{${name}}`, String(example)), path);
  const query = known.filter((one) => one.in === "query").map(({ name, example }) => `${name}=${example}`);
  const url = server + address + (query.length > 0 ? `?${query.join("&")}` : "");
  const { example } = media;
  const body = requestBody?.content["application/json"]?.example;
  return {
    curl: [
      `curl${method === "get" ? "" : ` -X ${method.toUpperCase()}`} "${url}"`,
      '-H "Authorization: Bearer $API_KEY"',
      ...(body === undefined ? [] : [`--json '${JSON.stringify(body)}'`]),
    ].join(" \\\n  "),
    status,
    type,
    body: typeof example === "string" ? example : JSON.stringify(example, null, 2),
  };
}

const toSlug = (text: string) =>
  text
    .replace(/[^A-Za-z0-9]+/g, "-")
    .replace(/([a-z])([A-Z])/g, "$1-$2")
    .toLowerCase();

function toOperation(server: string, path: string, method: string, source: Operation): ApiOperation {
  const { operationId, summary, description, parameters, requestBody, responses } = source;
  const success = Object.entries(responses).find(([status]) => isSuccess(status))?.[1];
  const example = exampleOf(server, path, method, source);
  return {
    id: toSlug(operationId ?? `${method} ${path}`),
    method: method.toUpperCase(),
    path,
    summary,
    ...(description !== undefined && { description }),
    parameters: [
      ...parameters.map(toParameter),
      ...fieldsOf(requestBody?.content["application/json"]?.schema).map((field) => ({
        ...field,
        place: "body" as const,
      })),
    ],
    responses: Object.entries(responses).map(
      ([status, { description, headers = {}, content = {} }]): ApiResponse => ({
        status,
        meaning: description,
        headers: Object.keys(headers),
        types: Object.keys(content),
      }),
    ),
    answer: fieldsOf(success?.content?.["application/json"]?.schema),
    ...(example && { example }),
  };
}

function toEvent(type: string, { summary, requestBody }: Operation): ApiEvent {
  const { schema, example } = requestBody?.content["application/json"] ?? {};
  if (example === undefined) throw new Error(`the webhook ${type} has no example`);
  return {
    id: toSlug(type),
    type,
    summary,
    fields: fieldsOf(schema),
    example: JSON.stringify(example, null, 2),
  };
}

const hasResponse = ({ responses }: ApiOperation, response: ApiResponse) =>
  responses.some((own) => isDeepStrictEqual(own, response));

function readReference(yaml: string): ApiReference {
  const source: unknown = parse(yaml);
  const { info, servers, tags, paths, webhooks } = openApi.parse(resolveRefs(source, source));
  const server = servers[0]?.url ?? "";
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, entry]) => ({ path, method, entry })),
  );
  const events = Object.entries(webhooks).map(([type, { post }]) => ({ type, post }));
  const problem = operations
    .flatMap(({ entry }) => Object.values(entry.responses))
    .flatMap((each) => each.content?.["application/problem+json"]?.schema ?? [])[0];
  const groups = tags.map(({ name, description, "x-codeSamples": samples }): ApiGroup => {
    const own = events.filter(({ post }) => post.tags.includes(name));
    return {
      id: toSlug(name),
      name,
      description,
      operations: operations
        .filter(({ entry }) => entry.tags.includes(name))
        .map(({ path, method, entry }) => toOperation(server, path, method, entry)),
      events: own.map(({ type, post }) => toEvent(type, post)),
      headers: own[0]?.post.parameters.map(toParameter) ?? [],
      samples: samples.map(({ label, source }) => ({
        id: toSlug(label),
        caption: label,
        code: source.trimEnd(),
      })),
    };
  });
  const [first, ...others] = groups.flatMap(({ operations }) => operations);
  const common = (first?.responses ?? []).filter((response) =>
    others.every((other) => hasResponse(other, response)),
  );
  for (const operation of groups.flatMap(({ operations }) => operations))
    operation.responses = operation.responses.filter(
      (response) => !common.some((known) => isDeepStrictEqual(known, response)),
    );
  return { description: info.description, common, groups, problem: fieldsOf(problem) };
}

/**
 * Reads docs/openapi.yaml.
 * @throws {ContentError} if it is missing or does not have the form that the page needs
 */
export function readApi(root: string): ApiReference {
  const path = `${root}/${file}`;
  const problem = (message: string) => new ContentError([{ file, line: 1, field: "", message }]);
  if (!existsSync(path)) throw problem("is missing: a section API shows it");
  try {
    return readReference(readFileSync(path, "utf8"));
  } catch (error) {
    if (error instanceof z.ZodError) throw problem(z.prettifyError(error));
    throw problem(error instanceof Error ? error.message : String(error));
  }
}

/** The ids of the parts of the page that shows the API reference. */
export function apiAnchors({ groups }: ApiReference): string[] {
  return groups
    .flatMap((group) => [group, ...group.operations, ...group.events, ...group.samples])
    .map(({ id }) => id);
}

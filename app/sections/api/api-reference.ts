/** A body field with its path: `applications[].id`. */
export type ApiField = {
  name: string;
  /** The JSON Schema type, or the schema's title. */
  type: string;
  limits?: string;
  description?: string;
  isRequired: boolean;
};

/** A part of a request. */
export type ApiParameter = ApiField & { place: "path" | "query" | "header" | "body" };

export type ApiResponse = {
  status: string;
  meaning: string;
  /** Names of headers that the response always has. */
  headers: string[];
  /** Media types of the body. */
  types: string[];
};

export type ApiExample = {
  /** The complete command. */
  curl: string;
  /** Status and media type of the response. */
  status: string;
  type: string;
  body: string;
};

export type ApiOperation = {
  id: string;
  method: string;
  path: string;
  summary: string;
  description?: string;
  parameters: ApiParameter[];
  responses: ApiResponse[];
  /** Body fields of a successful response. */
  answer: ApiField[];
  example?: ApiExample;
};

/** A webhook event. */
export type ApiEvent = {
  id: string;
  type: string;
  summary: string;
  fields: ApiField[];
  example: string;
};

/** Example code with a caption. */
export type ApiSample = { id: string; caption: string; code: string };

export type ApiGroup = {
  id: string;
  name: string;
  description: string;
  operations: ApiOperation[];
  events: ApiEvent[];
  /** Headers of every event. */
  headers: ApiParameter[];
  samples: ApiSample[];
};

/** The API described by docs/openapi.yaml, with references resolved. */
export type ApiReference = {
  description: string;
  /** Responses common to all operations, which do not repeat them. */
  common: ApiResponse[];
  groups: ApiGroup[];
  /** Body fields of all errors. */
  problem: ApiField[];
};

/** A field of a body, by its path: `applications[].id`. */
export type ApiField = {
  name: string;
  /** As JSON Schema calls it, or its title. */
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
  /** The whole command. */
  curl: string;
  /** Status and media type of its answer. */
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
  /** Fields of the body of a successful answer. */
  answer: ApiField[];
  example?: ApiExample;
};

/** An event that the server sends. */
export type ApiEvent = {
  id: string;
  type: string;
  summary: string;
  fields: ApiField[];
  example: string;
};

/** A program that shows how something is done. */
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

/** The API as docs/openapi.yaml describes it, with its references resolved. */
export type ApiReference = {
  description: string;
  /** Responses that every operation has; its own list leaves them out. */
  common: ApiResponse[];
  groups: ApiGroup[];
  /** Fields of the body of every error. */
  problem: ApiField[];
};

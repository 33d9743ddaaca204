declare module "@adobe/structured-data-validator" {
  type Issue = { severity: "ERROR" | "WARNING"; issueMessage: string; rootType: string; location?: string };
  export default class Validator {
    validate(found: Record<"jsonld" | "microdata" | "rdfa", Record<string, object[]>>): Promise<Issue[]>;
  }
}

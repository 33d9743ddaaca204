import { writeJsonSchemas } from "./content/json-schemas.ts";

writeJsonSchemas();

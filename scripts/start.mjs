// `npm start`. Plain JavaScript that any Node from 18 on can read: it is what brings the project's own Node.
import { installIfNeeded, run } from "./run.mjs";

installIfNeeded();
run("node", ["scripts/build-if-needed.ts"]);
run("node", ["server/main.ts"]);

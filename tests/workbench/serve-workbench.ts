import "#server/config/set-node-env.ts";
import { serveBuild } from "#scripts/machine/serve-build.ts";

await serveBuild({ folder: "build-workbench", port: Number(process.env.PORT) });

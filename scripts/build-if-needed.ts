import { isBuildCurrent } from "./build-stamp.ts";

if (!isBuildCurrent()) await import("./build.ts");

#!/usr/bin/env node
import { launch } from "command-line/launch";

await launch(import.meta.url);

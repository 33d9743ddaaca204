import { testChromiumOrInstall } from "./machine/chromium.ts";
import { postgresOrInstall } from "./machine/postgres.ts";

// Installs what the tests need beside packages, on Debian as root; elsewhere each says in a line what is missing.
testChromiumOrInstall();
postgresOrInstall();

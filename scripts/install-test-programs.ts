import { testChromiumOrInstall } from "./machine/chromium.ts";
import { postgresOrInstall } from "./machine/postgres.ts";

// Installs what the tests need apart from packages, as root on Debian; elsewhere prints what is missing.
testChromiumOrInstall();
postgresOrInstall();

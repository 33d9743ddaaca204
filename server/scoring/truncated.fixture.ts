// Plays a process whose outcome breaks off, although it exits cleanly.
process.stdout.write('{"kind":"SCORED","sc', () => process.exit(0));

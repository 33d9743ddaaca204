// Plays a process that exits cleanly although its outcome is truncated.
process.stdout.write('{"kind":"SCORED","sc', () => process.exit(0));

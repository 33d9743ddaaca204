// Plays a process that a hostile file has taken over: it exits cleanly with an outcome of the wrong shape.
process.stdout.write('{"kind":"SCORED","score":1e9,"engine":{}}', () => process.exit(0));

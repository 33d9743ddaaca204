// Plays a process that a hostile file has taken over: a clean exit with an outcome of the wrong shape.
process.stdout.write('{"kind":"SCORED","score":1e9,"engine":{}}', () => process.exit(0));

// Says in one sentence what is missing where the Node that comes as a dependency does not exist for this machine.
// Plain JavaScript: an older Node must be able to run it.
const major = Number(process.versions.node.split('.')[0]);
if (major < 24) {
  console.error(
    `Node 24 or later is needed here; this is Node ${process.versions.node}. ` +
      'On Linux and Windows x64 `npm ci` brings it along (as an optional dependency); elsewhere install Node 24 first.',
  );
  process.exit(1);
}

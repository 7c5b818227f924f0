// Loaded before a script that is measured: tells the peak resident memory (in kilobytes) at its end.
const { readFileSync, writeSync } = require('node:fs');

/** What getrusage says counts the parent from before the program was started; Linux tells the program's own peak. */
function peak() {
  if (process.platform !== 'linux') return process.resourceUsage().maxRSS;
  return Number(/^VmHWM:\s*(\d+)/m.exec(readFileSync('/proc/self/status', 'utf8'))[1]);
}

process.on('exit', () => writeSync(3, String(peak())));

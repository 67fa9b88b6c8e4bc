// Loaded into the release command by `--import`, in tests alone: counts what it does to the host and kills it there. The command
// itself knows nothing of it. `KILL_AT` is the step; `half` writes the half of what that step would write first. Without it the
// steps are listed in the file `STEPS`.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const { KILL_SITE: site, KILL_AT: at, STEPS: list } = process.env;
const { appendFileSync, writeSync } = fs;
const inHost = new Set();
let step = 0;

/** One word for the same step of another process, of another release. */
const named = (file) =>
  file
    .slice(site.length + 1)
    .replace(/\.\d+\.tmp/g, '.tmp')
    .replace(/[0-9a-f]{32}/g, '*');

function reached(what, half) {
  step += 1;
  if (at === undefined) appendFileSync(list, `${step} ${what}\n${half ? `${step}half half of ${what}\n` : ''}`);
  if (at === `${step}half`) half?.();
  if (at === String(step) || at === `${step}half`) process.kill(process.pid, 'SIGKILL');
}

const halfOf = (content) => String(content).slice(0, Math.ceil(String(content).length / 2));
const original = { ...fs };

for (const name of ['mkdirSync', 'rmSync', 'symlinkSync', 'renameSync', 'truncateSync', 'utimesSync']) {
  fs[name] = (...args) => {
    const file = String(name === 'symlinkSync' ? args[1] : args[0]);
    if (file.startsWith(`${site}/`)) reached(`${name} ${named(file)}`);
    return original[name](...args);
  };
}
fs.writeFileSync = (file, content, ...more) => {
  if (String(file).startsWith(`${site}/`))
    reached(`write ${named(String(file))}`, () => original.writeFileSync(file, halfOf(content)));
  return original.writeFileSync(file, content, ...more);
};
fs.openSync = (file, ...more) => {
  const opened = original.openSync(file, ...more);
  if (String(file).startsWith(`${site}/log/`)) inHost.add(opened);
  return opened;
};
fs.writeSync = (file, content, ...more) => {
  if (inHost.has(file)) reached('append to the log', () => writeSync(file, halfOf(content)));
  return writeSync(file, content, ...more);
};
fs.fsyncSync = (file) => {
  if (inHost.has(file)) reached('flush the log');
  return original.fsyncSync(file);
};
process.on('exit', () => reached('answer'));
syncBuiltinESMExports();

import fs from 'node:fs';

/** What every change of a host throws from the step on at which its command was killed. */
class Killed extends Error {}

const CHANGES = ['mkdirSync', 'rmSync', 'symlinkSync', 'renameSync', 'truncateSync', 'utimesSync', 'cpSync'] as const;
/** Those whose second argument is what they make. */
const TO_SECOND: readonly string[] = ['symlinkSync', 'cpSync'];

const halfOf = (content: unknown): string => String(content).slice(0, Math.ceil(String(content).length / 2));

/**
 * Does something to a host as if its process were killed at a step: that step is not done, or done by half, and nothing after it, no
 * `finally` either. `kill-at.mjs` does the same to a real process, with the same steps.
 * @param killAt the number of a step, with `half` behind it where it writes the half of what it would; undefined to let it end
 * @returns the steps, as `3 renameSync live`
 */
export async function killedHere(
  site: string,
  killAt: string | undefined,
  act: () => Promise<unknown>,
): Promise<string[]> {
  const original = { ...fs };
  const hooked: (keyof typeof fs)[] = [];
  const steps: string[] = [];
  const inLog = new Set<number>();
  let count = 0;
  let isDead = false;
  const isOfHost = (file: unknown): boolean => String(file).startsWith(`${site}/`);
  const named = (file: unknown): string =>
    String(file)
      .slice(site.length + 1)
      .replace(/\.\d+\.tmp/g, '.tmp')
      .replace(/[0-9a-f]{32}/g, '*');
  const reached = (what: string, half?: () => void): void => {
    if (isDead) throw new Killed();
    count += 1;
    steps.push(`${count} ${what}`, ...(half ? [`${count}half half of ${what}`] : []));
    isDead = killAt === String(count) || killAt === `${count}half`;
    if (killAt === `${count}half`) half?.();
    if (isDead) throw new Killed();
  };
  const hook = (name: keyof typeof fs, before: (args: readonly unknown[]) => void): void => {
    hooked.push(name);
    const real = original[name] as (...args: unknown[]) => unknown;
    Object.assign(fs, {
      [name]: (...args: unknown[]) => {
        before(args);
        const made = real(...args);
        if (name === 'openSync' && String(args[0]).startsWith(`${site}/log/`)) inLog.add(Number(made));
        return made;
      },
    });
  };
  for (const name of CHANGES)
    hook(name, (args) => {
      const file = TO_SECOND.includes(name) ? args[1] : args[0];
      if (isOfHost(file)) reached(`${name} ${named(file)}`);
    });
  hook('writeFileSync', ([file, content]) => {
    if (isOfHost(file)) reached(`write ${named(file)}`, () => original.writeFileSync(String(file), halfOf(content)));
  });
  hook('openSync', ([file, flags]) => {
    if (isDead && isOfHost(file) && flags !== 'r') throw new Killed();
  });
  hook('writeSync', ([file, content]) => {
    if (inLog.has(Number(file)))
      reached('append to the log', () => void original.writeSync(Number(file), halfOf(content)));
  });
  hook('fsyncSync', ([file]) => {
    if (inLog.has(Number(file))) reached('flush the log');
  });
  try {
    await act();
  } finally {
    Object.assign(fs, Object.fromEntries(hooked.map((name) => [name, original[name]])));
  }
  return steps;
}

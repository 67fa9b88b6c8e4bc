import { boot } from './state';
import { forgetTries } from './watch-start';

/** Says that the shell's scripts have run, and tells of the live shell when this is the one before it (decision 93). */
export function shellHasStarted(): void {
  const { chosen, seen } = boot();
  boot().started = true;
  forgetTries();
  const version = chosen['shell']?.extras.insteadOf;
  if (version !== undefined) seen.push({ part: 'shell', version, failed: true });
}

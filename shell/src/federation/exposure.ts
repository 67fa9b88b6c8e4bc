import { call } from '@foyer/shared/api';
import { bus } from '@foyer/shared/bus';
import { sessionStore } from '@foyer/shared/session';
import { slotsOfShell } from '@foyer/shared/shell';
import { boot, isPreview } from '../boot/state';

const isTextList = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string');

const told = slotsOfShell.json('local', 'exposures', isTextList, { stays: true, was: 'exposures', until: '4.0.0' });

/** What this page has reported or is reporting. */
const telling = new Set<string>();

/** Number of exposures that a browser remembers; older experiments are over. */
const REMEMBERED = 50;

/** Type of a trial session, whose play counts for nothing. */
const TRIAL = 4;

const isMember = (): boolean => {
  const { session } = sessionStore.getState();
  return session !== undefined && session.type !== TRIAL;
};

const isTold = (exposure: string): boolean => told.get()?.includes(exposure) === true;

/** How a browser remembers that it told of an arm, of the release of a division without a name, or of an arm after a log-in. */
const named = (part: string, version: string): string => {
  const arm = boot().arms[part];
  return arm ? `${arm.experiment}/${arm.arm}` : `${part}@${version}`;
};
const OF_MEMBER = ' member';

/**
 * Reports that this visitor saw a variant, once per visitor and variant; with an experiment the arm that the visitor is of, whatever was
 * shown (decision 80). After a log-in it is reported once more, so that the platform knows whose visitor this is. A failed report is repeated
 * by the next page.
 */
export async function reportExposure(part: string, version: string): Promise<void> {
  const variant = named(part, version);
  const arm = boot().arms[part];
  const exposure = arm && isMember() ? variant + OF_MEMBER : variant;
  if (isPreview() || !boot().experiments.has(part) || telling.has(exposure) || isTold(exposure)) return;
  telling.add(exposure);
  const isFirst = !isTold(variant);
  try {
    const of = arm ? { experiment: arm.experiment, arm: arm.arm } : {};
    await call('exposure', { body: { part, version, visitor: boot().visitor, ...of } });
  } catch {
    return;
  }
  told.set([...new Set([...(told.get() ?? []), variant, exposure])].slice(-REMEMBERED));
  if (isFirst) bus.emit('part:exposed', { part, version });
}

/** Reports again, after a log-in, the arms that this visitor was told of as a stranger, on this page or an earlier one. */
export function tellWhoLogsIn(): void {
  sessionStore.subscribe(({ session }, before) => {
    if (session === undefined || session === before.session) return;
    const { arms, versions } = boot();
    for (const part of Object.keys(arms)) {
      const version = versions[part] ?? '';
      if (isTold(named(part, version))) void reportExposure(part, version);
    }
  });
}

import { ApiError, call } from '@foyer/shared/api';
import type { MobileTemplate } from '@foyer/shared/contract';
import { flagStore } from '@foyer/shared/flags';
import { storage } from '@foyer/shared/storage';
import { createStore, useStore } from '@foyer/shared/store';

/** How long each start-up call may take, in ms (A011). */
const START_UP_LIMIT = 10_000;

/** 0 app, 1 maintenance, 2 restricted (S4-STARTUP-01 to 03); failed when the platform does not answer. */
export type StartUpState = 'loading' | 'app' | 'maintenance' | 'restricted' | 'failed';

interface StartUp {
  readonly state: StartUpState;
  /** Asked again while a screen of an earlier answer stands. */
  readonly checking: boolean;
}

export const startUpStore = createStore<StartUp>(() => ({ state: 'loading', checking: false }));

export const useStartUp = (): StartUp => useStore(startUpStore, (state) => state);

const isSet = (flag: unknown): boolean => [true, 1, '1', 'true'].some((set) => set === flag);

const versionOf = (setting: unknown): 'new' | 'base' => (String(setting) === '1' ? 'new' : 'base');

/** Keeps which of the two layouts the merchant chose (S4-TEMPLATE-01 to 03, A012). */
function saveTemplate({ mem_cen, dep_func }: MobileTemplate): void {
  storage.memberCenterVersion.set(versionOf(mem_cen));
  storage.depositDetailVersion.set(versionOf(dep_func));
}

async function ask(): Promise<Exclude<StartUpState, 'loading'>> {
  const limit = { timeout: START_UP_LIMIT };
  const whitelabel = call('whitelabel', limit);
  // Its failure is met below; until then it must not count as unhandled.
  whitelabel.catch(() => undefined);
  // The status answer carries the same settings, so this one may fail.
  const template = call('template', limit).catch(() => undefined);
  const status = await call('systemStatus', limit);
  flagStore.setState({ status });
  if (isSet(status.maintenance)) return 'maintenance';
  if (isSet(status.regionRestriction)) return 'restricted';
  flagStore.setState({ whitelabel: await whitelabel });
  saveTemplate((await template)?.mobileTemplate ?? status.info.mobileTemplate);
  return 'app';
}

function stateOf(error: unknown): Exclude<StartUpState, 'loading'> {
  if (!(error instanceof ApiError)) return 'failed';
  if (error.code === 'system.upgrading') return 'maintenance';
  return error.code === 'ip.restricted' ? 'restricted' : 'failed';
}

/**
 * Asks the platform how the site stands, all calls at once, and fills the flags (A011). Never rejects: what goes wrong is a
 * state of its own.
 */
export async function startUp(): Promise<StartUpState> {
  startUpStore.setState({ checking: true });
  const state = await ask().catch(stateOf);
  startUpStore.setState({ state, checking: false });
  return state;
}

import { ApiError, call, siteConfig } from '@foyer/shared/api';
import type { MobileTemplate, SystemStatus, Whitelabel } from '@foyer/shared/contract';
import { queryClient } from '@foyer/shared/query';
import { setFlags, shellSlots } from '@foyer/shared/shell';
import { cached } from '@foyer/shared/storage';
import { createStore, useStore } from '@foyer/shared/store';

/** How long each start-up call may take, in ms, where the site says nothing (A011). */
const START_UP_LIMIT = 10_000;

/** What the status carries as well may come this much later than everything else, in ms. */
const TEMPLATE_GRACE = 1000;

/** 0 app, 1 maintenance, 2 restricted (S4-STARTUP-01 to 03); failed when the platform does not answer. */
export type StartUpState = 'loading' | 'app' | 'maintenance' | 'restricted' | 'failed';

interface StartUp {
  readonly state: StartUpState;
  /** Asked again while a screen of an earlier answer stands. */
  readonly checking: boolean;
  /** The app has been shown in this visit. */
  readonly opened: boolean;
}

export const startUpStore = createStore<StartUp>(() => ({ state: 'loading', checking: false, opened: false }));

export const useStartUp = (): StartUp => useStore(startUpStore, (state) => state);

const isSet = (flag: unknown): boolean => [true, 1, '1', 'true'].some((set) => set === flag);

const versionOf = (setting: unknown): 'new' | 'base' => (String(setting) === '1' ? 'new' : 'base');

/** Keeps which of the two layouts the merchant chose (S4-TEMPLATE-01 to 03, A012). */
function saveTemplate({ mem_cen, dep_func }: MobileTemplate): void {
  shellSlots.memberCenterVersion.set(versionOf(mem_cen));
  shellSlots.depositDetailVersion.set(versionOf(dep_func));
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isStatus = (value: unknown): value is SystemStatus =>
  isRecord(value) &&
  isRecord(value['info']) &&
  isRecord(value['info']['mobileTemplate']) &&
  isRecord(value['location']);

/** The template, or what the status says of it: that call may fail, come late or be nonsense. */
async function templateOf(
  call: Promise<{ mobileTemplate: MobileTemplate } | undefined>,
  status: SystemStatus,
): Promise<MobileTemplate> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, TEMPLATE_GRACE);
  });
  const template = await Promise.race([call, late]);
  clearTimeout(timer);
  return isRecord(template) && isRecord(template.mobileTemplate) ? template.mobileTemplate : status.info.mobileTemplate;
}

/** Keeps where the pictures come from and which areas are near (S3-STORAGE-04, S9-STORAGE-01, A107). */
function keep({ info, location }: SystemStatus): void {
  cached.imageCdnList.of().set(info.imageCdn ?? []);
  cached.villages.of().set(location.areas ?? []);
}

async function ask(): Promise<Exclude<StartUpState, 'loading'>> {
  const limit = { timeout: siteConfig().startUpTimeout ?? START_UP_LIMIT };
  const flags: Promise<Whitelabel> = call('whitelabel', limit);
  // Its failure is met below; until then it must not count as unhandled.
  flags.catch(() => undefined);
  const template = call('template', limit).catch(() => undefined);
  const status = await call('systemStatus', limit);
  if (!isStatus(status)) return 'failed';
  setFlags({ status });
  keep(status);
  if (isSet(status.maintenance)) return 'maintenance';
  if (isSet(status.regionRestriction)) return 'restricted';
  // Without the flags every function of the merchant would be off and nobody would know why.
  const whitelabel = await flags;
  if (!isRecord(whitelabel)) return 'failed';
  setFlags({ whitelabel });
  saveTemplate(await templateOf(template, status));
  return 'app';
}

function stateOf(error: unknown): Exclude<StartUpState, 'loading'> {
  if (!(error instanceof ApiError)) return 'failed';
  if (error.code === 'system.upgrading') return 'maintenance';
  return error.code === 'ip.restricted' ? 'restricted' : 'failed';
}

/** What the page asked for while the site was closed was refused, and nobody would ask again. */
function askAgain(): void {
  void queryClient.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' });
}

/**
 * Asks the platform how the site stands, all calls at once, and fills the flags (A011). Never rejects: what goes wrong is a
 * state of its own.
 */
export async function startUp(): Promise<StartUpState> {
  startUpStore.setState({ checking: true });
  const state = await ask().catch(stateOf);
  const { opened } = startUpStore.getState();
  if (opened && state === 'app') askAgain();
  startUpStore.setState({ state, checking: false, opened: opened || state === 'app' });
  return state;
}

/**
 * Asks again while the site is open, because a call said that it is closed: the screen changes when it is. An answer that does
 * not come changes nothing.
 */
export async function checkStillOpen(): Promise<void> {
  if (startUpStore.getState().state !== 'app') return;
  const state = await ask().catch(stateOf);
  if (state !== 'failed') startUpStore.setState({ state });
}

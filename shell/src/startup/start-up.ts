import { ApiError, call, siteConfig } from '@foyer/shared/api';
import type { MobileTemplate, SystemStatus, Whitelabel } from '@foyer/shared/contract';
import { refetchFailed } from '@foyer/shared/query';
import { setFlags, shellSlots } from '@foyer/shared/shell';
import { cached } from '@foyer/shared/storage';
import { createStore, useStore } from '@foyer/shared/store';

/** Default limit of each start-up call in ms (A011). */
const START_UP_LIMIT = 10_000;

/** Ms that the template may be later than the other calls, since the status contains it too. */
const TEMPLATE_GRACE = 1000;

/** 0 app, 1 maintenance, 2 restricted (S4-STARTUP-01 to 03); `failed` when the platform does not answer. */
export type StartUpState = 'loading' | 'app' | 'maintenance' | 'restricted' | 'failed';

interface StartUp {
  readonly state: StartUpState;
  /** Asking again while a screen shows. */
  readonly checking: boolean;
  /** The app was shown in this visit. */
  readonly opened: boolean;
  /** The platform has said so; until then the app shows by what it said last time. */
  readonly confirmed: boolean;
}

export const startUpStore = createStore<StartUp>(() => ({
  state: 'loading',
  checking: false,
  opened: false,
  confirmed: false,
}));

export const useStartUp = (): StartUp => useStore(startUpStore, (state) => state);

const isSet = (flag: unknown): boolean => [true, 1, '1', 'true'].some((set) => set === flag);

const versionOf = (setting: unknown): 'new' | 'base' => (String(setting) === '1' ? 'new' : 'base');

/** Stores the merchant's layouts (S4-TEMPLATE-01 to 03, A012). */
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

/** The template, or that of the status when the call fails, is late or invalid. */
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

const keptStart = () => cached.startUp.of([siteConfig().merchantCode]);

/** Opens the app as it was last time, until the platform has said how it is now (F-CACHE-01, decision 62). */
function openAsKept(): void {
  const kept = keptStart().get();
  if (kept === undefined || startUpStore.getState().state !== 'loading') return;
  setFlags(kept);
  startUpStore.setState({ state: 'app', opened: true });
}

/** Stores image CDNs and areas, of this merchant (S3-STORAGE-04, S9-STORAGE-01, A107). */
function keep({ info, location }: SystemStatus): void {
  const { merchantCode } = siteConfig();
  cached.imageCdnList.of([merchantCode]).set(info.imageCdn ?? []);
  cached.villages.of([merchantCode]).set(location.areas ?? []);
}

async function ask(): Promise<Exclude<StartUpState, 'loading'>> {
  const limit = { timeout: siteConfig().startUpTimeout ?? START_UP_LIMIT };
  const flags: Promise<Whitelabel> = call('whitelabel', limit);
  // Handled below; until then it must not count as unhandled.
  flags.catch(() => undefined);
  const template = call('template', limit).catch(() => undefined);
  const status = await call('systemStatus', limit);
  if (!isStatus(status)) return 'failed';
  setFlags({ status });
  keep(status);
  if (isSet(status.maintenance)) return 'maintenance';
  if (isSet(status.regionRestriction)) return 'restricted';
  // Without flags every function of the merchant would be off.
  const whitelabel = await flags;
  if (!isRecord(whitelabel)) return 'failed';
  setFlags({ whitelabel });
  keptStart().set({ status, whitelabel });
  saveTemplate(await templateOf(template, status));
  return 'app';
}

function stateOf(error: unknown): Exclude<StartUpState, 'loading'> {
  if (!(error instanceof ApiError)) return 'failed';
  if (error.code === 'system.upgrading') return 'maintenance';
  return error.code === 'ip.restricted' ? 'restricted' : 'failed';
}

/** What the platform says of the site. A closed one does not open by itself the next time. */
async function asked(): Promise<Exclude<StartUpState, 'loading'>> {
  const state = await ask().catch(stateOf);
  if (state === 'maintenance' || state === 'restricted') cached.startUp.remove();
  return state;
}

const startAgain = (): void => void startUp();

/** Leaves open what opened as it was last time, and starts again with the connection (decision 102). */
function waitForConnection(): StartUpState {
  startUpStore.setState({ state: 'app', checking: false });
  addEventListener('online', startAgain, { once: true });
  return 'app';
}

/**
 * Sends all start-up calls at once and stores the flags (A011). Never rejects; a failure is a state. Without any connection the app stays
 * as it was last time, where it was kept.
 */
export async function startUp(): Promise<StartUpState> {
  startUpStore.setState({ checking: true });
  openAsKept();
  const state = await asked();
  const { opened, confirmed } = startUpStore.getState();
  if (state === 'failed' && opened && !navigator.onLine) return waitForConnection();
  // The calls that were refused while the site was closed.
  if (opened && state === 'app') void refetchFailed();
  startUpStore.setState({
    ...{ state, checking: false },
    ...{ opened: opened || state === 'app', confirmed: confirmed || state !== 'failed' },
  });
  return state;
}

/** Asks again after a call said that the site is closed. Without an answer nothing changes. */
export async function checkStillOpen(): Promise<void> {
  if (startUpStore.getState().state !== 'app') return;
  const state = await asked();
  if (state !== 'failed') startUpStore.setState({ state });
}

import { type CallName, type CallRow, mayUse } from '@foyer/shared/contract';
import type { Wanted } from './judge';

/** What is known of the merchant and the member who is logged in; undefined is unknown. */
export interface Standing {
  readonly flags: Readonly<Record<string, unknown>> | undefined;
  readonly type: number | undefined;
}

/** Refusals that a right question may meet, as its answer depends on more than the row. */
const mayRefuse: Partial<Record<CallName, readonly string[]>> = {
  captchaSound: ['captcha.error'],
  affiliateCheck: ['invitation.invalid'],
  vendorWallet: ['vendor.unavailable', 'vendor.maintenance'],
  launchGame: ['vendor.unavailable', 'vendor.maintenance', 'login.free.account'],
  uplineReceiver: ['permission.denied', 'upline.changed'],
};

/** Why a row is closed to the member (B008), or undefined. */
function closedBy({ access = [], flag, menu }: CallRow, { flags, type }: Standing): string | undefined {
  const kind = type === undefined ? undefined : access.find((each) => !mayUse(each, type));
  if (kind !== undefined) return `its row is of ${kind}, which members of type ${type} have no part in`;
  if (flags === undefined) return undefined;
  if (flag !== undefined && flags[flag] !== true) return `${flag} is off in whitelabel`;
  const menus = flags['agentMenu'];
  const isOn = typeof menus === 'object' && menus !== null && Object.entries(menus).some(([n, on]) => n === menu && on);
  return menu !== undefined && !isOn ? `${menu} is off in whitelabel's agentMenu` : undefined;
}

/** The refusals that a member, or a visitor, may meet with a call that is asked rightly. */
export function wantedOf(name: CallName, row: CallRow, standing: Standing, madeUp: boolean): Wanted {
  const closed = closedBy(row, standing);
  const unsure =
    (standing.flags === undefined && (row.flag ?? row.menu) !== undefined) ||
    (standing.type === undefined && row.access !== undefined);
  return {
    closed,
    refusals: madeUp
      ? 'any'
      : [
          ...(mayRefuse[name] ?? []),
          ...(closed === undefined ? [] : ['permission.denied', 'login.free.account']),
          ...(unsure ? ['permission.denied'] : []),
        ],
  };
}

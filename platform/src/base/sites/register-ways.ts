import type { RegisterFieldName } from '@foyer/shared/contract';
import type { Site } from '../../base/sites/site';

/** The two ways to register, each with its own form, call and base fields (A035). */
export type Way = 'username' | 'mobileNum';

export interface FieldState {
  readonly enabled: boolean;
  readonly required: boolean;
}

/** Fields that a way always asks for, depending on the merchant's flags. */
function baseOf({ flags }: Pick<Site, 'flags'>, way: Way): readonly RegisterFieldName[] {
  if (way === 'mobileNum') {
    return ['mobileNum', 'verificationCode', ...(flags['MOBILENUMPASSREG3'] === true ? (['password'] as const) : [])];
  }
  return [
    'username',
    'password',
    ...(flags['REGMOBVERF3'] === true ? (['mobileNum', 'verificationCode'] as const) : []),
  ];
}

/** Whether a field is in the form of a way, and whether it is required. */
export function fieldState(
  site: Pick<Site, 'flags' | 'registerFields'>,
  way: Way,
  name: RegisterFieldName,
): FieldState {
  if (baseOf(site, way).includes(name)) return { enabled: true, required: true };
  const { enabled = false, required = false } = site.registerFields[name] ?? {};
  return { enabled, required: enabled && required };
}

/** Whether the merchant offers this way to register (S6-FLAGS-01, S6-FLAGS-02). */
export const isOpen = ({ flags }: Pick<Site, 'flags'>, way: Way): boolean =>
  flags[way === 'username' ? 'USERNAMEREG3' : 'MOBILENUMREG3'] === true;

/** Whether any offered form asks for an SMS code. */
export const offersCodes = (site: Pick<Site, 'flags' | 'registerFields'>): boolean =>
  (['username', 'mobileNum'] as const).some(
    (way) => isOpen(site, way) && fieldState(site, way, 'verificationCode').enabled,
  );

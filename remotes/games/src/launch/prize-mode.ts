import { type GameVendors, PRIZE_MODES } from '@foyer/shared/contract';

const ELECTRONIC = 'ELOTT';
const ELECTRONIC_VENDORS = new Set(['TCG_LOTTO_VN', 'LOTT']);

/**
 * The prize mode of lottery calls and addresses: e-lottery if the platform has the category ELOTT with vendor TCG_LOTTO_VN or
 * LOTT, else lottery; ZY is never used (S4-LAUNCH-06, A085).
 */
export function prizeModeOf(data: Pick<GameVendors, 'mapping'> | undefined): 'Lott' | 'Elott' {
  const vendors = Object.values(data?.mapping[ELECTRONIC] ?? {}).flatMap((group) => group.vendors);
  const electronic = vendors.some(({ vassalage }) => ELECTRONIC_VENDORS.has(vassalage));
  return electronic ? PRIZE_MODES.ELOTT : PRIZE_MODES.LOTT;
}

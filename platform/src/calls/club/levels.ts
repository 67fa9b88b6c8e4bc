import type { ClubBenefit } from '@foyer/shared/contract';

type Level = ClubBenefit['levels'][number];
type Value = Level['benefits'][number]['code'];

const level = (name: string, turnover: string, values: Record<Value, string>): Level => ({
  name,
  turnover,
  benefits: (Object.entries(values) as [Value, string][]).map(([code, value]) => ({ code, value })),
});

/** Default levels of the member club, lowest first, by turnover of all time. */
export const CLUB_LEVELS: readonly Level[] = [
  level('Bronze', '0', { rebate: '0.2', birthday: '0', upgrade: '0', weekly: '0', withdrawals: '3', manager: '0' }),
  level('Silver', '20000', {
    rebate: '0.3',
    birthday: '88',
    upgrade: '50',
    weekly: '20',
    withdrawals: '5',
    manager: '0',
  }),
  level('Gold', '100000', {
    rebate: '0.4',
    birthday: '388',
    upgrade: '200',
    weekly: '80',
    withdrawals: '8',
    manager: '0',
  }),
  level('Platinum', '500000', {
    rebate: '0.6',
    birthday: '888',
    upgrade: '800',
    weekly: '280',
    withdrawals: '12',
    manager: '1',
  }),
  level('Diamond', '2000000', {
    rebate: '0.8',
    birthday: '2888',
    upgrade: '2800',
    weekly: '880',
    withdrawals: '20',
    manager: '1',
  }),
  level('Crown', '10000000', {
    rebate: '1',
    birthday: '8888',
    upgrade: '8800',
    weekly: '2880',
    withdrawals: '50',
    manager: '1',
  }),
];

import type { Contract } from '@foyer/shared/contract';
import type { SiteAddress } from '@foyer/shared/paths';

export type ContractKind = Contract['kind'];

/** In the order in which home asks (A095). */
export const contractKinds: readonly ContractKind[] = ['salary', 'dividend', 'hourSalary'];

export const contractPages: Readonly<Record<ContractKind, SiteAddress>> = {
  salary: '/m/member/agent/getSalaryContract',
  dividend: '/m/member/agent/getDevidendContract',
  hourSalary: '/m/member/agent/getHourContract',
};

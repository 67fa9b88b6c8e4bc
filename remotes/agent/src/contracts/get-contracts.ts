import type { Contract } from '@foyer/shared/contract';
import { callQuery, invalidate, useQuery } from '@foyer/shared/query';
import type { ContractKind } from './contract-kind';

interface Contracts {
  readonly offer: Contract | null;
  readonly running: Contract | null;
}

/** Never an answer of before: an offer may have been taken back. */
const fresh = { staleTime: 0, refetchOnMount: 'always' as const };

/** What is offered and what runs, for the page of a kind. */
export function useContracts(kind: ContractKind) {
  const salary = useQuery({ ...callQuery('dailySalaryProcess'), ...fresh, enabled: kind === 'salary' });
  const dividend = useQuery({ ...callQuery('dividendContract'), ...fresh, enabled: kind === 'dividend' });
  const hour = useQuery({ ...callQuery('hourSalaryProcess'), ...fresh, enabled: kind === 'hourSalary' });
  const { data, error, isFetching, refetch } = { salary, dividend, hourSalary: hour }[kind];
  return { data: data as Contracts | undefined, error, isFetching, refetch };
}

/** Asks again what is offered, wherever it is shown. */
export function forgetContracts(): void {
  const names = ['dailySalaryContract', 'dailySalaryProcess', 'dividendContract', 'hourSalaryProcess'] as const;
  for (const name of names) void invalidate(name);
}

/** Whether a field says that a contract waits (A095). */
function isFilled(field: unknown): boolean {
  if (field === null || field === undefined || field === '') return false;
  return typeof field === 'object' ? Object.keys(field).length > 0 : true;
}

/** Which contracts wait for an answer; undefined until all three checks have answered. */
export function useWaitingContracts(enabled: boolean): Readonly<Record<ContractKind, boolean>> | undefined {
  const salary = useQuery({ ...callQuery('dailySalaryContract'), ...fresh, enabled });
  const dividend = useQuery({ ...callQuery('dividendContract'), ...fresh, enabled });
  const hour = useQuery({ ...callQuery('hourSalaryProcess'), ...fresh, enabled });
  if (!enabled || [salary, dividend, hour].some(({ isFetchedAfterMount }) => !isFetchedAfterMount)) return undefined;
  return {
    salary: isFilled(salary.data?.dailysalreqtype),
    dividend: isFilled(dividend.data?.divtypecompperiodreq),
    hourSalary: isFilled(hour.data?.contracthoursalreq),
  };
}

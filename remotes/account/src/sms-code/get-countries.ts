import type { Country } from '@foyer/shared/contract';
import { useStatus } from '@foyer/shared/flags';
import { callQuery, useQuery } from '@foyer/shared/query';
import { useState } from 'react';

const bare = (dialingCode: string): string => dialingCode.replace(/\D/g, '');

/** The countries to choose from; the current one alone while the list is missing. */
export function useCountries(dialingCode: string): readonly Country[] {
  const { data = [] } = useQuery({ ...callQuery('country'), staleTime: Number.POSITIVE_INFINITY });
  const countries = data.map((each) => ({
    ...each,
    dialingCode: bare(each.dialingCode),
  }));
  if (countries.some((country) => country.dialingCode === dialingCode)) return countries;
  return [{ code: '', name: `+${dialingCode}`, dialingCode }, ...countries];
}

/**
 * A form's dialing code, digits only, and its setter; the start-up location's by default (A023).
 *
 * @param remembered one chosen before
 */
export function useDialingCode(remembered?: string): [string, (dialingCode: string) => void] {
  const status = useStatus();
  const [chosen, choose] = useState(bare(remembered ?? ''));
  return [chosen || bare(status?.location.dialingCode ?? ''), choose];
}

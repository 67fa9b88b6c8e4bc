import { serverNow } from '@foyer/shared/api';
import type { ValueOf } from '@foyer/shared/contract';
import { callQuery, useQuery } from '@foyer/shared/query';

export type Numero = NonNullable<ValueOf<'vnNumero'>>;
export type VnDay = NonNullable<ValueOf<'vnResults'>>;

/** After a draw, in ms: the platform's clock may be a little behind. */
const AFTER = 2_000;

const ofDay = (day: string) => (day === '' ? {} : { day });

/** The prizes of a day of Vietnam, of the present one without it; asked again when its draw is due. */
export const useVnResults = (code: string, day: string) =>
  useQuery({
    ...callQuery('vnResults', { code, ...ofDay(day) }),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) =>
      data?.state === 'waiting' ? Math.max((data.drawAt ?? 0) - serverNow(), 0) + AFTER : false,
  });

/** The last two digits of a day that was drawn. */
export const useNumero = (code: string, day: string) => useQuery(callQuery('vnNumero', { code, day }));

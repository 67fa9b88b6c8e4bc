import type { Rain } from '@foyer/shared/contract';
import { callQuery, useQuery } from '@foyer/shared/query';
import { useEffect, useState } from 'react';

/** How often the clock is looked at; the screen changes once a second. */
const LOOK_MS = 250;

type RainPhase = 'none' | 'waiting' | 'raining' | 'over';

interface Moment {
  readonly phase: RainPhase;
  /** Whole seconds to the start, or to the end while it rains. */
  readonly seconds: number;
}

function momentOf(next: Rain | null, now: number): Moment {
  const until = (moment: number) => Math.max(0, Math.ceil((moment - now) / 1000));
  if (next === null) return { phase: 'none', seconds: 0 };
  if (now < next.startsAt) return { phase: 'waiting', seconds: until(next.startsAt) };
  return now < next.endsAt ? { phase: 'raining', seconds: until(next.endsAt) } : { phase: 'over', seconds: 0 };
}

/**
 * The red rain by the platform's clock: what the answer said, and what the device counted since, so that a wrong clock of the device
 * does no harm (F-REDRAIN-01). At the end the result is asked for.
 */
export function useRain() {
  const query = useQuery({ ...callQuery('redRain'), staleTime: 0, refetchOnMount: 'always' });
  const { data, dataUpdatedAt, refetch } = query;
  const next = data?.next ?? null;
  const [moment, setMoment] = useState<Moment>({ phase: 'none', seconds: 0 });
  useEffect(() => {
    if (data === undefined) return undefined;
    const look = () => {
      const now = momentOf(next, data.at + Date.now() - dataUpdatedAt);
      setMoment((before) => (before.phase === now.phase && before.seconds === now.seconds ? before : now));
    };
    look();
    const timer = setInterval(look, LOOK_MS);
    return () => clearInterval(timer);
  }, [data, dataUpdatedAt, next]);
  const over = moment.phase === 'over';
  useEffect(() => {
    // Anew after each answer, should the platform still be before the end.
    if (over && dataUpdatedAt > 0) void refetch();
  }, [over, dataUpdatedAt, refetch]);
  return { query, next, moment };
}

import { merchantDayOf } from '../../base/time/merchant-day';
import { activitiesAt } from './activities';
import { roundAt, ZONE } from './rounds';

const DAY = 86_400_000;
const told = (now: Date, id: number) => {
  const { startsAt, endsAt } = activitiesAt(now).find((each) => each.id === id) ?? {};
  return [startsAt, endsAt].map((moment) => new Date(moment ?? 0).toISOString());
};

it('comes round after round: at each moment the one that goes on, or the next', () => {
  // Bangkok has no changes of clocks, so all rounds are equally long.
  const rounds = [
    [501, 7, 1.75 - 7 / 24, 2.25],
    [504, 28, 4 - 7 / 24, 12],
    [505, 14, 11 - 7 / 24, 7],
    [506, 7, 2 - 7 / 24, 2],
  ].map(([id, every, first, lasts]) => ({ id, every: every! * DAY, first: first! * DAY, lasts: lasts! * DAY }));
  for (let now = Date.parse('2026-02-20T10:59:59.999Z'); now < Date.parse('2026-04-01T00:00:00Z'); now += DAY / 8 + 1) {
    const shown = new Map(activitiesAt(new Date(now)).map((each) => [each.id, each]));
    for (const { id, every, first, lasts } of rounds) {
      const begun = first + Math.floor((now - first) / every) * every;
      const startsAt = now < begun + lasts ? begun : begun + every;
      expect([now, shown.get(id!)]).toMatchObject([now, { startsAt, endsAt: startsAt + lasts }]);
    }
  }
});

it('begins and ends to the millisecond, over a month end and the leap day', () => {
  expect(told(new Date('2028-02-25T11:00:00Z'), 501)).toEqual(['2028-02-25T11:00:00.000Z', '2028-02-27T17:00:00.000Z']);
  expect(told(new Date('2028-02-27T16:59:59.999Z'), 501)[0]).toBe('2028-02-25T11:00:00.000Z');
  expect(told(new Date('2028-02-27T17:00:00Z'), 501)[0]).toBe('2028-03-03T11:00:00.000Z');
});

it('goes on into the day on which the next one begins', () => {
  const round = { every: 7, from: ['1970-01-02', '18:00'], to: ['1970-01-09', '12:00'] } as const;
  const at = (text: string) => {
    const now = new Date(text);
    return new Date(roundAt(round, now, merchantDayOf(now, ZONE)).startsAt).toISOString();
  };
  expect(at('2026-03-13T04:59:59.999Z')).toBe('2026-03-06T11:00:00.000Z');
  expect(at('2026-03-13T05:00:00Z')).toBe('2026-03-13T11:00:00.000Z');
});

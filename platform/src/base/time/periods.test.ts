import { dayAfterAt, days, halfMonths, hours, minuteFive, type Periods, weekends } from './periods';

const span = (periods: Periods, name: string, zone: string) => {
  const period = periods.named(name, zone);
  return period && [period.from.toISOString(), period.to.toISOString()];
};

describe('periods of a merchant', () => {
  it.each([
    [days, '2026-03-14', 'Asia/Bangkok', '2026-03-13T17:00:00.000Z', '2026-03-14T17:00:00.000Z'],
    [days, '2026-03-14', 'America/Sao_Paulo', '2026-03-14T03:00:00.000Z', '2026-03-15T03:00:00.000Z'],
    [days, '2026-10-25', 'Europe/Berlin', '2026-10-24T22:00:00.000Z', '2026-10-25T23:00:00.000Z'],
    [halfMonths, '2028-02-16', 'Asia/Bangkok', '2028-02-15T17:00:00.000Z', '2028-02-29T17:00:00.000Z'],
    [halfMonths, '2026-12-16', 'Asia/Bangkok', '2026-12-15T17:00:00.000Z', '2026-12-31T17:00:00.000Z'],
    [halfMonths, '2026-12-01', 'Asia/Bangkok', '2026-11-30T17:00:00.000Z', '2026-12-15T17:00:00.000Z'],
    [weekends, '2026-03-13', 'Asia/Bangkok', '2026-03-13T11:00:00.000Z', '2026-03-15T17:00:00.000Z'],
    [hours, '2026-03-14T13:00+07:00', 'Asia/Bangkok', '2026-03-14T06:00:00.000Z', '2026-03-14T07:00:00.000Z'],
    [hours, '2026-03-14T13:00+05:45', 'Asia/Kathmandu', '2026-03-14T07:15:00.000Z', '2026-03-14T08:15:00.000Z'],
    // The hour that comes twice.
    [hours, '2026-10-25T02:00+02:00', 'Europe/Berlin', '2026-10-25T00:00:00.000Z', '2026-10-25T01:00:00.000Z'],
    [hours, '2026-10-25T02:00+01:00', 'Europe/Berlin', '2026-10-25T01:00:00.000Z', '2026-10-25T02:00:00.000Z'],
  ])('%# last by the clock of the merchant: %s %s', (periods, name, zone, from, to) => {
    expect(span(periods, name, zone)).toEqual([from, to]);
    const [first, last] = [new Date(from), new Date(Date.parse(to) - 1)];
    expect([first, last].map((moment) => periods.at(moment, zone).name)).toEqual([name, name]);
    expect(periods.at(new Date(to), zone).name).not.toBe(name);
  });

  it.each([
    [days, '2026-02-29'],
    [halfMonths, '2026-02-15'],
    [weekends, '2026-03-14'],
    [hours, '2026-03-14T13:30+07:00'],
    [hours, '2026-03-14T13:00+08:00'],
    [hours, '2026-03-14'],
    [days, 'today'],
  ])('are none by a wrong name: %# %s', (periods, name) => expect(span(periods, name, 'Asia/Bangkok')).toBeUndefined());

  it('are due by the same clock', () => {
    const due = (
      periods: Periods,
      name: string,
      zone: string,
      when: typeof minuteFive | ReturnType<typeof dayAfterAt>,
    ) => when(periods.named(name, zone)!, zone).toISOString();
    expect(due(days, '2026-03-14', 'America/Sao_Paulo', dayAfterAt('03:00'))).toBe('2026-03-15T06:00:00.000Z');
    expect(due(weekends, '2026-03-13', 'Asia/Bangkok', dayAfterAt('12:00'))).toBe('2026-03-16T05:00:00.000Z');
    expect(due(hours, '2026-03-14T13:00+07:00', 'Asia/Bangkok', minuteFive)).toBe('2026-03-14T07:05:00.000Z');
  });

  it('follow one another', () => {
    const names = (periods: Periods, from: string, zone: string) => {
      const found = [periods.at(new Date(from), zone)];
      while (found.length < 4) found.push(periods.at(found.at(-1)!.to, zone));
      return found.map(({ name }) => name);
    };
    expect(names(halfMonths, '2028-02-20T00:00:00Z', 'Asia/Bangkok')).toEqual([
      ...['2028-02-16', '2028-03-01', '2028-03-16', '2028-04-01'],
    ]);
    expect(names(weekends, '2026-03-16T00:00:00Z', 'Asia/Bangkok')).toEqual([
      ...['2026-03-20', '2026-03-27', '2026-04-03', '2026-04-10'],
    ]);
    expect(names(hours, '2026-10-25T00:10:00Z', 'Europe/Berlin')).toEqual([
      ...['2026-10-25T02:00+02:00', '2026-10-25T02:00+01:00', '2026-10-25T03:00+01:00', '2026-10-25T04:00+01:00'],
    ]);
  });
});

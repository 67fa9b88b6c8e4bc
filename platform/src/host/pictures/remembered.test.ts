import { remembered } from './remembered';

it('asks once for those who ask at the same time, and anew after a failure', async () => {
  const ask = jest.fn(async (key: string) => {
    if (ask.mock.calls.length === 1) throw new Error('not now');
    return key;
  });
  const keep = remembered<string>(60_000);
  const answers = (key: string) => keep(key, () => ask(key));
  await expect(answers('a')).rejects.toThrow('not now');
  expect(await Promise.all([answers('a'), answers('a'), answers('b')])).toEqual(['a', 'a', 'b']);
  expect(ask.mock.calls).toEqual([['a'], ['a'], ['b']]);
});

import { type Draft, EMPTY, needsExpected, sent, wrongIn } from './draft';

const filled: Draft = {
  ...EMPTY,
  ...{ name: 'larger-cards', part: 'games', hypothesis: ' Larger leads to more ', until: '2999-01-31', why: ' asked ' },
  arms: [
    { id: 1, arm: ' old ', version: '1.0.0', share: '50' },
    { id: 2, arm: 'new', version: '2.0.0', share: '12.5' },
  ],
};

it('says what is left out or has no form', () => {
  expect(wrongIn(filled)).toEqual([]);
  expect(wrongIn(EMPTY)).toEqual(['name', 'part', 'hypothesis', 'arms', 'until']);
  for (const name of ['Larger', 'x', '1st', 'a b', 'a'.repeat(41)])
    expect(wrongIn({ ...filled, name })).toEqual(['name']);
  for (const share of ['', 'half', '1.234', '-5', '1e2']) {
    const arms = [...filled.arms.slice(0, 1), { id: 2, arm: 'new', version: '2.0.0', share }];
    expect([share, wrongIn({ ...filled, arms })]).toEqual([share, ['arms']]);
  }
});

it('asks for a difference of stakes wherever they are looked at', () => {
  const [decided, guarded] = [{ ...filled, metric: 'stake' } as const, { ...filled, guardrails: ['stake'] } as const];
  for (const each of [decided, guarded]) {
    expect([needsExpected(each), wrongIn(each), wrongIn({ ...each, expected: '0.00' })]).toEqual([
      ...[true, ['expected'], ['expected']],
    ]);
    expect(wrongIn({ ...each, expected: '20.5' })).toEqual([]);
    expect(sent({ ...each, expected: '20.5' }, '1')).toMatchObject({ expected: '20.5' });
  }
});

it('is sent in the words of the release command', () => {
  expect(sent({ ...filled, expected: '20', group: ' money ' }, 'number')).toEqual({
    ...{ id: 'number', name: 'larger-cards', part: 'games', hypothesis: 'Larger leads to more', until: '2999-01-31' },
    ...{ metric: 'deposit', guardrails: ['failures'], why: 'asked', arms: ['old:1.0.0=50', 'new:2.0.0=12.5'] },
    group: 'money=50',
  });
});

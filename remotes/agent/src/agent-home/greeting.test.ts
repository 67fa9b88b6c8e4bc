import { greetingAt } from './greeting';

describe('greeting by the hour', () => {
  it.each([
    ['S2-AGENT-03', 'morning', [0, 10]],
    ['S2-AGENT-04', 'earlyAfternoon', [11, 14]],
    ['S2-AGENT-05', 'lateAfternoon', [15, 18]],
    ['S2-AGENT-06', 'evening', [19, 23]],
  ] as const)('%s: %s', async (id, greeting, [first, last]) => {
    await proves(id, () => {
      expect(greetingAt(first)).toBe(greeting);
      expect(greetingAt(last)).toBe(greeting);
    });
  });
});

import { linesOfReport, type ToldReport } from './report-lines';

const counts = { visitors: 10, login: 1, registration: 1, deposit: 2, launch: 1, bet: 1, stakes: '0' };
const arms = ['old', 'new'].map((arm, at) => ({ arm, version: `${at + 1}.0.0`, ...counts, told: 3 }));
const report: ToldReport = {
  ...{ name: 'cards', part: 'games', on: 'SHOP', metric: 'deposit', state: 'running', ratio: 1 },
  ...{ arms, comparisons: [], guardrails: [], verdicts: [{ sentence: 'Keep looking.' }] },
};

describe('members whose own platform told what they did', () => {
  it('are of the platform of the merchant, where the report is that of one', () => {
    expect(linesOfReport(report)).toContain(
      "  6 members are of a platform of the merchant's own, whose server told what they did",
    );
  });

  it('are of several, where the report is that of all merchants', () => {
    const merchants = ['ONE', 'TWO'].map((code) => ({ code, ratio: 1, leftOut: false, arms }));
    const lines = linesOfReport({ ...report, on: 'base', merchants });
    expect(lines).toContain(
      '  6 members are of platforms that merchants have of their own, whose servers told what they did',
    );
    expect(lines.join('\n')).not.toContain("the merchant's own");
  });
});

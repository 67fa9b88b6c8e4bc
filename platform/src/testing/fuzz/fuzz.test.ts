import { type CallName, calls } from '@foyer/shared/contract';
import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { members } from '../../base/db/schema';
import { answerChecker, type Outcome } from './check-answer';
import { inputOf } from './requests';
import { openStage, type Stage } from './stage';

/** The same sixty inputs in every test run; `pnpm fuzz` sends more, and new ones each time. */
const runs = Number(process.env['FUZZ_RUNS'] ?? 60);
const seed = Number(process.env['FUZZ_SEED'] ?? 20_260_314);

/** Public calls, and those that guard an account; others get a third of the inputs. */
const ofAccounts = /^\/wps\/(session|member|verification|system|captcha)/;

jest.setTimeout(60_000 + runs * 100);

let stage: Stage;
const table: [CallName, Record<Outcome, number>][] = [];
beforeAll(async () => {
  stage = await openStage();
});
afterAll(async () => {
  await stage?.platform.close();
  if (process.env['FUZZ_RUNS'] !== undefined) process.stdout.write(report());
});

describe('whatever is sent', () => {
  it.each(Object.keys(calls) as CallName[])('%s answers or refuses, and never fails', async (name) => {
    const numRuns = ofAccounts.test(calls[name].path) ? runs : Math.ceil(runs / 3);
    const check = answerChecker(name);
    const seen = { answered: 0, refused: 0, rejected: 0 };
    table.push([name, seen]);
    await fc.assert(
      fc.asyncProperty(inputOf(name), async (input) => {
        const { status, text } = await stage.send(name, input);
        seen[check(status, text)] += 1;
      }),
      // No shrinking: inputs depend on what earlier ones changed.
      { numRuns, seed, endOnFailure: true },
    );
    expect(seen.answered + seen.refused + seen.rejected).toBe(numRuns);
  });
});

describe('after all of it', () => {
  it('every purse holds what the ledger says', async () => {
    const wrong = await stage.platform.db.execute(sql`
      select w.member_id from wallets w
      where w.balance < 0 or w.balance <> (
        select coalesce(sum(case when l.credit = 'wallet:' || w.purse then l.amount else 0 end)
                      - sum(case when l.debit = 'wallet:' || w.purse then l.amount else 0 end), 0)
        from ledger_movements l where l.member_id = w.member_id)`);
    expect(wrong).toMatchObject({ rows: [] });
  });

  it('the account that no input named is unchanged', async () => {
    const { platform, bystander, site } = stage;
    const [now] = await platform.db.select().from(members).where(eq(members.id, bystander.id));
    const { password: _, ...before } = { password: '', ...bystander };
    expect(now).toEqual(before);
    const token = await platform.login(site, { username: bystander.username, password: 'secret123' });
    expect((await platform.api('balance', { site, token })).value.sumBalance).toBe('1000');
  });

  it('no name or number has two accounts', async () => {
    const twice = await stage.platform.db.execute(sql`
      select merchant_code from members group by merchant_code, lower(username) having count(*) > 1`);
    expect(twice).toMatchObject({ rows: [] });
  });
});

function report(): string {
  const line = (name: string, ...numbers: (string | number)[]) =>
    `${name.padEnd(20)}${numbers.map((each) => String(each).padStart(10)).join('')}`;
  const rows = table.map(([name, { answered, refused, rejected }]) =>
    line(name, answered + refused + rejected, answered, rejected, refused),
  );
  return `\nseed ${seed}\n${[line('call', 'inputs', '2xx', '4xx', 'refusals'), ...rows].join('\n')}\n`;
}

import { rains } from '../../base/db/schema';
import { createMerchant } from '../../base/sites/create-merchant';
import type { Site } from '../../base/sites/site';
import { siteOfCode } from '../../base/sites/site';
import { addDays, dayOfUtc } from '../../base/time/days';
import { seedCatalogue } from '../../demonstration';
import { type CallInput, openTestPlatform, type TestPlatform } from '..';
import { PASSWORD, seedBench } from './seed';
import { AGENT, directOf, HEAVY, MERCHANT, type Sizes, WIDE } from './seed-sql';

/** Ways to log in that a merchant may offer; all are measured. */
const FLAGS = [
  'USERNAMEREG3',
  'MOBILENUMREG3',
  'MOBILEVERCODELOGIN3',
  'CHNGPASSVERIF3',
  'DEPRECM3',
  'VIPBENEFIT3',
  'AGETRANSFERUP3',
];
const flags = Object.fromEntries(FLAGS.map((name) => [name, true]));
const agentMenu = {
  redRain: true,
  teamOverview: true,
  teamPnl: true,
  teamBetting: true,
  memberTeam: true,
  backedit: true,
  teamRebate: true,
};
/** A member among fifty thousand, with few rows. */
const LIGHT = 1234;

export interface Stage {
  readonly platform: TestPlatform;
  readonly site: Site;
  readonly tokens: Readonly<Record<'heavy' | 'light' | 'agent' | 'wide', string>>;
  /** How many direct members the agent `wide` has. */
  readonly direct: number;
  /** The device's date `back` days ago, `YYYY-MM-DD`. */
  day(back: number): string;
  /** A new session, for a call that uses one up. */
  enter(username?: string): Promise<string>;
  /** Offers the agent a contract and returns its id. */
  offer(): Promise<number>;
  /** Makes it rain and returns the rain's id. */
  rain(): Promise<number>;
  /** Input of a call from a new address. */
  from(input: Omit<CallInput, 'site'>): CallInput;
}

/** Opens a platform on the database, filled with the bench's rows. */
export async function openBench(url: string, sizes: Sizes, say: (line: string) => void): Promise<Stage> {
  const platform = await openTestPlatform({ at: { url }, opsKey: 'bench', trustProxy: ['127.0.0.1'] });
  platform.clock.now = new Date();
  await seedCatalogue(platform.db, platform.clock.now);
  const site =
    (await siteOfCode(platform.db, MERCHANT)) ??
    (await createMerchant(platform.db, { code: MERCHANT, flags, agentMenu }));
  await seedBench(url, sizes, say);
  let calls = Date.now() % 1_000_000;
  const from: Stage['from'] = (input) => {
    calls += 1;
    const address = `10.${(calls >> 16) & 255}.${(calls >> 8) & 255}.${calls & 255}`;
    return { ...input, site, headers: { 'x-forwarded-for': address, ...input.headers } };
  };
  const enter = async (username = `m${3 + (calls % (sizes.members - 3))}`) => {
    const body = { username, password: PASSWORD, captcha: '', type: 'username' };
    const answer = await platform.api('login', from({ body }));
    if (!answer.success) throw new Error(`${username} was not let in: ${answer.code ?? 'no code'}`);
    return answer.value.token;
  };
  const day = (back: number) => addDays(dayOfUtc(Date.now()), -back);
  const offer = async () => {
    const url = `/_ops/merchants/${MERCHANT}/members/m${AGENT}/contracts`;
    const payload = { kind: 'salary', steps: [{ turnover: '10000', activeMembers: 3, percent: '0.5' }] };
    const made = await platform.app.inject({ method: 'POST', url, headers: { 'x-ops-key': 'bench' }, payload });
    return made.json<{ id: number }>().id;
  };
  const rain = async () => {
    const now = Date.now();
    const row = { merchantCode: MERCHANT, startsAt: new Date(now - 1000), endsAt: new Date(now + 60_000) };
    const [made] = await platform.db
      .insert(rains)
      .values({ ...row, pot: '1000', packets: 100 })
      .returning();
    return made?.id ?? 0;
  };
  const [heavy, light, agent] = [await enter(`m${HEAVY}`), await enter(`m${LIGHT}`), await enter(`m${AGENT}`)];
  const tokens = { heavy, light, agent, wide: await enter(WIDE) };
  return { platform, site, tokens, direct: directOf(sizes), day, enter, offer, rain, from };
}

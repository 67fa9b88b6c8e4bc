import { randomUUID } from 'node:crypto';
import type { DatabaseAt } from '../../base/db/open';
import type { Member } from '../../base/members/member';
import type { Site } from '../../base/sites/site';
import { openLobby, someGames } from '../lobby';
import { openTestPlatform, type TestPlatform } from '../platform';

/** The six digits of everybody on this stage. */
export const PAY = '246810';
const FLAGS = ['DEPRECM3', 'WITHREC3', 'WITHCANCEL3', 'AGETRANSFERUP3', 'PERSREP', 'REWCEN3'];

type Method = 'GET' | 'POST' | 'PUT';
export const OPS = { 'x-ops-key': 'ops' };

/** A member with a session. */
export interface Player {
  readonly site: Site;
  readonly member: Member & { readonly password: string };
  token: string;
}

export interface Answered {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
}

/** What the audit of a merchant's books says (B004). */
export interface Audited {
  readonly sum: string;
  readonly purses: number;
  readonly different: readonly { readonly member: string; readonly purse: string }[];
  readonly pots?: readonly { readonly account: string; readonly potHolds: string; readonly ledgerSays: string }[];
}

/** Instances on one database with a merchant whose functions are all on; money moves on them in every way there is. */
export interface MoneyStage {
  readonly instances: readonly TestPlatform[];
  /** The instance of a turn: one after the other. */
  readonly at: (turn: number) => TestPlatform;
  readonly site: Site;
  readonly elsewhere: Site;
  readonly nodeId: number;
  makePlayer(choices?: PlayerChoices): Promise<Player>;
  /** Logs a player in anew, after the time went on. */
  renew(player: Player): Promise<void>;
  ops(turn: number, method: Method, path: string, payload?: object, on?: Site): Promise<Answered>;
  /** Settles a period of the merchant. */
  job(turn: number, body: { readonly kind: string; readonly period: string }): Promise<Answered>;
  audit(turn?: number): Promise<Audited>;
  advance(ms: number): void;
  close(): Promise<void>;
}

interface PlayerChoices {
  readonly site?: Site;
  readonly balance?: string;
  readonly type?: number;
  readonly upline?: Player;
}

/** Opens the stage: with two instances on a Postgres server, with one in memory, or on the database of the test run without `at`. */
export async function openMoneyStage(at?: DatabaseAt): Promise<MoneyStage> {
  const common = { opsKey: 'ops', ...(at === undefined ? {} : { at }) };
  const instances = [await openLobby(common)];
  if (at !== undefined && 'url' in at) instances.push(await openTestPlatform(common));
  const [platform] = instances as [TestPlatform];
  const choices = {
    depositsApprovedBelow: '10000',
    flags: Object.fromEntries(FLAGS.map((name) => [name, true])),
    agentMenu: { redRain: true, teamBetting: true, teamPnl: true, teamOverview: true },
  };
  const [site, elsewhere] = [await platform.makeMerchant(choices), await platform.makeMerchant(choices)];
  const [game] = await someGames(platform, site, 'RNG');
  if (game === undefined) throw new Error('the catalogue has no games');
  const of = (turn: number) => instances[turn % instances.length] ?? platform;
  const operate = async (turn: number, method: Method, url: string, payload?: object): Promise<Answered> => {
    const answer = await of(turn).app.inject({ method, url, headers: OPS, ...(payload && { payload }) });
    return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() };
  };
  const ops: MoneyStage['ops'] = (turn, method, path, payload, on = site) =>
    operate(turn, method, `/_ops/merchants/${on.code}${path}`, payload);
  return {
    instances,
    at: of,
    site,
    elsewhere,
    nodeId: game.nodeId,
    makePlayer: async ({ site: on = site, upline, ...rest } = {}) => {
      const below = upline === undefined ? {} : { uplineId: upline.member.id, toUpline: true };
      const member = await platform.makeMember(on, { paymentPassword: PAY, ...rest, ...below });
      return { site: on, member, token: await platform.login(on, member) };
    },
    renew: async (player) => {
      player.token = await platform.login(player.site, player.member);
    },
    ops,
    job: (turn, body) => operate(turn, 'POST', '/_ops/jobs', { merchant: site.code, ...body }),
    audit: async (turn = 0) => (await ops(turn, 'GET', '/audit')).body as unknown as Audited,
    advance: (ms) => {
      for (const { clock } of instances) clock.advance(ms);
    },
    close: async () => {
      for (const each of [...instances].reverse()) await each.close();
    },
  };
}

export const newKey = (): string => randomUUID();

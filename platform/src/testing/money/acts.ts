import type { Game } from '@foyer/shared/contract';
import { giveRates } from '../../jobs/settlements/team.testing';
import { linkedGame, someGames } from '../lobby';
import { round, visit } from '../studio';
import { cancel, confirm, contract, rain, settlement } from './acts-of-agents';
import { openAgency } from './agency';
import { cardOf } from './cases';
import { type Answered, type MoneyStage, newKey, PAY, type Player } from './stage';
import type { Act, Chance, World } from './world';

export function chanceOf(seed: number): Chance {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const int = (below: number) => Math.floor(next() * below);
  return {
    int,
    pick: (from) => from[int(from.length)],
    amount: (max) => {
      const cents = int(3) === 0 ? (1 + int(max)) * 100 : 1 + int(max * 100);
      return (cents / 100).toFixed(2);
    },
  };
}

export async function openWorld(stage: MoneyStage, seed: number): Promise<World> {
  const agent = await stage.makePlayer({ type: 1, balance: '1000' });
  const players = [agent];
  const second = await stage.makePlayer({ type: 1, balance: '1000', upline: agent });
  for (const upline of [agent, agent, second, second])
    players.push(await stage.makePlayer({ balance: '1000', upline }));
  players.push(second);
  const [game] = (await someGames(stage.at(0), stage.site, 'INHOUSE')) as [Game];
  const visits: string[] = [];
  for (const { token } of players) visits.push((await visit(stage.at(0), stage.site, token, game)).body.token);
  const reel = await linkedGame(stage.at(0), stage.site);
  const spins: string[] = [];
  for (const { token } of players) spins.push((await visit(stage.at(0), stage.site, token, reel)).body.token);
  const cards: string[] = [];
  for (const player of players) cards.push(await cardOf(stage, player));
  for (const { member } of players) await giveRates(stage.at(0).db, member, { RNG: member.type === 1 ? '0.8' : '0.5' });
  const agents = [agent, second];
  const periods = await openAgency(stage.at(0), stage.at(0).clock.now, agents, players.slice(1));
  const made = { openBets: [], waiting: [], rains: [] };
  return { stage, players, agents, visits, spins, cards, ...made, chance: chanceOf(seed), periods, turn: 0 };
}

const DAY_MS = 86_400_000;

const answered = ({ status, ...body }: { readonly status: number }): Answered => ({ status, body: { ...body } });

/** One of the players, at random. */
function someone({ players, chance }: World): Player {
  return chance.pick(players) as Player;
}

const membersUrl = ({ member }: Player) => `/members/${member.username}`;

const deposit: Act = async (world) => {
  const { stage, chance } = world;
  const { site, token } = someone(world);
  const amount =
    chance.int(5) === 0 ? `${10_000 + chance.int(5_000)}` : `${100 + chance.int(900)}.${10 + chance.int(90)}`;
  const body = { method: 'BANKTRANSFER', amount, key: newKey() };
  const turn = world.turn++;
  const send = (at: number) => stage.at(at).api('deposit', { site, token, body });
  const answer = await send(turn);
  if (answer.success && answer.value.status === 'pending') world.waiting.push(answer.value.orderNo);
  // Sent again, to the other instance, it is the same one.
  return answered(chance.int(3) === 0 ? await send(turn + 1) : answer);
};

const decide: Act = async (world) => {
  const { stage, chance, waiting } = world;
  const orderNo = chance.pick(waiting) ?? 'D1';
  const decision = chance.int(3) === 0 ? 'refuse' : 'approve';
  return stage.ops(world.turn++, 'POST', `/deposits/${orderNo}/${decision}`);
};

const bet: Act = async (world) => {
  const { stage, chance, openBets } = world;
  const stake = chance.amount(40);
  const status = chance.pick(['open', 'open', 'won', 'lost', 'void'] as const) ?? 'open';
  const payout = { open: '0', lost: '0', void: stake, won: chance.amount(70) }[status];
  // Some are of yesterday, whose rebate is run meanwhile.
  const placedAt = stage.at(0).clock.now.getTime() - (chance.int(4) === 0 ? DAY_MS : 0);
  const made = await stage.ops(world.turn++, 'POST', `${membersUrl(someone(world))}/bets`, {
    bets: [{ nodeId: stage.nodeId, stake, payout, status, placedAt }],
  });
  if (status === 'open' && made.status === 201) openBets.push(...(made.body['references'] as string[]));
  return made;
};

/** Two ends of one bet at once: one of them counts. */
const settle: Act = async (world) => {
  const { stage, chance, openBets } = world;
  const reference = chance.pick(openBets) ?? 'none';
  const end = () => {
    const status = chance.pick(['won', 'lost', 'void'] as const) ?? 'lost';
    const payout = { won: chance.amount(90), lost: '0', void: '1' }[status];
    return stage.ops(world.turn++, 'POST', `/bets/${reference}/settle`, { status, payout });
  };
  const [one] = await Promise.all([end(), end()]);
  return one;
};

const play: Act = async (world) => {
  const { stage, chance, visits } = world;
  const token = chance.pick(visits) ?? '';
  return round(stage.at(world.turn++), token, {
    ...{ key: newKey(), stake: chance.amount(30) },
    target: `1.${10 + chance.int(90)}`,
  }).then(({ status, body }) => ({ status, body: { ...body } }));
};

/** On reels that are linked to pots: by the largest stakes one round in four wins one. */
const spin: Act = async (world) => {
  const { stage, chance, spins } = world;
  const stake = `${(1 + chance.int(4)) * 20}`;
  return round(stage.at(world.turn++), chance.pick(spins) ?? '', { key: newKey(), stake }).then(({ status, body }) => ({
    status,
    body: { ...body },
  }));
};

const bonus: Act = (world) => {
  const { stage, chance } = world;
  const body = { amount: chance.amount(50), times: `${1 + chance.int(3)}`, reference: 'RANDOM' };
  return stage.ops(world.turn++, 'POST', `${membersUrl(someone(world))}/bonus`, body);
};

const credit: Act = (world) => {
  const { stage, chance } = world;
  const body = { amount: chance.amount(50), purse: chance.pick(['main', 'main', 'bonus']) };
  return stage.ops(world.turn++, 'POST', `${membersUrl(someone(world))}/credit`, body);
};

/** A deposit that is sent and left at the same moment. */
const leave: Act = async (world) => {
  const { stage, chance } = world;
  const { site, token } = someone(world);
  const key = newKey();
  const body = { method: 'BANKTRANSFER', amount: `${100 + chance.int(100)}`, key };
  const turn = world.turn++;
  const [sent] = await Promise.all([
    stage.at(turn).api('deposit', { site, token, body }),
    stage.at(turn + 1).api('closeSubmit', { site, token, query: { operation: 'deposit', key } }),
  ]);
  return answered(sent);
};

/** Up to an agent, or down from them. */
const handOver: Act = async (world) => {
  const { stage, chance, players, agents } = world;
  const agent = chance.pick(agents) as Player;
  const member = chance.pick(players.filter((each) => each.member.uplineId === agent.member.id)) as Player;
  const [name, from, to] =
    chance.int(2) === 0 ? (['uplineTransfer', member, agent] as const) : (['agentTransfer', agent, member] as const);
  const body = { to: String(to.member.id), amount: chance.amount(40), paymentPassword: PAY, key: newKey() };
  return answered(await stage.at(world.turn++).api(name, { site: from.site, token: from.token, body }));
};

/** To a vendor's purse or back, with an answer that may be lost. */
const toVendor: Act = async (world) => {
  const { stage, chance } = world;
  const { site, token } = someone(world);
  const kind = chance.pick(['none', 'none', 'cut', 'drop', 'down', 'closed']) ?? 'none';
  const purse = `vendor:${chance.pick(['TF', 'DS88']) ?? 'TF'}`;
  const [from, to] = chance.int(2) === 0 ? ['main', purse] : [purse, 'main'];
  const body = { from, to, amount: chance.amount(40), key: newKey() };
  const url = `/vendors/${purse.slice('vendor:'.length)}/trouble`;
  await stage.ops(world.turn, 'PUT', url, { kind });
  const answer = await stage.at(world.turn++).api('walletTransfer', { site, token, body });
  await stage.ops(world.turn, 'PUT', url, { kind: 'none' });
  if (chance.int(2) === 0) await stage.ops(world.turn, 'POST', '/vendors/ask');
  return answered(answer);
};

/** Asked for, and at the same moment cancelled or accepted; some are then paid, others refused. */
const withdrawal: Act = async (world) => {
  const { stage, chance, players, cards } = world;
  const at = chance.int(players.length);
  const { site, token } = players[at] as Player;
  const body = { card: cards[at] ?? '', amount: `${100 + chance.int(60)}`, paymentPassword: PAY, key: newKey() };
  const turn = world.turn++;
  const asked = await stage.at(turn).api('withdraw', { site, token, body });
  if (!asked.success) return answered(asked);
  const { orderNo } = asked.value;
  await Promise.all([
    stage.at(turn).api('cancelWithdrawal', { site, token, body: { orderNo, key: newKey() } }),
    stage.ops(turn + 1, 'POST', `/withdrawals/${orderNo}/accept`),
  ]);
  const end = chance.int(2) === 0 ? (['paid', {}] as const) : (['refuse', { reason: 'at random' }] as const);
  await stage.ops(turn, 'POST', `/withdrawals/${orderNo}/${end[0]}`, end[1]);
  return answered(asked);
};

/** Everything that moves money, each as often as it stands here. A new way for money belongs here. */
export const acts: readonly Act[] = [
  ...[deposit, deposit, deposit, decide, decide],
  ...[bet, bet, bet, bet, settle, settle, settle, play, play, play, play, spin, spin],
  ...[bonus, credit, leave, handOver, handOver, toVendor, toVendor, withdrawal, withdrawal],
  ...[confirm, contract, rain, cancel],
];

/** The same with settlements in between. */
export const actsAndSettlements: readonly Act[] = [...acts, settlement, settlement, settlement];

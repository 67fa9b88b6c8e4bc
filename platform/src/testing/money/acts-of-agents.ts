import { newKey, type Player } from './stage';
import type { Act } from './world';

/** Settles a period of any kind on two instances at once, again and again. */
export const settlement: Act = async ({ stage, chance, periods, ...world }) => {
  const kind = chance.pick(Object.keys(periods)) ?? '';
  const period = chance.pick(periods[kind] ?? []) ?? '';
  const run = (turn: number) => stage.job(turn, { kind, period });
  const [one] = await Promise.all([run(world.turn), run(world.turn + 1)]);
  return one;
};

/** A dividend that an agent confirms twice, by two wishes: one of them is paid. */
export const confirm: Act = async (world) => {
  const { stage, chance, agents, periods } = world;
  const { site, token } = chance.pick(agents) as Player;
  const turn = world.turn++;
  const send = (at: number) =>
    stage
      .at(at)
      .api('confirmDividend', { site, token, body: { period: periods['dividend']?.[0] ?? '', key: newKey() } });
  const [{ status, ...body }] = await Promise.all([send(turn), send(turn + 1)]);
  return { status, body: { ...body } };
};

/** A contract that is offered, and accepted and refused at the same moment; some are taken back meanwhile. */
export const contract: Act = async (world) => {
  const { stage, chance, players } = world;
  const { site, token, member } = chance.pick(players) as Player;
  const kind = chance.pick(['salary', 'hourSalary', 'dividend']) ?? 'salary';
  const steps = [{ turnover: '1', activeMembers: 0, percent: `${1 + chance.int(3)}` }];
  const turn = world.turn++;
  const offered = await stage.ops(turn, 'POST', `/members/${member.username}/contracts`, { kind, steps });
  const id = offered.body['id'];
  if (typeof id !== 'number') return offered;
  const answer = (at: number, accept: boolean) =>
    stage.at(at).api('answerContract', { site, token, body: { id, accept, key: newKey() } });
  await Promise.all([
    answer(turn, true),
    answer(turn + 1, chance.int(2) === 0),
    ...(chance.int(3) === 0 ? [stage.ops(turn, 'POST', `/contracts/${id}/withdraw`)] : []),
  ]);
  return offered;
};

/** Plans a rain where none falls, and opens a packet of the last one twice, by two wishes. */
export const rain: Act = async (world) => {
  const { stage, chance, agents, rains } = world;
  const startsAt = stage.at(0).clock.now.getTime() + 500;
  const turn = world.turn++;
  const planned = await stage.ops(turn, 'POST', '/rains', { startsAt, seconds: 4, pot: '9.87', packets: 5 });
  if (typeof planned.body['id'] === 'number') rains.push(planned.body['id']);
  const rainId = rains.at(-1);
  if (rainId === undefined) return planned;
  const { site, token } = chance.pick(agents) as Player;
  const open = (at: number) => stage.at(at).api('openRedRain', { site, token, body: { rainId, key: newKey() } });
  await Promise.all([open(turn), open(turn + 1)]);
  return planned;
};

/** A deposit that waits for an operator, and is cancelled and approved at the same moment. */
export const cancel: Act = async (world) => {
  const { stage, chance, players } = world;
  const { site, token } = chance.pick(players) as Player;
  const turn = world.turn++;
  const body = { method: 'BANKTRANSFER', amount: `${10_000 + chance.int(5_000)}`, key: newKey() };
  const { status, ...asked } = await stage.at(turn).api('deposit', { site, token, body });
  if (!asked.success) return { status, body: { ...asked } };
  const { orderNo } = asked.value;
  await Promise.all([
    stage.at(turn).api('cancelDeposit', { site, token, body: { orderNo, key: newKey() } }),
    stage.ops(turn + 1, 'POST', `/deposits/${orderNo}/approve`),
  ]);
  return { status, body: { ...asked } };
};

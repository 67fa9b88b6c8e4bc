import type { Operation } from '@foyer/shared/contract';
import type { Site } from '../../base/sites/site';
import { type MoneyStage, PAY, type Player } from './stage';

/** A member who may carry out an operation once, with what they send besides the key. */
export interface Sender {
  readonly player: Player;
  /** Others whose purses it touches. */
  readonly others: readonly Player[];
  /** The wish; `other` is one that differs from it. */
  readonly body: (other: boolean) => object;
}

type Prepare = (stage: MoneyStage, site: Site) => Promise<Sender>;

async function pairOf(stage: MoneyStage, site: Site): Promise<readonly [agent: Player, member: Player]> {
  const agent = await stage.makePlayer({ site, type: 1, balance: '100' });
  return [agent, await stage.makePlayer({ site, balance: '100', upline: agent })];
}

const handing = (player: Player, to: Player): Sender => ({
  player,
  others: [to],
  body: (other) => ({ to: String(to.member.id), amount: other ? '11' : '10', paymentPassword: PAY }),
});

/** A sender of each call that is carried out once per key (B005); the test demands each. */
export const onceCases: Readonly<Partial<Record<Operation, Prepare>>> = {
  answerContract: async (stage, site) => {
    const player = await stage.makePlayer({ site, type: 1 });
    const steps = [{ turnover: '10000', activeMembers: 3, percent: '0.5' }];
    const url = `/members/${player.member.username}/contracts`;
    const { body } = await stage.ops(0, 'POST', url, { kind: 'salary', steps }, site);
    return { player, others: [], body: (other) => ({ id: body['id'], accept: !other }) };
  },
  agentTransfer: async (stage, site) => {
    const [agent, member] = await pairOf(stage, site);
    return handing(agent, member);
  },
  uplineTransfer: async (stage, site) => {
    const [agent, member] = await pairOf(stage, site);
    return handing(member, agent);
  },
  deposit: async (stage, site) => ({
    player: await stage.makePlayer({ site }),
    others: [],
    body: (other) => ({ method: 'BANKTRANSFER', amount: other ? '501' : '500' }),
  }),
};

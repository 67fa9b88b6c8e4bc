import type { Operation } from '@foyer/shared/contract';
import type { Site } from '../../base/sites/site';
import type { MoneyStage, Player } from './stage';

/** A member who may carry out an operation once, with what they send besides the key. */
export interface Sender {
  readonly player: Player;
  /** Others whose purses it touches. */
  readonly others: readonly Player[];
  /** The wish; `other` is one that differs from it. */
  readonly body: (other: boolean) => object;
}

type Prepare = (stage: MoneyStage, site: Site) => Promise<Sender>;

/** A sender of each call that is carried out once per key (B005). A missing call does not compile. */
export const onceCases: Readonly<Record<Operation, Prepare>> = {
  deposit: async (stage, site) => ({
    player: await stage.makePlayer({ site }),
    others: [],
    body: (other) => ({ method: 'BANKTRANSFER', amount: other ? '501' : '500' }),
  }),
};

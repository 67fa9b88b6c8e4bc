import { openTestPostgres, type TestPostgres } from '../postgres';
import type * as Planted from './planted';
import { type Fault, plant } from './planted';
import { soak } from './soak';
import { openMoneyStage } from './stage';

function mockPlantable(file: Parameters<typeof Planted.plantable>[0]) {
  const real = jest.requireActual(`../../base/ledger/${file}`);
  return jest.requireActual<typeof Planted>('./planted').plantable(file, real, jest.requireActual);
}
jest.mock('../../base/ledger/purses', () => mockPlantable('purses'));
jest.mock('../../base/ledger/move-money', () => mockPlantable('move-money'));
jest.mock('../../base/ledger/submit-once', () => mockPlantable('submit-once'));

const ROUNDS = 12;
let server: TestPostgres;
let url: string;
beforeAll(async () => {
  server = await openTestPostgres();
  url = await server.freshDatabase();
});
afterAll(() => server?.close());

describe('the soak finds in the ledger', () => {
  const said: Readonly<Record<Fault, RegExp>> = {
    'a purse written from what was read before, without its lock': /not as the ledger says/,
    'money won that the ledger does not note': /not as the ledger says/,
    'a submit that is carried out again when it is sent again': /was answered .*, then /,
  };

  it.each(Object.keys(said) as Fault[])('%s', async (fault) => {
    const stage = await openMoneyStage({ url });
    plant(fault);
    const { wrong } = await soak({ stage, seed: 7, more: (rounds) => rounds < ROUNDS });
    plant(undefined);
    await stage.close();
    expect(wrong.join('\n')).toMatch(said[fault]);
  });
});

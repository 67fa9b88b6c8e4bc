import { CallError, playRound } from './api';

interface Round {
  readonly key: string;
  readonly stake: string;
  readonly target: string;
}

const sent: Round[] = [];
const real = globalThis.fetch;

/** The server's next answers; undefined breaks the connection. */
function answering(...answers: (Response | undefined)[]): void {
  globalThis.fetch = jest.fn(async (_: unknown, { body }: RequestInit = {}) => {
    sent.push(JSON.parse(String(body)) as Round);
    const answer = answers.shift();
    if (answer === undefined) throw new TypeError('the line broke');
    return answer;
  });
}

const played = () => Response.json({ roundId: 'r1', won: false });

beforeEach(() => {
  sent.length = 0;
});
afterAll(() => {
  globalThis.fetch = real;
});

describe('a round whose answer was lost', () => {
  it('is requested again with the same key, and not played twice', async () => {
    answering(undefined, played(), played());
    await expect(playRound('10', { target: '2.00' })).rejects.toMatchObject({ code: 'network', status: 0 });
    await playRound('10', { target: '2.00' });
    await playRound('10', { target: '2.00' });
    expect(sent[1]?.key).toBe(sent[0]?.key);
    expect(sent[2]?.key).not.toBe(sent[0]?.key);
  });

  it('is a different one with another stake or target', async () => {
    answering(undefined, undefined, played());
    await expect(playRound('10', { target: '3.00' })).rejects.toBeInstanceOf(CallError);
    await expect(playRound('11', { target: '3.00' })).rejects.toBeInstanceOf(CallError);
    await playRound('11', { target: '3.50' });
    expect(new Set(sent.map(({ key }) => key)).size).toBe(3);
  });
});

it('a refusal has its reason and the minimum stake, and its key is not used again', async () => {
  answering(Response.json({ code: 'stake.low', minBet: '0.5' }, { status: 400 }), played());
  await expect(playRound('0.1', { target: '2.00' })).rejects.toMatchObject({
    code: 'stake.low',
    status: 400,
    minBet: '0.5',
  });
  await playRound('0.1', { target: '2.00' });
  expect(sent[1]?.key).not.toBe(sent[0]?.key);
});

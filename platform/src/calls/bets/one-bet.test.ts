import type { Game } from '@foyer/shared/contract';
import { desc, eq } from 'drizzle-orm';
import { CARDS } from '../../base/cards/table';
import { bets } from '../../base/db/schema';
import { DICE } from '../../base/dice/table';
import { FIGHTS } from '../../base/fights/table';
import { FISH } from '../../base/fish/table';
import { KENO } from '../../base/keno/table';
import type { Member } from '../../base/members/member';
import { profileOf } from '../../base/reels/profiles';
import { reelsOf } from '../../base/reels/reels-of';
import { ROULETTE } from '../../base/roulette/table';
import type { Site } from '../../base/sites/site';
import { outcomeOf } from '../../base/tables/outcome-of';
import { paidOn } from '../../base/tables/paid';
import { hashOfSeed, heightOf } from '../../studio/engine/rise';
import type { TestPlatform } from '../../testing';
import { openLobby, someGames } from '../../testing/lobby';
import { round, vendorCall, visit } from '../../testing/studio';

let platform: TestPlatform;
let site: Site;
let house: Game;
let slot: Game;

beforeAll(async () => {
  platform = await openLobby({ opsKey: 'ops' });
  site = await platform.makeMerchant();
  [house] = (await someGames(platform, site, 'INHOUSE')) as [Game];
  [slot] = (await someGames(platform, site, 'RNG')) as [Game];
});
afterAll(() => platform?.close());

async function player(wish: Parameters<TestPlatform['makeMember']>[1] = {}, at = site) {
  const member = await platform.makeMember(at, { balance: '1000', ...wish });
  return { member, token: await platform.login(at, member) };
}

const ask = (token: string | undefined, id: string, at = site) =>
  platform.api('betRecord', { site: at, ...(token === undefined ? {} : { token }), query: { id } });

async function newestOf({ id }: Member): Promise<string> {
  const [bet] = await platform.db.select().from(bets).where(eq(bets.memberId, id)).orderBy(desc(bets.id)).limit(1);
  return String(bet?.id);
}

async function place({ username }: Member, bet: object): Promise<void> {
  const answer = await platform.app.inject({
    method: 'POST',
    url: `/_ops/merchants/${site.code}/members/${username}/bets`,
    headers: { 'x-ops-key': 'ops' },
    payload: { bets: [{ nodeId: slot.nodeId, placedAt: Date.parse('2026-03-10T10:00:00Z'), ...bet }] },
  });
  expect(answer.statusCode).toBe(201);
}

/** A bet on a round of the playable vendor, and the visit it was placed in. */
async function played() {
  const { member, token } = await player();
  const { body } = await visit(platform, site, token, house);
  const { body: answer } = await round(platform, body.token, { key: 'a', stake: '10', target: '1.50' });
  return { member, token, bearer: body.token, answer, id: await newestOf(member) };
}

describe('a bet of the record', () => {
  it('opens to its stake, odds and result, and to what the round followed from', async () => {
    const { token, id, answer } = await played();
    const { value } = await ask(token, id);
    const query = { startDate: '2026-03-01', endDate: '2026-03-31', zone: 0, pageNo: 1, pageSize: 20 };
    const { content } = (await platform.api('betRecords', { site, token, query })).value;
    expect(value).toEqual({
      ...content[0],
      reference: answer.roundId,
      settledAt: content[0]?.placedAt,
      odds: '1.50',
      proof: {
        target: '1.50',
        height: answer.multiplier,
        nonce: 1,
        clientSeed: expect.any(String),
        serverSeedHash: answer.serverSeedHash,
        serverSeed: null,
      },
    });
  });

  it('shows no seed in use, but the retired one, so that the round can be recalculated', async () => {
    const { token, id, bearer } = await played();
    expect((await ask(token, id)).value?.proof?.serverSeed).toBeNull();
    expect((await vendorCall(platform, 'POST', '/vendor/seed/rotate', { token: bearer, body: {} })).status).toBe(200);
    const proof = (await ask(token, id)).value?.proof;
    const serverSeed = proof?.serverSeed ?? '';
    expect(hashOfSeed(serverSeed)).toBe(proof?.serverSeedHash);
    const height = heightOf({ serverSeed, clientSeed: proof?.clientSeed ?? '', nonce: proof?.nonce ?? 0 });
    expect((height / 100).toFixed(2)).toBe(proof?.height);
  });

  it('of a game with reels opens to where they stopped, which follows from the retired seed alone', async () => {
    const { member, token } = await player();
    const [machine] = await someGames(platform, site, 'SLOTS');
    const { body } = await visit(platform, site, token, machine!);
    const { body: answer } = await round(platform, body.token, { key: 'reels', stake: '10' });
    const id = await newestOf(member);
    const { value } = await ask(token, id);
    expect(value).not.toHaveProperty('proof');
    expect(value?.spun).toMatchObject({ stops: answer.spins, of: 40, nonce: 1, serverSeed: null });
    await vendorCall(platform, 'POST', '/vendor/seed/rotate', { token: body.token, body: {} });
    const { serverSeed, ...spun } = (await ask(token, id)).value!.spun!;
    const seeds = { serverSeed: serverSeed!, clientSeed: spun.clientSeed, nonce: spun.nonce };
    expect(hashOfSeed(seeds.serverSeed)).toBe(spun.serverSeedHash);
    expect(reelsOf(profileOf(machine!.nodeId), seeds).spins.map(({ stops }) => stops)).toEqual(spun.stops);
  });

  it('of a table opens to its cards and to what each spot brought; one from when the title rose, to its height', async () => {
    const { member, token } = await player();
    const [table] = await someGames(platform, site, 'LIVE', 'Baccarat');
    const { body } = await visit(platform, site, token, table!);
    const spots = { banker: '2', playerPair: '1' };
    const { body: answer } = await round(platform, body.token, { key: 'cards', stake: '3', spots });
    const id = await newestOf(member);
    const { value } = await ask(token, id);
    for (const field of ['proof', 'spun']) expect(value).not.toHaveProperty(field);
    const { each } = paidOn(CARDS, spots, { hands: answer.hands! });
    expect(value?.dealt).toMatchObject({
      ...answer.hands,
      spots: [
        { spot: 'playerPair', stake: '1', payout: each['playerPair'] },
        { spot: 'banker', stake: '2', payout: each['banker'] },
      ],
      nonce: 1,
      serverSeed: null,
    });
    await vendorCall(platform, 'POST', '/vendor/seed/rotate', { token: body.token, body: {} });
    const { serverSeed, clientSeed, nonce, player: first, banker } = (await ask(token, id)).value!.dealt!;
    expect(outcomeOf(CARDS, { serverSeed: serverSeed!, clientSeed, nonce }).hands).toEqual({ player: first, banker });
    await platform.db.update(bets).set({ target: 200, spots: null }).where(eq(bets.memberId, member.id));
    expect((await ask(token, id)).value).toMatchObject({ odds: '2.00', proof: { target: '2.00' } });
  });

  it('of roulette or dice opens to what came out and to what each spot brought', async () => {
    const { member, token } = await player();
    const tableOf = async (title: string) => (await someGames(platform, site, 'LIVE', title))[0]!;
    const atWheel = (await visit(platform, site, token, await tableOf('Roulette'))).body.token;
    const { pocket } = (await round(platform, atWheel, { key: 'r', stake: '3', spots: { red: '2', 'split-1-2': '1' } }))
      .body;
    const seeds = { nonce: 1, serverSeed: null };
    const back = (parts: number, stake: number) => String((parts / 20) * stake);
    const landed = (await ask(token, await newestOf(member))).value;
    expect(landed?.landed).toMatchObject({
      pocket,
      spots: [
        { spot: 'split-1-2', stake: '1', payout: back(ROULETTE.partsBack('split-1-2', { pocket: pocket! }), 1) },
        { spot: 'red', stake: '2', payout: back(ROULETTE.partsBack('red', { pocket: pocket! }), 2) },
      ],
      ...seeds,
    });
    const atDice = (await visit(platform, site, token, await tableOf('Sic Bo'))).body.token;
    const { dice } = (await round(platform, atDice, { key: 'd', stake: '3', spots: { 'single-6': '2', small: '1' } }))
      .body;
    const rolled = (await ask(token, await newestOf(member))).value;
    expect(rolled?.rolled).toMatchObject({
      dice,
      spots: [
        { spot: 'small', stake: '1', payout: back(DICE.partsBack('small', { dice: dice! }), 1) },
        { spot: 'single-6', stake: '2', payout: back(DICE.partsBack('single-6', { dice: dice! }), 2) },
      ],
      ...{ ...seeds, nonce: 2 },
    });
    for (const field of ['proof', 'spun', 'dealt', 'landed']) expect(rolled).not.toHaveProperty(field);
  });

  it('of keno opens to the numbers and to what the ticket and each bet beside it brought', async () => {
    const { member, token } = await player();
    const [of] = await someGames(platform, site, 'ELOTT', 'Keno');
    const atDraw = (await visit(platform, site, token, of!)).body.token;
    const spots = { 'balls-level': '2', 'marks-3-17-22-31-40': '1', 'balls-low': '1' };
    const { numbers } = (await round(platform, atDraw, { key: 'k', stake: '4', spots })).body;
    const { each } = paidOn(KENO, spots, { numbers: numbers! });
    const { value } = await ask(token, await newestOf(member));
    expect(value?.drawn).toMatchObject({
      numbers,
      spots: [
        { spot: 'marks-3-17-22-31-40', stake: '1', payout: each['marks-3-17-22-31-40'] },
        { spot: 'balls-low', stake: '1', payout: each['balls-low'] },
        { spot: 'balls-level', stake: '2', payout: each['balls-level'] },
      ],
      ...{ nonce: 1, serverSeed: null },
    });
    for (const field of ['proof', 'spun', 'dealt', 'landed', 'rolled']) expect(value).not.toHaveProperty(field);
  });

  it('of a fight opens to its exchanges and to what each spot brought', async () => {
    const { member, token } = await player();
    const [arena] = await someGames(platform, site, 'COCKFIGHT');
    const taken = { from: 'main', to: `vendor:${arena!.vassalage}`, amount: '100', key: 'take-along' };
    await platform.api('walletTransfer', { site, token, body: taken });
    const { body } = await visit(platform, site, token, arena!);
    const spots = { 'fight-blue': '2', 'redround-3': '1' };
    const { blows } = (await round(platform, body.token, { key: 'f', stake: '3', spots })).body;
    const { value } = await ask(token, await newestOf(member));
    const { each } = paidOn(FIGHTS, spots, { blows: blows! });
    expect(value?.fought).toMatchObject({
      blows,
      spots: [
        { spot: 'fight-blue', stake: '2', payout: each['fight-blue'] },
        { spot: 'redround-3', stake: '1', payout: each['redround-3'] },
      ],
      ...{ nonce: 1, serverSeed: null },
    });
    for (const field of ['proof', 'spun', 'dealt', 'landed', 'rolled']) expect(value).not.toHaveProperty(field);
  });

  it('of shots at fish opens to its nets and to what each shot brought', async () => {
    const { member, token } = await player();
    const [sea] = await someGames(platform, site, 'FISH', 'Kraken');
    const { body } = await visit(platform, site, token, sea!);
    const spots = { 'shot-2-clown': '1', 'shot-1-dragon': '2' };
    const { nets } = (await round(platform, body.token, { key: 's', stake: '3', spots })).body;
    const { value } = await ask(token, await newestOf(member));
    const { each } = paidOn(FISH, spots, { nets: nets! });
    expect(value?.hunted).toMatchObject({
      nets,
      spots: [
        { spot: 'shot-1-dragon', stake: '2', payout: each['shot-1-dragon'] },
        { spot: 'shot-2-clown', stake: '1', payout: each['shot-2-clown'] },
      ],
      ...{ nonce: 1, serverSeed: null },
    });
    for (const field of ['proof', 'spun', 'dealt', 'landed', 'rolled', 'fought'])
      expect(value).not.toHaveProperty(field);
  });

  it('of another vendor has its number, and the odds that its payout implies', async () => {
    const { member, token } = await player();
    await place(member, { stake: '20', payout: '50.25', status: 'won' });
    const { value } = await ask(token, await newestOf(member));
    expect(value).toMatchObject({ status: 'won', odds: '2.51', reference: expect.stringMatching(/^[0-9a-f-]{36}$/) });
    expect(value).not.toHaveProperty('proof');
    await place(member, { stake: '7', payout: '0', status: 'open' });
    const open = (await ask(token, await newestOf(member))).value;
    expect(open).toMatchObject({ status: 'open', stake: '7' });
    for (const field of ['odds', 'settledAt', 'proof']) expect(open).not.toHaveProperty(field);
  });

  it('is linked from the account record', async () => {
    const { token, id } = await played();
    const query = { startDate: '2026-03-01', endDate: '2026-03-31', zone: 0, pageNo: 1, pageSize: 20 };
    const { content } = (await platform.api('accountRecords', { site, token, query })).value;
    expect(content.find(({ kind }) => kind === 'stake')).toMatchObject({ betId: id });
    const others = content.filter(({ kind }) => kind !== 'stake' && kind !== 'payout');
    expect(others.length).toBeGreaterThan(0);
    for (const other of others) expect(other).not.toHaveProperty('betId');
  });
});

describe('a bet of somebody else', () => {
  it('is not found: by members, by the agent above, by a trial account, on another site', async () => {
    const agent = await player({ type: 1 });
    const below = await player({ uplineId: agent.member.id });
    await place(below.member, { stake: '5', payout: '0', status: 'lost' });
    const id = await newestOf(below.member);
    expect((await ask(below.token, id)).value).toMatchObject({ id });
    const elsewhere = await platform.makeMerchant();
    const there = await player({}, elsewhere);
    const nobody = await ask(agent.token, '999999999999999');
    expect(nobody).toMatchObject({ status: 200, success: true, value: null });
    for (const token of [agent.token, (await player()).token, (await player({ type: 4 })).token]) {
      expect({ ...(await ask(token, id)), cookies: {} }).toEqual({ ...nobody, cookies: {} });
    }
    expect((await ask(there.token, id, elsewhere)).value).toBeNull();
    expect(await ask(below.token, id, elsewhere)).toMatchObject({ status: 401 });
    expect(await ask(undefined, id)).toMatchObject({ status: 401, code: 'session.required' });
  });

  it.each(['', 'x', '-1', '1e3', '1 or 1=1', "1'--", '9'.repeat(16), '٣'])('is not found by "%s"', async (id) => {
    const { token } = await player();
    expect(await ask(token, id)).toMatchObject({ status: 400, code: 'request.invalid' });
  });
});

import { ApiError } from '@foyer/shared/api';
import { cachedQuery, QueryClientProvider, useQuery } from '@foyer/shared/query';
import { cached } from '@foyer/shared/storage';
import { QueryClient } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { sessionOwner } from '../shell';

const session = { token: 't', merchantCode: 'DEMO', userName: 'mali', type: 1 };

/** Each entry with an answer of its kind. */
const answers: Record<keyof typeof cached, object> = {
  banners: [{ id: 1, type: 'B' }],
  hotMatches: [{ id: 2 }],
  notice: [{ id: 3, type: 'PL' }],
  popupList: [{ id: 4, type: 'PU' }],
  promotionList: [{ key: 'MISSION' }],
  serviceLinks: ['https://chat.example/foyer'],
  imageCdnList: ['https://cdn.example'],
  registerValidation: { username: { rule: { min: 5 } } },
  gameTypes: { sorting: [], mapping: {} },
  lotteries: [{ code: 'VN' }],
  hotGames: [{ id: 6 }],
  villages: ['Bangkok'],
};
const entries = Object.keys(answers) as (keyof typeof cached)[];

type Ask = () => Promise<unknown>;

function Entry({ name, ask, account }: { name: keyof typeof cached; ask: Ask; account: string | undefined }) {
  // Every entry has a type of its own; what is tested is the same for all.
  const slot = cached[name] as unknown as (typeof cached)['hotMatches'];
  const { data, isPending, isError } = useQuery(
    cachedQuery(() => slot.of(['EN'], account), { queryKey: [name, account], queryFn: ask as () => Promise<never> }),
  );
  return (
    <>
      <p>{isPending ? 'empty' : JSON.stringify(data)}</p>
      {isError ? <p>failed</p> : null}
    </>
  );
}

/** Enters the page as after a reload: nothing is there but what the browser kept. */
function enter(name: keyof typeof cached, ask: Ask, account?: string) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return render(
    <QueryClientProvider client={client}>
      <Entry name={name} ask={ask} account={account} />
    </QueryClientProvider>,
  );
}
const shown = (text: string) => screen.findByText(text);
const never: Ask = () => new Promise(() => undefined);

beforeEach(() => {
  localStorage.clear();
  sessionOwner.end();
});
afterEach(() => jest.restoreAllMocks());

describe('cachedQuery', () => {
  it.each(entries)('%s: entering again shows what was there at once, and asks anew', async (name) => {
    const text = JSON.stringify(answers[name]);
    const first = enter(name, async () => answers[name]);
    expect(screen.getByText('empty')).toBeVisible();
    await shown(text);
    first.unmount();
    await proves('S9-STORAGE-01', () => {
      expect(localStorage.getItem(name)).toContain(text);
      const again = jest.fn(never);
      const { unmount } = enter(name, again);
      expect(screen.queryByText('empty')).not.toBeInTheDocument();
      expect(screen.getByText(text)).toBeVisible();
      expect(again).toHaveBeenCalledTimes(1);
      unmount();
    });
    expect(entries).toEqual(
      expect.arrayContaining([
        ...['banners', 'hotMatches', 'notice', 'popupList', 'promotionList', 'serviceLinks', 'imageCdnList'],
        ...['registerValidation', 'gameTypes', 'lotteries'],
      ]),
    );
    // A call that fails leaves it there.
    enter(name, () => Promise.reject(new ApiError('hotGames', 'unknown', 0)));
    await shown('failed');
    expect(screen.queryByText('empty')).not.toBeInTheDocument();
  });

  it('takes the new answer when it comes', async () => {
    cached.villages.of(['EN']).set(['old']);
    enter('villages', async () => ['new']);
    expect(screen.getByText('["old"]')).toBeVisible();
    await shown('["new"]');
    expect(cached.villages.of(['EN']).get()).toEqual(['new']);
  });

  it("keeps a member's answer from everybody else, and drops it with the session", async () => {
    sessionOwner.start(session);
    enter('promotionList', async () => [{ key: 'mine' }], 'mali').unmount();
    enter('hotGames', async () => [{ id: 'all' }]).unmount();
    await waitFor(() => expect(cached.promotionList.of(['EN'], 'mali').get()).toEqual([{ key: 'mine' }]));
    await waitFor(() => expect(cached.hotGames.of(['EN']).get()).toEqual([{ id: 'all' }]));
    expect(cached.promotionList.of(['EN'], 'chai').get()).toBeUndefined();
    expect(cached.promotionList.of(['EN']).get()).toBeUndefined();
    sessionOwner.end();
    expect(localStorage.getItem('promotionList')).toBeNull();
    expect(cached.hotGames.of(['EN']).get()).toEqual([{ id: 'all' }]);
  });

  it('does not keep an answer whose session ended meanwhile', async () => {
    sessionOwner.start(session);
    let answer = (_: unknown) => {};
    enter('promotionList', () => new Promise((resolve) => (answer = resolve)), 'mali');
    sessionOwner.end();
    answer([{ id: 'late' }]);
    await shown('[{"id":"late"}]');
    expect(localStorage.getItem('promotionList')).toBeNull();
  });

  it('goes on where the browser keeps nothing', async () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    enter('villages', async () => ['Bangkok']).unmount();
    const denied = jest.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    enter('promotionList', async () => [{ id: 1 }]);
    await shown('[{"id":1}]');
    denied.mockRestore();
    cached.promotionList.remove();
    cached.villages.remove();
  });
});

describe('what was kept', () => {
  it.each([
    'null',
    '{',
    '[]',
    '{"shape":0,"of":[],"value":[]}',
    '{"shape":1,"of":["TY"],"value":[]}',
    '{"shape":1,"of":[],"account":"mali","value":[]}',
    '{"shape":1,"of":[],"value":"text"}',
    '{"shape":1,"of":[],"value":[1]}',
    '{"shape":1,"of":[]}',
  ])('does not count when it is not of this kind: %s', (left) => {
    localStorage.setItem('hotGames', left);
    expect(cached.hotGames.of().get()).toBeUndefined();
  });

  it('is told apart by language and merchant', () => {
    cached.hotGames.of(['TY', 'DEMO']).set([]);
    expect(cached.hotGames.of(['TY', 'DEMO']).get()).toEqual([]);
    for (const parts of [['EN', 'DEMO'], ['TY', 'W3'], ['TY'], []])
      expect(cached.hotGames.of(parts).get()).toBeUndefined();
  });
});

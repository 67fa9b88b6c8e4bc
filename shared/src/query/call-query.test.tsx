import { ApiError, imageUrl } from '@foyer/shared/api';
import { type CallName, calls, type RequestName, requestOf, requests, type ValueOf } from '@foyer/shared/contract';
import { currentLanguage } from '@foyer/shared/i18n';
import { callQuery, invalidate, madeQuery, QueryClientProvider, queryClient, useQuery } from '@foyer/shared/query';

import { cached } from '@foyer/shared/storage';
import { type Answers, answerCalls, testSite } from '@foyer/shared/testing';
import { act, render, screen, waitFor } from '@testing-library/react';
import { answers as samples } from '../contract/testing/answers';
import { wholeOf } from '../contract/testing/wire';
import { sessionOwner } from '../shell';

const session = { token: 'secret-token', merchantCode: 'DEMO', userName: 'mali', type: 1 };

const ofContract = (call: CallName) => wholeOf(samples[call]) as object;
const announcement = (type: string) => [{ id: 1, type, title: `of ${type}` }];

/** Requests with their answers, by the storage keys that keep them. */
const kept: Record<string, [request: RequestName, answer: object]> = {
  banners: ['homeAnnouncements', announcement('B')],
  hotMatches: ['hotMatches', ofContract('hotMatches')],
  notice: ['homeAnnouncements', announcement('PL')],
  popupList: ['homeAnnouncements', announcement('PU')],
  promotionList: ['promotions', ofContract('promotions')],
  serviceLinks: ['service', ofContract('service')],
  registerFields: ['setRegister', ofContract('setRegister')],
  registerValidation: ['registerValidation', ofContract('registerValidation')],
  gameTypes: ['gameVendors', ofContract('gameVendors')],
  vassalage: ['vassalage', ofContract('vassalage')],
  lotteryMenu: ['lotteryMenu', ofContract('lotteryMenu')],
  lotteries: ['lotteries', ofContract('lotteryList')],
  helpList: ['helpCenter', ofContract('helpCenter')],
  hotGames: ['hotGames', ofContract('hotGames')],
  bankList: ['bankCards', ofContract('bankCards')],
};

const callOf = (request: RequestName): CallName =>
  request in requests ? requests[request as keyof typeof requests].call : (request as CallName);

function Entry({ request }: { request: RequestName }) {
  // Casts away the types of single requests, since the test treats all alike.
  const { data, isPending, isError } = useQuery(callQuery(request as 'country'));
  return (
    <>
      <p>{isPending ? 'empty' : JSON.stringify(data)}</p>
      {isError ? <p>failed</p> : null}
    </>
  );
}

/** Renders as after a reload: only browser storage survives. */
function enter(request: RequestName, answer: unknown) {
  queryClient.clear();
  const asked = answerCalls({ [callOf(request)]: answer } as Answers);
  const { unmount } = render(
    <QueryClientProvider client={queryClient}>
      <Entry request={request} />
    </QueryClientProvider>,
  );
  return { asked, unmount };
}
const shown = (text: string) => screen.findByText(text);
const matches = ofContract('hotMatches');
const promotions = ofContract('promotions');
const never = () => new Promise(() => undefined);

beforeEach(() => {
  globalThis.__foyer = { site: testSite };
  localStorage.clear();
  sessionOwner.end();
});
afterEach(() => jest.restoreAllMocks());

describe('callQuery', () => {
  const forAll = Object.keys(kept).filter((key) => calls[callOf(kept[key]![0])].auth !== 'member');
  it.each([
    ...forAll.map((key) => [key, 'a visitor'] as const),
    ...Object.keys(kept).map((key) => [key, 'a member'] as const),
  ])('%s: entering again as %s shows what was there at once, and asks anew', async (key, who) => {
    const [request, answer] = kept[key]!;
    if (who === 'a member') sessionOwner.start(session);
    const text = JSON.stringify(answer);
    const first = enter(request, answer);
    expect(screen.getByText('empty')).toBeVisible();
    await shown(text);
    first.unmount();
    await proves('S9-STORAGE-01', async () => {
      expect(localStorage.getItem(key)).toContain(text);
      const { asked, unmount } = enter(request, never);
      expect(screen.queryByText('empty')).not.toBeInTheDocument();
      expect(screen.getByText(text)).toBeVisible();
      await waitFor(() => expect(asked).toHaveLength(1));
      unmount();
    });
    // A failed call leaves the kept answer in place.
    enter(request, new ApiError('any', 'unknown', 200));
    await shown('failed');
    expect(screen.queryByText('empty')).not.toBeInTheDocument();
  });

  it('is tested with everything that the contract keeps', () => {
    const names = [...Object.keys(calls), ...Object.keys(requests)] as RequestName[];
    const places = names.flatMap((name) => {
      const { kept: place = {} } = requestOf(name);
      return typeof place === 'string' ? [place] : Object.keys(place);
    });
    expect(Object.keys(kept).sort()).toEqual(places.sort());
    expect(Object.keys(cached)).toEqual(expect.arrayContaining(places));
  });

  /** The commonly used answers, by their names in the product, with what asks for them. */
  const common: Record<string, RequestName> = {
    banners: 'homeAnnouncements',
    'hot matches': 'hotMatches',
    notice: 'homeAnnouncements',
    'popup list': 'homeAnnouncements',
    'promotion list': 'promotions',
    'customer service links': 'service',
    'help list': 'helpCenter',
    'register validation rules': 'registerValidation',
    'game vendor types': 'gameVendors',
    'lottery list': 'lotteries',
    messages: 'messages',
  };

  it('holds what is commonly used, and whoever enters again sees it at once', async () => {
    sessionOwner.start(session);
    const found = { content: [{ id: 7, title: 'of messages' }], more: false };
    const given = new Map<RequestName, unknown>([
      ...Object.values(kept),
      ['homeAnnouncements', ['B', 'PL', 'PU'].flatMap(announcement)],
      ['messages', found],
    ]);
    const all = [...new Set(Object.values(common))];
    const answersOf = (of: (name: RequestName) => unknown) =>
      Object.fromEntries(all.map((name) => [callOf(name), of(name)])) as Answers;
    const open = () =>
      render(
        <QueryClientProvider client={queryClient}>
          {all.map((name) => (
            <Entry key={name} request={name} />
          ))}
        </QueryClientProvider>,
      );
    queryClient.clear();
    cached.imageCdnList.of(['DEMO']).set(['https://cdn.example']);
    answerCalls(answersOf((name) => given.get(name)));
    const first = open();
    await waitFor(() => expect(screen.queryByText('empty')).not.toBeInTheDocument());
    first.unmount();
    // What is dropped with its page is gone by now.
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
    await proves('S3-STORAGE-04', () => {
      for (const [name, request] of Object.entries(common))
        expect([name, queryClient.getQueryData(callQuery(request as 'country').queryKey)]).toEqual([
          name,
          given.get(request),
        ]);
      expect(imageUrl('/a.png')).toBe('https://cdn.example/a.png');
      answerCalls(answersOf(() => never));
      open();
      expect(screen.queryByText('empty')).not.toBeInTheDocument();
      for (const request of all) expect(screen.getByText(JSON.stringify(given.get(request)))).toBeVisible();
    });
    // Messages name amounts, and the browser keeps no money (decision 62).
    expect(JSON.stringify({ ...localStorage })).not.toContain('of messages');
  });

  it('takes the new answer when it comes', async () => {
    cached.hotMatches.of(['DEMO']).set([]);
    enter('hotMatches', matches);
    expect(screen.getByText('[]')).toBeVisible();
    await shown(JSON.stringify(matches));
    expect(cached.hotMatches.of(['DEMO']).get()).toEqual(matches);
  });

  it("keeps a member's answer from everybody else, and drops it with the session", async () => {
    sessionOwner.start(session);
    enter('promotions', promotions);
    await shown(JSON.stringify(promotions));
    enter('hotMatches', matches);
    await shown(JSON.stringify(matches));
    expect(cached.promotionList.of(['DEMO'], 'mali').get()).toEqual(promotions);
    expect(cached.promotionList.of(['DEMO'], 'chai').get()).toBeUndefined();
    expect(cached.promotionList.of(['DEMO']).get()).toBeUndefined();
    act(() => sessionOwner.end());
    expect(localStorage.getItem('promotionList')).toBeNull();
    expect(cached.hotMatches.of(['DEMO']).get()).toEqual(matches);
  });

  it('does not keep an answer whose session ended meanwhile', async () => {
    sessionOwner.start(session);
    let answer = (_: ValueOf<'promotions'>) => {};
    const asked = answerCalls({ promotions: () => new Promise((resolve) => (answer = resolve)) });
    const late = queryClient.fetchQuery(callQuery('promotions'));
    await waitFor(() => expect(asked).toHaveLength(1));
    sessionOwner.end();
    await proves('F-CACHE-02', async () => {
      answer([{ key: 'late', enabled: true, claimed: false }]);
      await late;
      expect(localStorage.getItem('promotionList')).toBeNull();
    });
  });

  it('keeps what the row asks for, and nothing that a page asks for besides', async () => {
    const asked = answerCalls({ hotGames: [{ nodeId: 1 }] as never });
    await queryClient.fetchQuery(callQuery('hotGames', { gameType: 'FISH' }));
    expect(asked[0]?.query).toMatchObject({ gameType: 'FISH', language: currentLanguage(), merchantCode: 'DEMO' });
    expect(localStorage.getItem('hotGames')).toBeNull();
    await queryClient.fetchQuery(callQuery('hotGames'));
    expect(localStorage.getItem('hotGames')).not.toBeNull();
  });

  const text = (key: string) => JSON.stringify(kept[key]![1]);
  const stored = (key: string) => localStorage.getItem(key) ?? '';
  const change = (make: (entry: string) => string | undefined) => (key: string) => {
    const left = make(stored(key));
    if (left === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, left);
  };
  const refuse = (name: string) => () => {
    throw new DOMException('refused', name);
  };
  /** What can be wrong with storage on the second visit, and whether the next answer can be kept there. */
  const damages: Record<string, [damage: (key: string) => void, keeps: boolean]> = {
    'cut in half': [change((entry) => entry.slice(0, entry.length / 2)), true],
    'of an older release': [change((entry) => entry.replace('"shape":2', '"shape":0')), true],
    'of another shape': [change((entry) => entry.replace(/"value":.*$/, '"value":{"any":[{}]}}')), true],
    'cleared in mid-visit': [change(() => undefined), true],
    full: [
      (key) => {
        localStorage.removeItem(key);
        jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse('QuotaExceededError'));
      },
      false,
    ],
    forbidden: [
      (key) => {
        localStorage.removeItem(key);
        jest.spyOn(globalThis, 'localStorage', 'get').mockImplementation(refuse('SecurityError'));
      },
      false,
    ],
  };
  afterEach(() => {
    jest.restoreAllMocks();
    for (const slot of Object.values(cached)) slot.remove();
  });

  describe.each(Object.entries(damages))('with storage that is %s', (_, [damage, keeps]) => {
    it.each(Object.keys(kept))('works from the call and keeps its answer where that is possible: %s', async (key) => {
      sessionOwner.start(session);
      const [request, answer] = kept[key]!;
      const troubles = jest.spyOn(console, 'error').mockImplementation();
      enter(request, answer);
      await shown(text(key));
      damage(key);
      const { unmount } = enter(request, answer);
      expect(screen.getByText('empty')).toBeVisible();
      await shown(text(key));
      unmount();
      expect(troubles).not.toHaveBeenCalled();
      jest.restoreAllMocks();
      expect(stored(key).includes(text(key))).toBe(keeps);
    });
  });
});

describe('the place of an answer', () => {
  const keys = () => [
    callQuery('betRecord', { id: '7' }).queryKey,
    callQuery('unreadMessages').queryKey,
    callQuery('promotions').queryKey,
    callQuery('favourites').queryKey,
    madeQuery('favourites', 'ids', async () => []).queryKey,
  ];

  it("names a member's account, never the token, and is everybody's where the row says so", () => {
    sessionOwner.start(session);
    expect(JSON.stringify(keys())).not.toContain('secret-token');
    expect(keys().map(([, member]) => member)).toEqual(Array(5).fill('mali'));
    expect(callQuery('hotGames').queryKey[1]).toBe('');
    sessionOwner.end();
    expect(keys().map(([, member]) => member)).toEqual(Array(5).fill(''));
  });

  it('is asked for anew by the name of its call', async () => {
    sessionOwner.start(session);
    const of = (key: ReturnType<typeof keys>[number]) => queryClient.getQueryState(key)?.isInvalidated;
    const fill = () => keys().map((key) => queryClient.setQueryData(key as never, [] as never));
    fill();
    await invalidate('favourites', { as: 'ids' });
    expect(keys().map(of)).toEqual([false, false, false, false, true]);
    fill();
    await invalidate('favourites');
    expect(keys().map(of)).toEqual([false, false, false, true, true]);
  });

  it('is made by the contract alone', () => {
    // @ts-expect-error: an array written by hand is no key.
    expect(queryClient.getQueryData(['betRecords', '', '', {}])).toBeUndefined();
    // @ts-expect-error: an array written by hand is no beginning of a key.
    expect(queryClient.isFetching({ queryKey: ['betRecords'] })).toBe(0);
    // @ts-expect-error: the contract has no such call.
    expect(() => callQuery('noSuchCall')).toThrow();
    // @ts-expect-error: a required query cannot be left out.
    expect(callQuery('betRecord').queryKey[0]).toBe('betRecord');
  });
});

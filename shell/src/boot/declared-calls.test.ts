import { earlyAddress, type RequestName, requestOf } from '@foyer/shared/contract';
import { changeLanguage } from '@foyer/shared/i18n';
import { callQuery, queryClient } from '@foyer/shared/query';
import { provideTransport, sessionOwner } from '@foyer/shared/shell';
import { testSite } from '@foyer/shared/testing';
import { manifests } from '../testing/declared';
import { declaredCalls } from './early';

const declared = manifests.flatMap(({ pages, widgets = {} }) => {
  const shown = [...Object.values(pages), ...Object.values(widgets).flat()];
  return shown.flatMap(({ early = [] }) =>
    early.map((each) => {
      const { call, parameters = [] } = typeof each === 'string' ? { call: each } : each;
      return [call as RequestName, parameters] as const;
    }),
  );
});

/** Contains characters that the client escapes. */
const ODD = 'a b&c=ä,%';

/** Path and query that the client sends for a request. */
async function sent(name: RequestName, parameters: readonly string[]): Promise<string> {
  let address = '';
  provideTransport(async (input) => {
    const { pathname, search } = new URL(input instanceof Request ? input.url : String(input));
    address = pathname + search;
    return Response.json({ success: true, value: [] });
  });
  const wish = Object.fromEntries(parameters.map((parameter) => [parameter, ODD]));
  const query = parameters.length > 0 ? callQuery(name as 'activity', wish as never) : callQuery(name as 'country');
  await queryClient.fetchQuery(query as never);
  return address;
}

describe.each([...new Map(declared.map((each) => [String(each), each])).values()])(
  'the declared call %s',
  (...each) => {
    const [name, parameters] = each;

    it.each([undefined, 'mine & yours'])(
      'is the very request that a page makes, of a session with token %s too',
      async (token) => {
        globalThis.__foyer = { site: testSite };
        queryClient.clear();
        localStorage.clear();
        await changeLanguage('EN');
        sessionOwner.end();
        if (token === undefined && requestOf(name).auth === 'member') {
          await expect(sent(name, parameters)).rejects.toThrow('session.required');
          return;
        }
        if (token) sessionOwner.start({ token, merchantCode: 'W 3', userName: 'mali', type: 1 });
        const visit = { merchant: token ? 'W 3' : 'DEMO', language: 'EN', token };
        const search = new URLSearchParams(parameters.map((parameter) => [parameter, ODD])).toString();
        expect(declaredCalls([earlyAddress(name, parameters)], visit, search)).toEqual([await sent(name, parameters)]);
      },
    );
  },
);

it('names a request that only reads', () => {
  expect(() => earlyAddress('login')).toThrow('login does not only read');
});

import { testSite } from '@foyer/shared/testing';

const PATH = '/wps/system/service';
const answer = (value: string) => Response.json({ success: true, value });

/** The client as on a fresh page, with answers that the boot script asked for, and ky from `library`. */
async function fresh(early: Promise<Response> | undefined, library?: () => unknown) {
  jest.resetModules();
  if (library) jest.doMock('ky', library);
  else jest.dontMock('ky');
  globalThis.__foyer = { site: testSite, early: new Map(early ? [[PATH, early]] : []) };
  const { call } = await import('@foyer/shared/api');
  const { provideTransport } = await import('./transport');
  const sent: string[] = [];
  provideTransport(async (input) => {
    sent.push(new URL(input instanceof Request ? input.url : input).pathname);
    return answer('asked');
  });
  return { call, sent };
}

afterEach(() => jest.dontMock('ky'));

const broken = () => {
  throw new Error('the file did not come');
};

describe('what the boot script has asked for', () => {
  it('is given without the library of calls, and to one call', async () => {
    const { call, sent } = await fresh(Promise.resolve(answer('early')), broken);
    expect(await call('service', {})).toBe('early');
    expect(sent).toEqual([]);
    await expect(call('service', {})).rejects.toMatchObject({ offline: true });
  });

  it('is asked for again when it failed', async () => {
    const { call, sent } = await fresh(Promise.reject(new TypeError('Failed to fetch')));
    expect(await call('service', {})).toBe('asked');
    expect(sent).toEqual([PATH]);
  });

  it('counts as unanswered when it takes too long', async () => {
    const { call, sent } = await fresh(new Promise(() => undefined));
    await expect(call('service', { timeout: 20 })).rejects.toMatchObject({ code: 'unknown', offline: true });
    expect(sent).toEqual([]);
  });
});

it('fetches the library of calls again for the next call when it did not come', async () => {
  let tries = 0;
  const { call } = await fresh(undefined, () => {
    tries += 1;
    return tries === 1 ? broken() : jest.requireActual('ky');
  });
  await expect(call('service', {})).rejects.toMatchObject({ offline: true });
  expect(await call('service', {})).toBe('asked');
});

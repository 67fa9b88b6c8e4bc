import { ApiError, call } from '@foyer/shared/api';
import { type CallName, type CallRow, calls } from '@foyer/shared/contract';
import { testSite } from '@foyer/shared/testing';
import { provideTransport, sessionOwner } from '../shell';

/** One signature for all rows, whatever their types. */
const ask = call as unknown as (name: CallName, options: object) => Promise<unknown>;
const rows = Object.entries(calls) as [CallName, CallRow][];
const options = { body: {}, query: {}, seal: () => ({ value: 'c2VhbGVk', encryption: 'a2V5' }) };

beforeEach(() => {
  globalThis.__foyer = { site: testSite };
  sessionOwner.start({ token: 'mine', merchantCode: 'DEMO', userName: 'mali', type: 1 });
});

it.each(rows)('%s: gives the value of the common envelope, or its code', async (name, { method, path }) => {
  const sent: string[] = [];
  let answer: object = { success: true, value: { of: name } };
  provideTransport(async (input, init) => {
    const request = input instanceof Request ? input : new Request(input, init);
    sent.push(`${request.method} ${new URL(request.url).pathname}`);
    return Response.json(answer);
  });
  await proves('S7-API-71', async () => {
    expect(await ask(name, options)).toEqual({ of: name });
    expect(sent).toEqual([`${method} ${path}`]);
    answer = { success: false, code: 'permission.denied', value: { why: 'closed' } };
    const refused: unknown = await ask(name, options).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(ApiError);
    expect(refused).toMatchObject({ code: 'permission.denied', value: { why: 'closed' }, status: 200, offline: false });
    // A body that is no envelope is an error, never a value.
    answer = { of: name };
    expect(await ask(name, options).catch((error: unknown) => error)).toMatchObject({ code: 'unknown' });
  });
});

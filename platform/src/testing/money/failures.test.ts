import { type Failure, failedFrom, hearFailures, summaryOf } from './failures';

it('names a request that failed by its id, with the call and the reason of the log', () => {
  const failures: Failure[] = [];
  const hear = hearFailures(1, failures);
  const lines = [
    ...['no line of the log', '{"level":30,"req', { level: 30, msg: 'Server listening' }],
    ...[
      { level: 30, reqId: 'a', req: { method: 'POST', url: '/bets/B1/settle?key=***' } },
      { level: 30, reqId: 'b', req: { method: 'GET', url: '/audit' } },
      { level: 30, reqId: 'c', req: { method: 'POST', url: '/bets/B2/settle' } },
      { level: 50, reqId: 'a', msg: 'an operation failed', err: { message: 'Failed query: select 1: lost' } },
    ],
    ...[200, 500, 503].map((statusCode, at) => ({ level: 30, reqId: ['b', 'a', 'c'][at], res: { statusCode } })),
    { level: 30, reqId: 'd', res: { statusCode: 503 } },
  ];
  for (const line of lines) hear(typeof line === 'string' ? line : JSON.stringify(line));
  expect(failedFrom(failures)).toEqual([
    '500 of POST /bets/B1/settle: an operation failed: lost (request a of server 1)',
  ]);
  expect(summaryOf([...failures, ...failures])).toMatchObject([
    { times: 2, request: 'a', status: 500 },
    { times: 2, request: 'c', call: 'POST /bets/B2/settle', why: 'the log does not say why' },
    { times: 2, request: 'd', call: 'an unknown call' },
  ]);
});

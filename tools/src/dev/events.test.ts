import { request } from 'node:http';
import { networkInterfaces } from 'node:os';
import { type Events, openEvents } from './events';

const PORT = 4123;
let events: Events;
const open = async (host: string) => {
  events = await openEvents(
    { port: PORT, host },
    () => [{ kind: 'reload' }],
    (text) => ({ text, folded: [] }),
  );
};
beforeEach(() => open('127.0.0.1'));
afterEach(() => events.close());

/** Status of the answer to a page with this origin. */
const statusFor = (origin: string | undefined): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    const asked = request(events.address, origin === undefined ? {} : { headers: { origin } }, (answer) => {
      resolve(answer.statusCode);
      answer.destroy();
    });
    asked.once('error', reject).end();
  });

test.each([
  `http://localhost:${PORT}`,
  `http://w3.localhost:${PORT}`,
  `http://127.0.0.1:${PORT}`,
  `http://[::1]:${PORT}`,
])('a page of the site hears what is built: %s', async (origin) => expect(await statusFor(origin)).toBe(200));

test.each([
  undefined,
  'null',
  'nonsense',
  'http://localhost:4000',
  `http://evil.example:${PORT}`,
  `http://localhost.evil.example:${PORT}`,
])('no other page does, and the server goes on: %j', async (origin) => {
  expect(await statusFor(origin)).toBe(403);
  expect(await statusFor(`http://localhost:${PORT}`)).toBe(200);
});

const own = Object.values(networkInterfaces())
  .flatMap((each) => each ?? [])
  .filter(({ family, internal }) => family === 'IPv4' && !internal)
  .map(({ address }) => address);

test('where the site is open to the network, its pages are heard at every address of this machine, and no others', async () => {
  const addressOf = (source: string) => new URL(source).hostname;
  expect(events.sources.map(addressOf)).toEqual(['127.0.0.1']);
  events.close();
  await open('0.0.0.0');
  expect(events.sources.map(addressOf)).toEqual(['127.0.0.1', ...own]);
  for (const address of events.sources.map(addressOf)) expect(await statusFor(`http://${address}:${PORT}`)).toBe(200);
  expect(await statusFor(`http://198.51.100.7:${PORT}`)).toBe(403);
});

import { request } from 'node:http';
import { type Events, openEvents } from './events';

const PORT = 4123;
let events: Events;
beforeEach(async () => {
  events = await openEvents(
    PORT,
    () => [{ kind: 'reload' }],
    (stack) => stack,
  );
});
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

import { userInfo } from 'node:os';
import { signer } from './signed';

const NAMES = ['RELEASE_BY', 'USER', 'LOGNAME'];
const before = { ...process.env };
afterEach(() => {
  process.env = before;
});

it.each<[string, Record<string, string>, object]>([
  ['as RELEASE_BY says', { RELEASE_BY: 'ci of games', USER: 'mali' }, { who: 'ci of games' }],
  ['by the name of the user', { USER: 'mali' }, { who: 'mali' }],
  ['as the system knows the user, in jobs without variables', {}, { who: userInfo().username }],
  ['without a name where RELEASE_BY says none', { RELEASE_BY: '' }, {}],
])('who decides is noted %s', (_, env, who) => {
  process.env = { ...Object.fromEntries(Object.entries(before).filter(([name]) => !NAMES.includes(name))), ...env };
  expect(signer()).toEqual(who);
});

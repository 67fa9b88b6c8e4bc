import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import type * as Contract from '@foyer/shared/contract';
import Ajv from 'ajv';
import { root } from '../paths';
import type { NewCall } from './call';
import { newCall } from './make-call';

/** A workspace with the files that a new call changes and those that its contract imports. */
let copy: string;
beforeEach(() => {
  mkdirSync(path.join(root, '.cache'), { recursive: true });
  copy = mkdtempSync(path.join(root, '.cache', 'new-call-'));
  for (const part of ['shared/src/contract', 'platform/src/modules.ts', 'platform/src/testing/bench'])
    cpSync(path.join(root, part), path.join(copy, part), { recursive: true });
  symlinkSync(path.join(root, 'shared', 'node_modules'), path.join(copy, 'shared', 'node_modules'));
});
afterEach(() => rmSync(copy, { recursive: true }));

const asked: NewCall = {
  ...{ feature: 'games', name: 'hotStreaks', path: '/wps/game/streaks', method: 'GET', auth: 'optional' },
  sentence: 'The longest streaks of wins, the longest first',
};
const text = (file: string) => readFileSync(path.join(copy, file), 'utf8');
const read = <T extends object>(file: string) => jest.requireActual<T>(path.join(copy, 'shared/src/contract', file));
const rowOf = (file: string, table: string) => {
  const { [table]: rows } = read<Record<string, Record<string, unknown>>>(file);
  return (name: string) => rows?.[name];
};
const valid = (name: string, part: 'value' | 'body', sample: unknown) => {
  const { schemas } = read<{ schemas: Record<string, Record<typeof part, object>> }>('schemas/index.ts');
  return new Ajv().validate(schemas[name]![part], sample);
};

describe('a new call', () => {
  it('that reads has its row, form, sentence and sample, and is answered', () => {
    const files = newCall(copy, asked);
    const { name, method, path: address, auth, sentence } = asked;
    expect(read<typeof Contract>('calls.ts').calls).toHaveProperty(name, { method, path: address, auth });
    expect(rowOf('schemas/sentences.ts', 'sentences')(name)).toBe(sentence);
    const sample = rowOf('testing/answers.ts', 'answers')(name);
    expect([valid(name, 'value', sample), valid(name, 'value', [{ id: 1 }]), valid(name, 'value', {})]).toEqual([
      true,
      false,
      false,
    ]);
    expect(text('platform/src/modules.ts')).toContain("import { hotStreaksRoute } from './calls/games/hot-streaks';");
    expect(text('platform/src/modules.ts')).toMatch(/ {2}pictureRoutes,\n {2}hotStreaksRoute,\n\];/);
    expect(text('platform/src/calls/games/hot-streaks.ts')).toContain("route(app, 'hotStreaks', () => []);");
    expect(text('platform/src/testing/bench/reads.test.ts')).toMatch(/const bounds[^}]+ {2}hotStreaks: ONE,\n\};/);
    expect(files).toHaveLength(10);
  });

  it('that writes has a body, a rate, and is measured as one that writes', () => {
    newCall(copy, { ...asked, name: 'joinRaffle', path: '/wps/raffle', method: 'POST', auth: 'member' });
    expect(rowOf('calls.ts', 'calls')('joinRaffle')).toMatchObject({ method: 'POST', auth: 'member' });
    expect(valid('joinRaffle', 'body', rowOf('testing/requests.ts', 'bodies')('joinRaffle'))).toBe(true);
    expect([valid('joinRaffle', 'value', null), valid('joinRaffle', 'body', {})]).toEqual([true, false]);
    expect(text('platform/src/calls/games/join-raffle.ts')).toContain("rate: { action: 'call.joinRaffle'");
    expect(text('platform/src/testing/bench/reads.test.ts')).toContain("joinRaffle: 'writes',");
  });

  it('is refused where it would not be one, and nothing is written then', () => {
    const before = text('shared/src/contract/calls.ts');
    for (const [wrong, why] of [
      [{ name: 'hotGames' }, 'is there already'],
      [{ name: 'systemStatus' }, 'is there already'],
      [{ path: '/wps/game/hotMatches' }, 'is there already'],
      [{ path: '/game/streaks' }, 'cannot be the path'],
      [{ path: '/wps/game/jack-pots' }, 'cannot be the path'],
      [{ name: 'hot-streaks' }, 'cannot be the name'],
      [{ feature: 'Games' }, 'cannot be a folder'],
      [{ sentence: 'Streaks' }, 'says too little'],
    ] as const)
      expect(() => newCall(copy, { ...asked, ...wrong })).toThrow(why);
    expect(text('shared/src/contract/calls.ts')).toBe(before);
    newCall(copy, asked);
    expect(() => newCall(copy, { ...asked, path: '/wps/other' })).toThrow('is there already');
  });
});

import runtime from './bundler';
import type { ShareScope, WebpackRequire } from './webpack-require';

const { consumes, initContainerEntry, init } = runtime.bundlerRuntime;

const react = (version: string) => ({ [version]: { get: async () => () => `react ${version}` } });

/** A plugin's compiled entry, whose chunk "list" consumes React as module 7. */
function entry() {
  const webpackRequire: WebpackRequire = {
    S: {},
    m: {},
    c: {},
    federation: { initOptions: { name: 'games_1' } },
    consumesLoadingData: { moduleIdToConsumeDataMapping: { 7: { shareKey: 'react', requiredVersion: '^19.3.1' } } },
  };
  const installedModules = {};
  return {
    host: (shareScope: ShareScope) => initContainerEntry({ webpackRequire, shareScope }),
    load: (chunkId: string) => {
      const promises: Promise<void>[] = [];
      consumes({ chunkId, chunkMapping: { list: [7] }, installedModules, promises, webpackRequire });
      return Promise.all(promises);
    },
    run() {
      const module = { exports: undefined as unknown };
      webpackRequire.m[7]?.(module);
      return module.exports;
    },
    webpackRequire,
  };
}

describe('the runtime of an entry', () => {
  test('gives a module what the host provides, once', async () => {
    const { host, load, run } = entry();
    const get = jest.fn(async () => () => 'the one React');
    host({ react: { '19.4.0': { get } } });
    await Promise.all([load('list'), load('list')]);
    await load('list');
    expect(run()).toBe('the one React');
    expect(get).toHaveBeenCalledTimes(1);
  });

  test('chooses among the versions of a host that has several', async () => {
    const { host, load, run } = entry();
    host({ react: { ...react('18.3.0'), ...react('19.3.1'), ...react('20.0.0') } });
    await load('list');
    expect(run()).toBe('react 19.3.1');
  });

  test.each([
    ['20.0.0', { react: react('20.0.0') }],
    ['19.3.0', { react: react('19.3.0') }],
    ['none', {}],
  ])('refuses what is too old, too new or missing when the module runs: here %s', async (here, scope) => {
    const { host, load, run } = entry();
    host(scope);
    await load('list');
    expect(run).toThrow(`react ^19.3.1 is asked for, here is ${here}`);
  });

  test('asks again for what did not come', async () => {
    const { host, load, run } = entry();
    const get = jest
      .fn()
      .mockRejectedValueOnce(new Error('no connection'))
      .mockResolvedValue(() => 'React');
    host({ react: { '19.3.1': { get } } });
    await load('list');
    expect(run).toThrow('no connection');
    await load('list');
    expect(run()).toBe('React');
  });

  test('brings nothing for a chunk that asks for nothing', async () => {
    const { host, load } = entry();
    host({});
    await expect(load('lottery')).resolves.toEqual([]);
  });

  test('belongs to one host', () => {
    const { host } = entry();
    const scope = {};
    host(scope);
    expect(() => host(scope)).not.toThrow();
    expect(() => host({})).toThrow('games_1 has another share scope already');
  });

  test('is an instance by the name of its release', () => {
    expect(init(entry())).toEqual({ name: 'games_1' });
  });
});

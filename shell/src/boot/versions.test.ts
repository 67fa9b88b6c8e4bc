import { satisfies } from '@foyer/shared/remote';
import { unmetDemands } from './versions';

describe('ranges of shared packages', () => {
  it.each([
    ['19.3.1', '^19.3.1', true],
    ['19.4.0', '^19.3.1', true],
    ['19.3.0', '^19.3.1', false],
    ['20.0.0', '^19.3.1', false],
    ['18.9.9', '^19.0.0', false],
    ['19.4.0', '^19.3.9', true],
    ['19.3.9', '^19.4.0', false],
    ['19.10.0', '^19.9.0', true],
    ['20.9.9', '^19.0.0', false],
    ['19', '^19.0.0', true],
    ['19.3', '^19.3.1', false],
    ['1.0.0-3f2a91c0', '^1.0.0', true],
    ['1.0.0-3f2a91c0', '1.0.0', true],
    ['0.0.0', '^0.0.1', false],
  ])('%s in %s: %s', (version, range, expected) => {
    expect(satisfies(version, range)).toBe(expected);
  });
});

describe('what a release asks for', () => {
  const shell = {
    url: '/shell/1.0.0/index.html',
    metadata: { version: '1.0.0', integrity: 'sha256-entry' },
    extras: { pages: {}, widgets: {}, shared: { react: '19.3.1' } },
  };

  it('is met by the shell, or named with what is there', () => {
    expect(unmetDemands({ react: '^19.2.0' }, shell)).toEqual([]);
    expect(unmetDemands({ react: '^20.0.0', 'react-dom': '^19.0.0' }, shell)).toEqual([
      'react ^20.0.0 (here 19.3.1)',
      'react-dom ^19.0.0 (here none)',
    ]);
  });

  it('is met by nothing where there is no shell, not even a version 0', () => {
    expect(unmetDemands({ react: '^0.0.1' }, undefined)).toEqual(['react ^0.0.1 (here none)']);
    expect(unmetDemands({}, undefined)).toEqual([]);
  });
});

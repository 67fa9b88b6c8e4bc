import { createFiles } from './files';

const folder = '/games/1.0.0/';

describe('how a file of a release is fetched', () => {
  it('has its hash and the deadline of the site', () => {
    const files = createFiles(8000);
    files.know(folder, { 'list.js': 'sha256-abc' });
    expect(files.asset(`http://localhost${folder}list.js`)).toEqual({
      url: `${folder}list.js`,
      integrity: 'sha256-abc',
      timeout: 8000,
    });
  });

  it('is refused when nobody released it', () => {
    const files = createFiles(8000);
    files.know(folder, { 'list.js': 'sha256-abc' });
    expect(files.asset(`${folder}other.js`)).toBeUndefined();
    expect(files.asset('/games/1.0.1/list.js')).toBeUndefined();
  });

  it('belongs to one origin: the same path at another one was never released', () => {
    const files = createFiles(8000);
    files.know(folder, { 'list.js': 'sha256-abc' });
    files.know('https://cdn.example/games/2.0.0/', { 'list.js': 'sha256-def' });
    files.failed('https://cdn.example/games/2.0.0/');
    expect(files.asset('https://cdn.example/games/2.0.0/list.js')).toEqual({
      url: 'https://cdn.example/games/2.0.0/list.js?r=1',
      integrity: 'sha256-def',
      timeout: 8000,
    });
    for (const other of [
      '/games/2.0.0/list.js',
      `https://cdn.example${folder}list.js`,
      'https://cdn.example.evil.example/games/2.0.0/list.js',
    ])
      expect(files.asset(other)).toBeUndefined();
  });

  it('comes from a fresh address after its release failed, and only then', () => {
    const files = createFiles(8000);
    files.know(folder, { 'list.js': 'sha256-abc' });
    files.know('/wallet/1.0.0/', { 'record.js': 'sha256-def' });
    files.failed(folder);
    files.failed(folder);
    expect(files.asset(`${folder}list.js`)?.url).toBe(`${folder}list.js?r=2`);
    expect(files.asset('/wallet/1.0.0/record.js')?.url).toBe('/wallet/1.0.0/record.js');
  });

  it('knows what was asked for before', () => {
    const files = createFiles(8000);
    files.know(folder, { 'list.js': 'sha256-abc', 'hot.js': 'sha256-def' });
    files.asset(`http://localhost${folder}list.js`);
    expect([files.isAsked(`${folder}list.js`), files.isAsked(`${folder}hot.js`)]).toEqual([true, false]);
  });
});

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { billOf } from './bill';
import type { LockedPackage } from './lock-file';
import { CLEAN, checkPackages, FOUND, NOT_CHECKED } from './run';

const locked = (name: string, version: string, shipped = true): LockedPackage => ({
  name,
  version,
  integrity: `sha512-${Buffer.alloc(64, 7).toString('base64')}`,
  elsewhere: [],
  shipped,
});
const packages = [locked('clock', '1.2.3'), locked('clock', '2.0.0-rc.1', false), locked('@watch/hand', '3.0.0')];
const nobody = () => {
  throw new Error('nobody was to be asked');
};

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'foyer-advisories-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

type Events = Readonly<Record<string, string>>[];
function advisory(id: string, name: string, events: Events, more: object = {}): void {
  const file = path.join(folder, id, `${id}.json`);
  mkdirSync(path.dirname(file), { recursive: true });
  const of = { package: { ecosystem: 'npm', name }, ranges: [{ type: 'SEMVER', events }] };
  const words = { id, modified: '2026-10-01T00:00:00Z', summary: 'It stops.', affected: [of] };
  writeFileSync(file, JSON.stringify({ ...words, database_specific: { severity: 'HIGH' }, ...more }));
}
const checked = async () => checkPackages(packages, { folder, registry: nobody });

describe('a folder of advisories', () => {
  it('finds what lies between the first bad and the first good version', async () => {
    advisory('A-1', 'clock', [{ introduced: '1.0.0' }, { fixed: '1.2.4' }]);
    advisory('A-2', '@watch/hand', [{ introduced: '0' }, { last_affected: '3.0.0' }]);
    const { code, lines } = await checked();
    expect(code).toBe(FOUND);
    expect(lines).toEqual([
      'high     @watch/hand@3.0.0  A-2  It stops.',
      'high     clock@1.2.3  A-1  It stops.',
      expect.stringContaining('2 known, by 2 advisories'),
    ]);
  });

  it.each<[string, Events]>([
    ['a version that is good again', [{ introduced: '0' }, { fixed: '1.2.3' }]],
    ['one from before it was bad', [{ introduced: '2.0.0' }]],
    ['one after the last bad one', [{ introduced: '0' }, { last_affected: '1.2.2' }]],
    [
      'one between two bad times',
      [{ introduced: '0' }, { fixed: '1.0.0' }, { introduced: '2.0.0' }, { fixed: '2.1.0' }],
    ],
  ])('leaves %s alone, and says by what', async (_what, events) => {
    advisory('A-1', 'clock', events);
    const { lines } = await checkPackages([locked('clock', '1.2.3')], { folder, registry: nobody });
    expect(lines).toEqual([expect.stringMatching(/^None is known of 1 packages, by 1 advisories in .*2026-10-01/)]);
  });

  it('says of a package that only builds and tests that it does', async () => {
    advisory('A-1', 'clock', [{ introduced: '2.0.0-rc.0' }]);
    expect((await checked()).lines[0]).toMatch(/^high +clock@2\.0\.0-rc\.1 .*\(builds and tests only\)$/);
  });

  it('leaves out what was withdrawn, and other registries', async () => {
    advisory('A-1', 'clock', [{ introduced: '0' }], { withdrawn: '2026-01-01T00:00:00Z' });
    advisory('A-2', 'clock', [], {
      affected: [{ package: { ecosystem: 'PyPI', name: 'clock' }, versions: ['1.2.3'] }],
    });
    expect((await checked()).code).toBe(CLEAN);
  });

  it('is an error when it has no advisories', async () => {
    expect(await checked()).toMatchObject({ code: NOT_CHECKED, lines: [expect.stringMatching(/^NOT CHECKED/)] });
  });
});

describe('the registry', () => {
  async function answering(
    status: number,
    body: unknown,
  ): Promise<{ asked: unknown; code: number; lines: readonly string[] }> {
    let asked = '';
    const server = createServer((request, response) => {
      request.on('data', (part: Buffer) => {
        asked += part.toString();
      });
      request.on('end', () => response.writeHead(status).end(JSON.stringify(body)));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    try {
      const result = await checkPackages(packages, { registry: () => `http://127.0.0.1:${port}/some/` });
      return { ...result, asked: JSON.parse(asked) };
    } finally {
      server.close();
    }
  }

  it('is asked for all of them at once', async () => {
    const said = {
      clock: [{ url: 'https://example.com/A-9', title: 'It stops.', severity: 'low', vulnerable_versions: '<1.3.0' }],
    };
    const { asked, code, lines } = await answering(200, said);
    expect(asked).toEqual({ clock: ['1.2.3', '2.0.0-rc.1'], '@watch/hand': ['3.0.0'] });
    expect(code).toBe(FOUND);
    expect(lines[0]).toBe('low      clock@1.2.3  A-9  It stops.');
  });

  it('may know of nothing', async () => {
    expect(await answering(200, {})).toMatchObject({
      code: CLEAN,
      lines: [expect.stringContaining('by the registry')],
    });
  });

  it('that does not answer is an error', async () => {
    expect(await answering(405, {})).toMatchObject({
      code: NOT_CHECKED,
      lines: expect.arrayContaining([expect.stringMatching(/^NOT CHECKED.* 405 /)]),
    });
    const gone = await checkPackages(packages, { registry: () => 'http://127.0.0.1:9/' });
    expect(gone.code).toBe(NOT_CHECKED);
  });
});

describe('a bill of materials', () => {
  it('names each package by the address that scanners know, with its hash and whether it is shipped', () => {
    const bill = JSON.parse(billOf('foyer', '1.0.0', packages)) as { components: object[]; bomFormat: string };
    expect(bill.bomFormat).toBe('CycloneDX');
    expect(bill.components).toHaveLength(3);
    expect(bill.components[0]).toMatchObject({
      group: '@watch',
      purl: 'pkg:npm/%40watch/hand@3.0.0',
      scope: 'required',
      hashes: [{ alg: 'SHA-512', content: '07'.repeat(64) }],
    });
    expect(bill.components[2]).toMatchObject({ purl: 'pkg:npm/clock@2.0.0-rc.1', scope: 'excluded' });
  });
});

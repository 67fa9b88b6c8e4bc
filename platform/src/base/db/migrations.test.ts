import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { migrationsFolder } from './migrations';
import * as schema from './schema';

interface Snapshot {
  readonly id: string;
  readonly prevId: string;
}

const meta = path.join(migrationsFolder, 'meta');
const names = readdirSync(meta).filter((name) => name.endsWith('_snapshot.json'));
const read = (name: string) => JSON.parse(readFileSync(path.join(meta, name), 'utf8')) as Snapshot;

describe('snapshots of the schema, which the generator of migrations compares with', () => {
  it('each follow the one before, also where two changes were made side by side', () => {
    const snapshots = names.map((name) => ({ name, ...read(name) }));
    expect(snapshots.length).toBeGreaterThan(50);
    for (const [index, { name, prevId }] of snapshots.entries())
      if (index > 0) expect({ name, prevId }).toEqual({ name, prevId: snapshots[index - 1]?.id });
  });

  it('end with the schema as it is', async () => {
    const last = read(names.at(-1) ?? '') as Parameters<typeof generateMigration>[0];
    expect(await generateMigration(last, generateDrizzleJson(schema, last.id))).toEqual([]);
  });
});
